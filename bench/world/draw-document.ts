import { itemAt } from '@tickmark/document'
import { Books } from './company/books.ts'
import type { Span } from './company/books.ts'
import { drawQuarters } from './company/draw-quarters.ts'
import { Draft } from './draft/draft.ts'
import { powerOfTen } from './exact.ts'
import { KINDS, kindsOf } from './kinds/index.ts'
import type { Scene, Times } from './kinds/scene.ts'
import { marksUnderTables, noteNumbers, unitHeads, unitOverHeads } from './layouts/apply.ts'
import { drawTraits } from './layouts/traits.ts'
import { drawPassages, passagesFit, writePassages } from './passages/index.ts'
import type { Manner } from './manner.ts'
import type { NoteKey } from './note-key.ts'
import { MANNERS } from './manners/index.ts'
import { plantErrors } from './plant/plant.ts'
import { drawFrom } from './random.ts'
import type { Draw } from './random.ts'
import { tellRounding } from './look-alikes/rounding.ts'
import type { DocumentKind, Plant } from './truth.ts'

export interface Wish {
  seed: number
  /** Number of the document in its batch. */
  index: number
  manner?: string
  kind?: DocumentKind
  /** Traits that it has for certain. */
  traits?: readonly string[]
  /** Passages that it holds for certain. */
  passages?: readonly string[]
  /** How many errors are planted. */
  plants?: number
  plantKind?: string
  /** Errors only in this passage. */
  plantIn?: string
}

export interface DrawnDocument {
  id: string
  wish: Wish
  kind: DocumentKind
  scene: Scene
  draft: Draft
  plants: Plant[]
  /** How it is set: drawn apart, so that a style sheet more changes no figure. */
  style: Draw
}

/** Quarters kept: five years, the last of them reported. */
const QUARTERS = 20

/** One document of the world: the same wish gives the same document, byte for byte. */
export function drawDocument(wish: Wish): DrawnDocument {
  const draw = drawFrom(`world ${wish.seed} ${wish.index}`)
  const manner = pickManner(wish, draw.stream('manner'))
  const kind = wish.kind ?? pickKind(kindsFor(wish, manner), manner, draw.stream('kind'))
  const scene = setScene(wish, manner, kind, draw)
  KINDS[kind]?.write(scene)
  tellRounding(scene.draft)
  if (scene.traits.has('unit-heads')) unitHeads(scene.draft)
  if (scene.traits.has('unit-over-heads')) unitOverHeads(scene.draft)
  if (scene.traits.has('footnote-marks')) marksUnderTables(scene.draft, manner.language, draw.stream('marks'))
  const plants = plantErrors(scene.draft, {
    count: wish.plants ?? 0,
    only: wish.plantKind,
    within: wish.plantIn,
    draw: draw.stream('plants'),
  })
  const id = [manner.id, kind, wish.seed, wish.index].join('-')
  return { id, wish, kind, scene, draft: scene.draft, plants, style: draw.stream('style') }
}

function pickManner(wish: Wish, draw: Draw): Manner {
  const able = Object.values(MANNERS).filter((one) => kindsFor(wish, one).length > 0)
  const found = wish.manner ? MANNERS[wish.manner] : draw.pick(able)
  if (!found) throw new Error(`no manner ${wish.manner}; there are ${Object.keys(MANNERS).join(', ')}`)
  return found
}

/** Most documents are the reports that the manner is known by. */
const REPORTS = 0.6

function pickKind(able: readonly DocumentKind[], manner: Manner, draw: Draw): DocumentKind {
  const [reports, others] = [
    able.filter((one) => manner.kinds.includes(one)),
    able.filter((one) => !manner.kinds.includes(one)),
  ]
  const isReport = draw.chance(REPORTS)
  return draw.pick((isReport && reports.length > 0) || others.length === 0 ? reports : others)
}

/** The kinds of a manner in which all that is wished can stand. */
function kindsFor(wish: Wish, manner: Manner): DocumentKind[] {
  return kindsOf(manner).filter(
    (kind) => (!wish.kind || wish.kind === kind) && passagesFit(wish.passages ?? [], { manner, kind }),
  )
}

