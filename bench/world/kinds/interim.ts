import { itemAt } from '@tickmark/document'
import { collect, section, tieStatements, writeReview, writeStatements } from './annual.ts'
import { stretchOf } from '../company/calendar.ts'
import { writeNotes } from './notes.ts'
import type { Scene } from './scene.ts'

/** A part of the year beside the same part of the year before; the balance sheet beside the last year's end. */
export function writeInterim(scene: Scene): void {
  const { draft, manner, company } = scene
  const statements = collect(scene, () => writeStatements(scene))
  const notes = collect(scene, () => {
    section(scene, 'notes')
    writeNotes(scene)
  })
  tieStatements(scene)
  const front = collect(scene, () => {
    draft.paragraph([company.name], 'title')
    draft.paragraph([manner.heads.prosePeriod(stretchOf(scene.calendar, itemAt(scene.spans, 0), 0))], 'centred')
    section(scene, 'review')
    writeReview(scene)
  })
  draft.blocks.push(...front, ...statements, ...notes)
}
