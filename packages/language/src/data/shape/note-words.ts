/**
 * What notes to statements are about. A title and a line of a statement that both have a word of one subject belong together:
 * "Finance costs" are explained under "Borrowings". policies: how lines are measured. anyLine: notes that may explain any line.
 */
export const NOTE_SUBJECTS = [
  'revenue',
  'tax',
  'property',
  'receivables',
  'inventories',
  'borrowings',
  'provisions',
  'capital',
  'dividends',
  'staff',
  'leases',
  'intangibles',
  'payables',
  'policies',
  'anyLine',
] as const

export type NoteSubject = (typeof NOTE_SUBJECTS)[number]

/** Words by subject; a hyphen at the end leaves the word's end open ("inventor-"). Empty: the language has none for it. */
export type NoteWords = Readonly<Record<NoteSubject, readonly string[]>>