function setScene(wish: Wish, manner: Manner, kind: DocumentKind, draw: Draw): Scene {
  const shape = draw.stream('shape')
  const scale = shape.pick(manner.scales)
  const traits = drawTraits(manner, draw.stream('traits'), wish.traits ?? [])
  const last = KINDS[kind]?.lastQuarter(shape, QUARTERS) ?? QUARTERS
  const calendar = { last: QUARTERS, year: shape.whole(2019, 2025), month: shape.pick(manner.yearEnds) }
  const years = kind === 'annual-report' && shape.chance(0.25) ? 3 : 2
  const names = draw.stream('names')
  const without = KINDS[kind]?.without ?? []
  const notes = pickNotes(draw.stream('notes')).filter((key) => !without.includes(key))
  return {
    manner: traits.has('other-note-numbers') ? noteNumbers(manner, draw.stream('note numbers')) : manner,
    draft: new Draft(),
    books: drawBooks(
      manner,
      { grain: grainOf(manner, scale, traits), size: shape.between(manner.size.least, manner.size.most) },
      draw,
    ),
    draw: draw.stream('author'),
    traits,
    passages: drawPassages({ manner, kind, wished: wish.passages ?? [] }, draw.stream('passages')),
    writePassages,
    calendar,
    company: {
      name: names.pick(manner.names.companies),
      segments: names.pick(manner.names.segments).slice(0, 3),
      auditor: names.pick(manner.names.auditors),
      city: names.pick(manner.names.cities),
      person: names.pick(manner.names.people),
    },
    ...timesOf(kind, last, years),
    scale,
    prose:
      shape.pick(manner.prose.filter((one) => one.power >= scale.power || one.decimals > 0)) ?? itemAt(manner.prose, 0),
    notes,
    told: new Map(),
    named: [],
    earnings: [],
  }
}

/** The reported stretch with its comparatives, and the days of the balance sheets. */
function timesOf(kind: DocumentKind, last: number, years: number): { spans: Times; ends: Times } {
  const ofYear = ((last - 1) % 4) + 1
  const isYear = !KINDS[kind]?.isInterim
  if (KINDS[kind]?.hasStub) return withStub(last, ofYear)
  const before = Array.from({ length: (isYear ? years : 2) - 1 }, (_, at) => last - 4 * (at + 1))
  const stretch = (to: number): Span => ({ from: to - (isYear ? 4 : ofYear) + 1, to })
  // An interim balance sheet stands beside that of the last year end.
  const endBefore = isYear ? before.slice(0, 1) : [last - ofYear]
  return { spans: [stretch(last), ...before.map(stretch)], ends: [dayOf(last), ...endBefore.map(dayOf)] }
}

/** A part of a year beside the same part of the year before, and the three years before it. */
function withStub(last: number, ofYear: number): { spans: Times; ends: Times } {
  const stub = (to: number): Span => ({ from: to - ofYear + 1, to })
  const years = [0, 1, 2].map((ago) => last - ofYear - 4 * ago).map((to) => ({ from: to - 3, to }))
  return { spans: [stub(last), stub(last - 4), ...years], ends: [dayOf(last), ...years.map(({ to }) => dayOf(to))] }
}

const dayOf = (quarter: number): Span => ({ from: quarter, to: quarter })

/** Totals either foot as printed (amounts are kept in the printed unit), or each is rounded by itself. */
function grainOf(manner: Manner, scale: Manner['scales'][number], traits: ReadonlySet<string>): bigint {
  const printed = powerOfTen(scale.power - scale.decimals)
  // What is printed to the last coin was kept so: nothing is left to round.
  return traits.has('rounded-apart') && scale.power - scale.decimals >= 3 ? printed / 1000n : printed
}

function drawBooks(manner: Manner, { grain, size }: { grain: bigint; size: number }, draw: Draw): Books {
  const one = draw.stream('company')
  const perGrain = Number(grain) / 1e6
  const revenue = Math.round(10 ** size / perGrain)
  const par = manner.parThousandths / 1000 / perGrain
  // A year earns about three tenths of a quarter's revenue: as many shares as leave the usual earnings to each, in whole lots.
  const earnings = manner.usualEarnings * one.between(0.4, 2.5)
  const capital = Math.max(1, Math.round((0.3 * revenue * manner.parThousandths) / 1000 / earnings))
  const character = {
    size: revenue,
    growth: one.between(-0.08, 0.25),
    grossMargin: one.between(0.22, 0.55),
    taxRate: manner.taxRate.percent / 100,
    segments: 3,
    shares: Math.round(capital / par),
    par,
    hasMinority: true,
    hasSurplusReserve: manner.traits['surplus-reserve'] !== undefined,
    issuesShares: one.chance(0.5),
    isSeasonal: one.chance(0.5),
  }
  return new Books(drawQuarters(character, QUARTERS, one), grain)
}

const ALWAYS: readonly NoteKey[] = [
  'policies',
  'segments',
  'revenue',
  'tax',
  'eps',
  'ppe',
  'receivables',
  'inventories',
  'borrowings',
]
const SOMETIMES: readonly NoteKey[] = ['provisions', 'capital', 'staff', 'events']

function pickNotes(draw: Draw): NoteKey[] {
  const chosen = SOMETIMES.filter(() => draw.chance(0.75))
  return [...ALWAYS, ...chosen]
}
