import { itemAt } from '@tickmark/document'
import { daysAfter, endOf } from '../company/calendar.ts'
import type { Cell, Piece, WordToken } from '../draft/content.ts'
import { ONE, divideRounded } from '../exact.ts'
import { percentOf, wordsOf } from '../kinds/scene.ts'
import type { Scene } from '../kinds/scene.ts'
import { columnsOf, headWords } from '../kinds/statements.ts'
import { gridTable, shareOfAmount, someMoney } from '../kinds/tables.ts'
import { BOXES, GUARANTEE, MEETING, REASONS, SAID_BY, SOURCES } from './form-words.ts'
import { languagesOf } from './passage.ts'
import type { Passage } from './passage.ts'

/** A word that says all that it must; the others are what stands there where somebody forgot. */
function wholeWord(
  scene: Scene,
  name: string,
  choices: Record<'complete', string> & Record<string, string>,
): WordToken {
  const word = scene.draft.word('text', 'complete', { ...choices })
  scene.draft.relate('complete', name, word, [])
  return word
}

const present = (pieces: readonly Piece[]): Piece[] => pieces.filter((piece) => piece !== '')

/** The day of the next meeting, for which drafts hold a place. */
function writeMeeting(scene: Scene): void {
  const end = endOf(scene.calendar, itemAt(scene.ends, 0).to)
  const day = scene.manner.heads.proseDay(daysAfter(end, scene.draw.whole(110, 160)))
  const { before, day: word, after } = MEETING[scene.manner.language](day)
  scene.draft.paragraph(present([before, wholeWord(scene, 'filled-in', { ...word }), after]))
}

/** Boxes of which one is ticked. */
function writeBoxes(scene: Scene): void {
  const { titles, ...choices } = BOXES
  for (const title of scene.draw.shuffle(titles).slice(0, 2)) {
    scene.draft.paragraph([title])
    scene.draft.paragraph([wholeWord(scene, 'one-box-ticked', choices)])
  }
}

/** The board's word for its report. */
function writeGuarantee(scene: Scene): void {
  const { before, after, ...choices } = GUARANTEE
  scene.draft.paragraph([before, wholeWord(scene, 'guaranteed', choices), after])
}

/** Lines that changed by more than 30 %, each with a reason. */
function writeReasons(scene: Scene): void {
  const [span, earlier] = scene.spans
  if (!earlier) return
  const words = wordsOf(scene, REASONS)
  const size = scene.books.value('adminExpenses', span)
  const columns = columnsOf(scene, [span, earlier])
  const rows = words.rows.map((text, at) => {
    const before = someMoney(scene, shareOfAmount(scene, size, scene.draw.between(0.01, 0.05)), earlier, {
      scope: text,
    })
    const now = someMoney(scene, shareOfAmount(scene, before.exact, scene.draw.between(1.35, 2.4)), span, {
      scope: text,
    })
    if (before.value === 0n) return undefined
    const value = divideRounded((now.value - before.value) * 100n * ONE, before.value)
    const growth = percentOf(scene, { value, decimals: 1, span, inTable: true })
    scene.draft.relate('percent-change', 'growth-column', growth, [
      [now, 1],
      [before, 1],
    ])
    const reason = wholeWord(scene, 'explained', { complete: itemAt(words.reasons, at), lacking: '' })
    return { label: text, cells: [...columns.map(({ ago }) => (ago === 0 ? now : before)), growth], reason }
  })
  const told = rows.filter((row) => row !== undefined)
  scene.draft.paragraph([words.text])
  const table = gridTable(scene, {
    role: 'reasons',
    heads: [
      [
        ...headWords(scene, columns, false).map((word): Cell => ({ pieces: [word], align: 'right' })),
        words.growth,
        words.reason,
      ],
    ],
    rows: told.map((row) => ({ label: row.label, cells: [...row.cells, ''] })),
  })
  table.columns[table.columns.length - 1] = { kind: 'text' }
  told.forEach(({ reason }, at) => (itemAt(table.rows, at).cells[4] = { pieces: [reason], align: 'left' }))
}

/** Claims about a market with marks of the list of sources that stands behind them. */
function writeSources(scene: Scene): void {
  const words = wordsOf(scene, SOURCES)
  const { draft, draw, calendar } = scene
  const share = percentOf(scene, {
    value: BigInt(draw.whole(60, 320)) * (ONE / 10n),
    decimals: 1,
    span: itemAt(scene.spans, 0),
  })
  const source = wholeWord(scene, 'sourced', { ...wordsOf(scene, SAID_BY) })
  const claim = itemAt(words.claims, 0)({ share: '\u0000', source: wordsOf(scene, SAID_BY) })
  const around = (text: string): Piece[] =>
    text.split('\u0000').flatMap((part, at) => (at > 0 ? [share, part] : [part]))
  draft.paragraph(present([...around(claim.before), source, ...around(claim.after)]))
  const entries = words.sources.map((entry, at) => {
    const parts = entry(calendar.year - draw.whole(0, 1))
    const stale = String(Number(parts.year) - draw.whole(7, 12))
    const year = wholeWord(scene, 'source-recent', { complete: parts.year, stale })
    return { id: draft.newId(`source${at}-`), mark: `[${at + 1}]`, ...parts, year }
  })
  words.cited.forEach((text, at) => {
    const { id, mark, year } = itemAt(entries, at)
    const word = draft.word('reference', id, { [id]: mark, nowhere: `[${entries.length + 4}]` })
    draft.references.push({ word: word.id, target: id })
    // With a wrong mark the entry that was meant is cited by nothing.
    draft.relate('reference', 'citation', word, [[year, 1]])
    draft.paragraph([text, word, scene.manner.language === 'en' ? '.' : '。'])
  })
  draft.heading(1, words.title)
  for (const { id, mark, before, year, after } of entries)
    draft.add({ type: 'paragraph', id, role: 'list', pieces: [`${mark} ${before}`, year, after] })
}

export const FORM_PASSAGES: readonly Passage[] = [
  { id: 'meeting', at: 'notes', often: 0.3, write: writeMeeting },
  { id: 'boxes', at: 'review', often: 0.3, manners: ['a-share'], write: writeBoxes },
  {
    id: 'board-guarantee',
    at: 'review',
    often: 0.3,
    manners: ['a-share'],
    kinds: ['annual-report'],
    write: writeGuarantee,
  },
  { id: 'change-reasons', at: 'review', often: 0.25, languages: languagesOf(REASONS as never), write: writeReasons },
  {
    id: 'sources',
    at: 'review',
    often: 0.5,
    kinds: ['due-diligence'],
    languages: languagesOf(SOURCES as never),
    write: writeSources,
  },
]
