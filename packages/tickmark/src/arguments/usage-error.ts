import type { Translations } from '@tickmark/document'

/** The command line itself is wrong: said to the person who typed it, exit code 2. */
export class UsageError extends Error {
  readonly text: Translations
  constructor(text: Translations) {
    super(text.en)
    this.name = 'UsageError'
    this.text = text
  }
}
