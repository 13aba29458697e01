import { availableParallelism, loadavg } from 'node:os'
import { numberAt } from '@tickmark/document'
import type { SourceFile } from '@tickmark/document/page'

const SECOND = 1000
const MEGABYTE = 2 ** 20

/**
 * Milliseconds that a call may take when its caller sets no deadline. Small, for a hostile file is one that never ends: no
 * sound page takes a third of what it is given.
 */
export const deadlines = {
  inspect: () => patient(10 * SECOND),
  readPages: (pages: readonly number[]) => patient(13 * SECOND + 10 * SECOND * (pages.length - 1)),
  assemble: (pages: number) => patient(30 * SECOND + 0.5 * SECOND * pages),
  // Old formats may have to go through LibreOffice, which takes its time to start.
  readWhole: () => patient(120 * SECOND),
  renderPage: ({ name }: SourceFile) => patient(/\.(docx?|pptx?)$/i.test(name) ? 90 * SECOND : 13 * SECOND),
  // A model of two million cells is a document of ten megabytes, and took five minutes beside other work.
  review: (bytes: number) => patient(300 * SECOND + (60 * SECOND * bytes) / MEGABYTE),
  // To open a document that is kept and take something from it.
  opened: () => patient(60 * SECOND),
  // To open a model of a hundred thousand formulas, compute it and compute it once more.
  askModel: () => patient(120 * SECOND),
  writeResults: (formats: readonly unknown[]) => patient((240 + 60 * formats.length) * SECOND),
  previewResult: () => patient(60 * SECOND),
}

const MOST_PATIENCE = 4

/** On a machine that has more to do than it can, every call takes longer through no fault of its file. */
function patient(milliseconds: number): number {
  const load = numberAt(loadavg(), 0) / availableParallelism()
  return milliseconds * Math.min(MOST_PATIENCE, Math.max(1, load))
}
