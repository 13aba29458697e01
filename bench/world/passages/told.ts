import { itemAt } from '@tickmark/document'
import type { Span } from '../company/books.ts'
import type { FigureToken, Piece } from '../draft/content.ts'
import { growthOf } from '../kinds/prose.ts'
import {
  dayText,
  directionOf,
  factOf,
  label,
  moneyAround,
  periodOf,
  proseAmount,
  stretchText,
  toldOf,
  toldPlainly,
  wordsOf,
} from '../kinds/scene.ts'
import type { Scene } from '../kinds/scene.ts'
import { footRows } from '../kinds/notes.ts'
import { columnsOf, headWords } from '../kinds/statements.ts'
import { gridTable, shareOfAmount, someMoney } from '../kinds/tables.ts'
import { RATES } from '../look-alikes/convenience-currency.ts'
import { printInTable, stepOf } from '../numbers.ts'
import { FLOWS, grownOf, tellableOf } from './growth.ts'
import { languagesOf, sayIn } from './passage.ts'
import type { Passage } from './passage.ts'
import { BARE_GROWTH, COMPENSATION, CONVERTED, EARLIER, LINE_OF_PART, LONGER_TERM, UNRECOGNIZED } from './told-words.ts'

/** "Selling expenses fell by 11.6 %": nothing but the statement says whether they did. */
function writeBareGrowth(scene: Scene): void {
  for (const { concept, span, earlier, known } of scene.draw.shuffle(grownOf(scene, FLOWS)).slice(0, 3)) {
    const now = toldPlainly(scene, concept, span)
    if (!now || now.value === known.value || earlier.to === span.to) continue
    const parts = {
      what: label(scene, concept),
      percent: [growthOf(scene, now, known, span)],
      direction: directionOf(scene, now, known),
      period: stretchText(scene, span, 0),
    }
    scene.draft.paragraph(sayIn(scene, BARE_GROWTH, parts))
  }
}

/** The discussion of the year before under a heading of its own, whose sentences name no time. */
function writeEarlierYears(scene: Scene): void {
  const [, earlier] = scene.spans
  if (!earlier) return
  const first: Span = scene.spans[2] ?? { from: earlier.from - 4, to: earlier.to - 4 }
  const words = wordsOf(scene, EARLIER)
  const [period, periodBefore] = [stretchText(scene, earlier, 1), stretchText(scene, first, 2)]
  scene.draft.heading(3, words.title({ period, periodBefore }))
  const before = { ...scene, spans: [earlier, first] as const }
  for (const { concept } of scene.draw.shuffle(tellableOf(before, FLOWS)).slice(0, 3)) {
    const [now, then] = [proseAmount(scene, concept, earlier), proseAmount(scene, concept, first)]
    const parts = {
      what: label(scene, concept),
      direction: directionOf(scene, now.token, then.token),
      percent: [growthOf(scene, now.token, then.token, earlier)],
      now: now.pieces,
      before: then.pieces,
    }
    scene.draft.paragraph(words.change(parts))
    scene.draft.lookAlike('earlier-year', parts.percent, 'Of the year before: not the growth of the reported year.')
  }
}

/** "RMB16,829 million (US$2,742 million), compared to RMB10,950 million": the year's amounts once more in dollars. */
function writeConverted(scene: Scene): void {
  const about = RATES[scene.manner.currency.code]
  const [span, earlier] = scene.spans
  // Where a table has a column of dollars, its own rate is the one to convert at.
  if (about === undefined || !earlier || earlier.to === span.to || scene.traits.has('convenience-currency')) return
  const rate = about * scene.draw.between(0.95, 1.05)
  for (const { concept } of scene.draw.shuffle(tellableOf(scene, FLOWS)).slice(0, 3)) {
    const [now, then] = [proseAmount(scene, concept, span), proseAmount(scene, concept, earlier)]
    const dollars = dollarsOf(scene, now.token, rate, span)
    scene.draft.lookAlike(
      'convenience-currency',
      [dollars],
      'The amount before it in another currency, and no other amount.',
    )
    const parts = {
      what: label(scene, concept),
      direction: directionOf(scene, now.token, then.token),
      percent: [growthOf(scene, now.token, then.token, span)],
      now: now.pieces,
      dollars: scene.manner.language === 'en' ? ['US$', dollars, ' million'] : [dollars, '百万美元'],
      before: then.pieces,
      period: stretchText(scene, span, 0),
      earlier: stretchText(scene, earlier, 1),
    }
    scene.draft.paragraph(sayIn(scene, CONVERTED, parts))
  }
}

function dollarsOf(scene: Scene, own: FigureToken, rate: number, span: Span): FigureToken {
  const printing = { scale: 6, decimals: 1 }
  return scene.draft.figure({
    value: shareOfAmount(scene, own.value, 1 / rate),
    kind: 'amount',
    unit: 'USD',
    scale: printing.scale,
    step: stepOf(printing),
    print: (value) => printInTable(value, printing, scene.manner.number),
    scope: 'convenience',
    period: periodOf(scene, span, false),
  })
}

