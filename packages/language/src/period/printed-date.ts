/** A date as far as it is printed: a year, a month of a year, or a day. */
export interface PrintedDate {
  year: number
  /** 1 to 12; what is printed, even where the calendar has no such month. */
  month?: number
  day?: number
  /** Months up to `month` that the same words name: 9 for 2024年1-9月. */
  months?: number
  /** As printed. */
  text: string
  start: number
  end: number
}

const pad = (value: number) => String(value).padStart(2, '0')

/** "2024-12-31", "2024-12" or "2024". */
export function isoDate({ year, month, day }: Pick<PrintedDate, 'year' | 'month' | 'day'>): string {
  if (month === undefined) return String(year)
  return day === undefined ? `${year}-${pad(month)}` : `${year}-${pad(month)}-${pad(day)}`
}
