import { itemAt } from '@tickmark/document'
import type { Span } from '../company/books.ts'
import type { Concept } from '../company/concepts.ts'
import type { FigureToken, Piece } from '../draft/content.ts'
import type { Term } from '../draft/draft.ts'
import { ONE, divideRounded, powerOfTen, size } from '../exact.ts'
import type { Exact } from '../exact.ts'
import type { Labels } from '../labels.ts'
import type { NoteKey } from '../note-key.ts'
import {
  dayText,
  directionOf,
  label,
  moneyAround,
  noteReference,
  numberOf,
  percentOf,
  proseAmount,
  factOf,
  stretchText,
  toldOf,
  toldPlainly,
} from './scene.ts'
import type { Scene } from './scene.ts'

type Named = Concept & keyof Labels

/** Growth as running text gives it: without a sign, since the direction word has it. */
export function growthOf(scene: Scene, now: FigureToken, before: FigureToken, span: Span): FigureToken {
  const value = size(divideRounded((now.exact - before.exact) * 100n * ONE, before.exact))
  const percent = percentOf(scene, { value, decimals: 1, span })
  scene.draft.relate('percent-change', 'growth-in-prose', percent, [
    [now, now.exact >= before.exact ? 1 : -1],
    [before, 1],
  ])
  return percent
}

/** "Revenue rose 12.2% to $1,234.5 million in 2025 from $1,100.3 million in 2024." */
export function writeChange(scene: Scene, concept: Named): Piece[] | undefined {
  const [span, earlier] = scene.spans
  if (!span || !earlier) return undefined
  const known = toldPlainly(scene, concept, earlier)
  if (!isTellable(scene, concept, span, earlier)) return restate(scene, concept)
  const now = proseAmount(scene, concept, span)
  const isByAmount = known !== undefined && scene.draw.chance(0.4)
  // With the change as an amount, the year before stands in the statement alone.
  const before = isByAmount ? { token: known, pieces: [] } : proseAmount(scene, concept, earlier)
  const parts = {
    what: label(scene, concept),
    now: now.pieces,
    percent: [growthOf(scene, now.token, before.token, span)],
    direction: directionOf(scene, now.token, before.token),
    period: stretchText(scene, span, 0),
    periodBefore: stretchText(scene, earlier, 1),
  }
  if (!isByAmount) return scene.manner.say.change({ ...parts, before: before.pieces })
  return scene.manner.say.changeBy({ ...parts, by: moneyAround(scene, proseChange(scene, now.token, known, span)) })
}

/** Growth says something between amounts above nothing that differ as printed. */
function isTellable(scene: Scene, concept: Named, span: Span, earlier: Span): boolean {
  const [now, before] = [scene.books.value(concept, span), scene.books.value(concept, earlier)]
  const step = powerOfTen(scene.prose.power - scene.prose.decimals)
  return before > 20n * step && now > 20n * step && now < before * 9n && size(now - before) > 2n * step
}

/** The change as an amount, without a sign. */
export function proseChange(scene: Scene, now: FigureToken, before: FigureToken, span: Span): FigureToken {
  const token = factOf(scene, { value: size(now.exact - before.exact), span }, { prose: true })
  const sign = now.exact >= before.exact ? 1 : -1
  scene.draft.relate('change', 'change-in-prose', token, [
    [now, sign],
    [before, -sign],
  ])
  return token
}

/** "Cash came to $12.3 million (see Note 4)." */
export function restate(scene: Scene, concept: Named, note?: NoteKey): Piece[] {
  const span = itemAt(scene.spans, 0)
  const reference = note && noteReference(scene, note)
  return scene.manner.say.restates({
    what: label(scene, concept),
    amount: proseAmount(scene, concept, span).pieces,
    period: stretchText(scene, span, 0),
    ...(reference ? { note: reference } : {}),
  })
}

export function writeBalanceSentence(scene: Scene, concept: Named): void {
  scene.draft.paragraph(balanceSentence(scene, concept))
}

export function balanceSentence(scene: Scene, concept: Named): Piece[] {
  const [end, earlier] = scene.ends
  return scene.manner.say.balance({
    what: label(scene, concept),
    amount: proseAmount(scene, concept, end).pieces,
    before: proseAmount(scene, concept, earlier ?? end).pieces,
    day: dayText(scene, end),
    dayBefore: dayText(scene, earlier ?? end),
  })
}

/** "Industrial accounted for $512.0 million, or 41.5% of revenue, in 2025." */
export function shareSentence(scene: Scene, index: number): Piece[] | undefined {
  const span = itemAt(scene.spans, 0)
  const name = itemAt(scene.company.segments, index)
  const whole = toldOf(scene, 'revenue', span)
  if (!whole) return undefined
  const fact = { value: scene.books.segment(index, 'revenue', span), span, concept: 'segment-revenue' }
  const part = factOf(scene, fact, { scope: name, prose: true })
  const percent = percentOf(scene, { value: quotient(part, whole), decimals: 1, span })
  scene.draft.relate('ratio', 'share-in-prose', percent, quotientTerms(part, whole), { factor: 100n * ONE })
  return scene.manner.say.share({
    what: name,
    of: label(scene, 'revenue'),
    amount: moneyAround(scene, part),
    percent: [percent],
    period: stretchText(scene, span, 0),
  })
}

function quotient(part: FigureToken, whole: FigureToken): Exact {
  return divideRounded(part.exact * 100n * ONE, whole.exact)
}

function quotientTerms(part: FigureToken, whole: FigureToken): Term[] {
  return [
    [part, 1],
    [whole, 1],
  ]
}

/** "Gross margin was 41.2% in 2025 (2024: 40.1%)." */
export function marginSentence(scene: Scene): Piece[] | undefined {
  const [span, earlier] = scene.spans
  if (!span || !earlier) return undefined
  const [now, before] = [span, earlier].map((one) => marginOf(scene, one))
  if (!now || !before) return undefined
  return scene.manner.say.ratio({
    what: label(scene, 'grossMargin'),
    percent: [now],
    before: [before],
    period: stretchText(scene, span, 0),
    periodBefore: stretchText(scene, earlier, 1),
  })
}

/** Gross profit in per cent of revenue, as printed in the statement. */
export function marginOf(scene: Scene, span: Span): FigureToken | undefined {
  const [profit, revenue] = [toldOf(scene, 'grossProfit', span), toldOf(scene, 'revenue', span)]
  if (!profit || !revenue) return undefined
  const percent = percentOf(scene, { value: quotient(profit, revenue), decimals: 1, span, concept: 'grossMargin' })
  scene.draft.relate('ratio', 'margin', percent, quotientTerms(profit, revenue), { factor: 100n * ONE })
  return percent
}

export function employeesSentence(scene: Scene): Piece[] {
  const [end, earlier = itemAt(scene.ends, 0)] = scene.ends
  const count = (span: Span) =>
    numberOf(scene, {
      value: BigInt(scene.books.quarter(span.to).employees) * ONE,
      kind: 'count',
      unit: 'persons',
      decimals: 0,
      span,
      concept: 'employees',
      isEnd: true,
    })
  return scene.manner.say.employees({
    count: [count(end)],
    before: [count(earlier)],
    day: dayText(scene, end),
  })
}
