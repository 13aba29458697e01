import type { TaskFile } from '@tickmark/contract'

const VIEWS: Record<string, TaskFile['view']> = { pdf: 'pdf', image: 'images', xlsx: 'grid', xls: 'grid', csv: 'grid' }

/** How the reviewer shows a file of a format. */
export function viewOf({ format }: { format: string }): TaskFile['view'] {
  return VIEWS[format] ?? 'text'
}
