import type { Figure } from '@tickmark/document'

/** What is known of a document before any rule runs; computed once, asked by all rules. */
export interface Facts {
  figures: Figure[]
}
