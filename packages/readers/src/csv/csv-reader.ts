import type { WholeReader } from '../reader/reader.ts'

/** Delimited text. What reads it is loaded with the first file: a look at one needs none of it. */
export const csvReader: WholeReader = {
  inspect: async () => ({ format: 'csv', mediaType: 'text/csv', pageCount: 1, paginated: false }),
  read: async (file) => (await import('./read-csv.ts')).readCsv(file),
}
