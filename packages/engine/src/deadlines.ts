import type { SourceFile } from '@tickmark/document/page'

const SECOND = 1000
const MEGABYTE = 2 ** 20

/**
 * Milliseconds of the processor that a call may take when its caller sets no deadline. Small, for a hostile file is one that never ends,
 * but a sound page beside other work on the same cores takes several times what it takes alone.
 */
export const deadlines = {
  inspect: () => 10 * SECOND,
  // A balance sheet in outlines and a photograph of an invoice took 24 seconds each on two busy cores, and were lost at 13.
  readPages: (pages: readonly number[]) => 45 * SECOND + 10 * SECOND * (pages.length - 1),
  assemble: (pages: number) => 30 * SECOND + 0.5 * SECOND * pages,
  // Old formats may have to go through LibreOffice, which takes its time to start.
  readWhole: () => 120 * SECOND,
  renderPage: ({ name }: SourceFile) => (/\.(docx?|pptx?)$/i.test(name) ? 90 * SECOND : 13 * SECOND),
  // A model of two million cells is a document of ten megabytes, and took five minutes beside other work.
  review: (bytes: number) => 300 * SECOND + (60 * SECOND * bytes) / MEGABYTE,
  // To open a document that is kept and take something from it.
  opened: () => 60 * SECOND,
  // To open a model of a hundred thousand formulas, compute it and compute it once more.
  askModel: () => 120 * SECOND,
  writeResults: (formats: readonly unknown[]) => (240 + 60 * formats.length) * SECOND,
  previewResult: () => 60 * SECOND,
}
