import type { Stretch } from '../manner.ts'

export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

export const MONTHS_IN_WORDS: Record<Stretch['months'], string> = {
  3: 'Three months',
  6: 'Six months',
  9: 'Nine months',
  12: 'Year',
}