/** "Industrial net sales rose 8 %": the revenue of one part, which stands in the table of segments. */
function writeLineOfPart(scene: Scene): void {
  const [span, earlier] = scene.spans
  if (!earlier) return
  for (const name of scene.draw.shuffle(scene.company.segments).slice(0, 2)) {
    const [now, before] = [span, earlier].map((one) => toldOf(scene, 'segment-revenue', one, name))
    if (!now || !before || now.value === before.value || before.value <= 0n) continue
    const percent = [growthOf(scene, now, before, span)]
    const parts = {
      part: name,
      what: label(scene, 'revenue'),
      direction: directionOf(scene, now, before),
      percent,
      now: () => {
        const fact = { value: now.exact, span, concept: 'segment-revenue' }
        return moneyAround(scene, factOf(scene, fact, { scope: name, prose: true }))
      },
      period: stretchText(scene, span, 0),
    }
    scene.draft.paragraph(sayIn(scene, LINE_OF_PART, parts))
    scene.draft.lookAlike('other-scope', percent, 'Of one segment alone.')
  }
}

/** An amount whose name holds that of a line and means something else; the line itself is told as well. */
function writeLongerTerm(scene: Scene): void {
  if (scene.manner.language === 'en') writeUnrecognized(scene)
  else {
    const end = itemAt(scene.ends, 0)
    const other = otherAmount(scene, end)
    const parts = {
      what: label(scene, 'deferredTaxAsset'),
      day: dayText(scene, end),
      amount: moneyAround(scene, other),
      known: proseAmount(scene, 'deferredTaxAsset', end).pieces,
    }
    tellOther(scene, other, sayIn(scene, LONGER_TERM, parts))
  }
}

function otherAmount(scene: Scene, end: Span): FigureToken {
  const value = shareOfAmount(scene, scene.books.value('deferredTaxAsset', end), scene.draw.between(1.3, 4))
  return factOf(scene, { value, span: end, isEnd: true }, { prose: true, scope: 'unrecognised' })
}

function tellOther(scene: Scene, other: FigureToken, pieces: readonly Piece[]): void {
  scene.draft.paragraph(pieces)
  scene.draft.lookAlike('longer-term', [other], 'The name of a line is a piece of its name.')
}

/** The cost of shares given to staff down to what is left after tax, beside tax benefits of another kind. */
function writeUnrecognized(scene: Scene): void {
  const columns = columnsOf(scene, scene.spans)
  const spans = columns.map(({ span }) => span)
  const heads = headWords(scene, columns, false).map((word) => ({ pieces: [word], align: 'right' as const }))
  const of = (share: number) =>
    spans.map((span) => shareOfAmount(scene, scene.books.value('revenue', span), share * scene.draw.between(0.8, 1.2)))
  const parts = [of(0.02), of(0.05)].map((values) =>
    values.map((value, at) => someMoney(scene, value, itemAt(spans, at), { scope: 'compensation' })),
  )
  const total = spans.map((span, at) =>
    someMoney(
      scene,
      parts.reduce((sum, figures) => sum + itemAt(figures, at).exact, 0n),
      span,
      { scope: 'compensation' },
    ),
  )
  const benefit = total.map((figure, at) =>
    factOf(
      scene,
      { value: -shareOfAmount(scene, figure.exact, scene.draw.between(0.15, 0.25)), span: itemAt(spans, at) },
      { scope: 'compensation', fact: 'tax-benefit' },
    ),
  )
  const net = total.map((figure, at) =>
    someMoney(scene, figure.exact + itemAt(benefit, at).exact, itemAt(spans, at), { scope: 'compensation' }),
  )
  footRows(
    scene,
    total,
    parts.map((figures) => ({ figures })),
  )
  footRows(scene, net, [{ figures: total }, { figures: benefit }])
  gridTable(scene, {
    role: 'compensation',
    heads: [heads],
    rows: [
      ...COMPENSATION.rows.map((text, at) => ({ label: text, cells: itemAt(parts, at) })),
      { label: COMPENSATION.total, cells: total, style: 'subtotal' },
      { label: COMPENSATION.benefit, cells: benefit },
      { label: COMPENSATION.net, cells: net, style: 'total' },
    ],
  })
  const [span, end] = [itemAt(scene.spans, 0), itemAt(scene.ends, 0)]
  const own = itemAt(
    benefit,
    columns.findIndex(({ ago }) => ago === 0),
  )
  const known = factOf(
    scene,
    { value: -own.exact, span },
    { prose: true, scope: 'compensation', fact: 'tax-benefit told' },
  )
  const [coarse, fine] = known.step >= own.step ? [known, own] : [own, known]
  scene.draft.relate('equal', 'ties', coarse, [[fine, -1]])
  const value = shareOfAmount(scene, -own.exact, scene.draw.between(2, 6))
  const other = factOf(scene, { value, span: end, isEnd: true }, { prose: true, scope: 'unrecognised' })
  const parted = {
    amount: moneyAround(scene, other),
    known: moneyAround(scene, known),
    day: dayText(scene, end),
    period: stretchText(scene, span, 0),
  }
  tellOther(scene, other, scene.draw.pick(UNRECOGNIZED)(parted))
}

export const TOLD_PASSAGES: readonly Passage[] = [
  { id: 'bare-growth', at: 'review', often: 0.3, languages: languagesOf(BARE_GROWTH), write: writeBareGrowth },
  {
    id: 'earlier-years',
    at: 'review',
    often: 0.2,
    kinds: ['annual-report'],
    languages: languagesOf(EARLIER as never),
    write: writeEarlierYears,
  },
  { id: 'converted', at: 'review', often: 0.25, languages: languagesOf(CONVERTED), write: writeConverted },
  { id: 'line-of-part', at: 'review', often: 0.25, languages: languagesOf(LINE_OF_PART), write: writeLineOfPart },
  {
    id: 'longer-term',
    at: 'notes',
    often: 0.25,
    languages: ['en', ...languagesOf(LONGER_TERM)],
    write: writeLongerTerm,
  },
]
