import { itemAt } from '@tickmark/document'
import type { Span } from '../company/books.ts'
import type { Concept } from '../company/concepts.ts'
import type { FigureToken, WordToken } from '../draft/content.ts'
import { exact, powerOfTen, size } from '../exact.ts'
import type { Exact } from '../exact.ts'
import { growthOf, marginOf } from '../kinds/prose.ts'
import {
  dayText,
  directionOf,
  factOf,
  label,
  moneyAround,
  numberOf,
  percentOf,
  periodOf,
  proseAmount,
  stretchText,
  toldPlainly,
} from '../kinds/scene.ts'
import type { Scene } from '../kinds/scene.ts'
import type { Labels } from '../labels.ts'
import { printPlain, stepOf } from '../numbers.ts'
import { languagesOf, sayIn } from './passage.ts'
import type { Passage } from './passage.ts'
import { CHAIN, CONSTANT_RATES, COUNTED, COUNTED_THINGS, LAST_YEAR, POINTS } from './growth-words.ts'
import type { ChainLink, CountedThing, GrowthParts } from './growth-words.ts'
import { wordFor } from '../draft/content.ts'

type Named = Concept & keyof Labels

export const FLOWS: readonly Named[] = [
  'revenue',
  'grossProfit',
  'operatingProfit',
  'profitBeforeTax',
  'netProfit',
  'sellingExpenses',
  'adminExpenses',
  'researchExpenses',
]

interface Grown {
  concept: Named
  span: Span
  earlier: Span
  known: FigureToken
}

/** Flows that were positive in both years, differ as running text prints them, and have stood in a statement. */
export function grownOf(scene: Scene, concepts: readonly Named[]): Grown[] {
  return tellableOf(scene, concepts).flatMap((one) => {
    const known = toldPlainly(scene, one.concept, one.earlier)
    return known ? [{ ...one, known }] : []
  })
}

/** Flows that were positive in both years and differ as running text prints them. */
export function tellableOf(scene: Scene, concepts: readonly Named[]): Omit<Grown, 'known'>[] {
  const [span, earlier] = scene.spans
  if (!span || !earlier) return []
  const step = powerOfTen(scene.prose.power - scene.prose.decimals)
  return concepts.flatMap((concept) => {
    const [now, before] = [scene.books.value(concept, span), scene.books.value(concept, earlier)]
    const isTellable = before > 20n * step && now > 20n * step && now < before * 9n && size(now - before) > 2n * step
    return isTellable ? [{ concept, span, earlier }] : []
  })
}

function partsOf(scene: Scene, { concept, span, earlier, known }: Grown): GrowthParts {
  const now = proseAmount(scene, concept, span)
  return {
    what: label(scene, concept),
    now: now.pieces,
    percent: [growthOf(scene, now.token, known, span)],
    direction: directionOf(scene, now.token, known),
    period: stretchText(scene, span, 0),
    periodBefore: stretchText(scene, earlier, 1),
  }
}

/** "Revenue rose by 12.2 % to £123.4m (9.8 % at constant exchange rates)": the second rate rests on nothing that is printed. */
function writeConstantRates(scene: Scene): void {
  for (const grown of scene.draw.shuffle(grownOf(scene, FLOWS)).slice(0, 2)) {
    const parts = partsOf(scene, grown)
    const reported = scene.books.value(grown.concept, grown.span) - scene.books.value(grown.concept, grown.earlier)
    const rate = Number((reported * 1000n) / scene.books.value(grown.concept, grown.earlier)) / 10
    const constant = rate + scene.draw.between(-4, 4)
    const other = percentOf(scene, { value: tenths(Math.abs(constant)), decimals: 1, span: grown.span })
    const words = directionWords(parts.direction, constant >= 0)
    scene.draft.lookAlike('constant-currency', [other], 'At constant exchange rates: another growth than the reported.')
    scene.draft.paragraph(sayIn(scene, CONSTANT_RATES, { ...parts, other: [other], otherDirection: words }))
  }
}

function directionWords(word: WordToken, isUp: boolean): string {
  return wordFor(word, isUp ? 'up' : 'down')
}

export function tenths(value: number): Exact {
  return exact(value.toFixed(1))
}

/** "Gross margin rose by 1.2 points to 41.2 % and gross profit by £3.1m to £45.6m": amounts and points beside each other. */
function writePoints(scene: Scene): void {
  const [grown] = grownOf(scene, ['grossProfit'])
  if (!grown) return
  const [now, before] = [marginOf(scene, grown.span), marginOf(scene, grown.earlier)]
  if (!now || !before || now.value === before.value) return
  const points = numberOf(scene, {
    value: size(now.value - before.value),
    kind: 'percentage-points',
    unit: '%',
    decimals: 1,
    span: grown.span,
  })
  const sign = now.value > before.value ? 1 : -1
  scene.draft.relate('change', 'points', points, [
    [now, sign],
    [before, -sign],
  ])
  const amount = proseAmount(scene, 'grossProfit', grown.span)
  const change = changeOf(scene, amount.token, grown)
  const parts = {
    margin: label(scene, 'grossMargin'),
    points: [points],
    now: [now],
    before: [before],
    marginDirection: directionOf(scene, now, before),
    what: label(scene, 'grossProfit'),
    by: moneyAround(scene, change),
    amount: amount.pieces,
    direction: directionOf(scene, amount.token, grown.known),
    period: stretchText(scene, grown.span, 0),
  }
  scene.draft.paragraph(sayIn(scene, POINTS, parts))
}

/** The change as an amount, without a sign. */
function changeOf(scene: Scene, now: FigureToken, { span, known }: Grown): FigureToken {
  const change = factOf(scene, { value: size(now.exact - known.exact), span }, { prose: true })
  const sign = now.exact >= known.exact ? 1 : -1
  scene.draft.relate('change', 'change-in-prose', change, [
    [now, sign],
    [known, -sign],
  ])
  return change
}

/** Several results in one sentence, each with its growth behind it, as A-share and Taiwanese reports begin. */
function writeChain(scene: Scene): void {
  const chosen = grownOf(scene, FLOWS).slice(0, 5)
  if (chosen.length < 2) return
  const links = scene.draw
    .shuffle(chosen)
    .slice(0, scene.draw.whole(2, 4))
    .map((grown): ChainLink => {
      const { what, now, percent, direction } = partsOf(scene, grown)
      return { what, now, percent, direction }
    })
  scene.draft.paragraph(sayIn(scene, CHAIN, { links, period: stretchText(scene, itemAt(chosen, 0).span, 0) }))
}

/** "£45.6m (previous year: £40.1m)" without a growth. */
function writeLastYear(scene: Scene): void {
  for (const { concept, span, earlier } of scene.draw.shuffle(grownOf(scene, FLOWS)).slice(0, 2)) {
    const parts = {
      what: label(scene, concept),
      now: proseAmount(scene, concept, span).pieces,
      before: proseAmount(scene, concept, earlier).pieces,
      period: stretchText(scene, span, 0),
      periodBefore: stretchText(scene, earlier, 1),
    }
    scene.draft.paragraph(sayIn(scene, LAST_YEAR, parts))
  }
}

/** Customers, shops and tons are counted in units of their own, which are no money. */
function writeCounted(scene: Scene): void {
  const [end, earlier = end] = scene.ends
  for (const thing of scene.draw.shuffle(COUNTED_THINGS[scene.manner.language] ?? []).slice(0, 2)) {
    const before = scene.draw.between(thing.least, thing.least * 30)
    const now = countOf(scene, thing, before * scene.draw.between(0.85, 1.4), end)
    const then = countOf(scene, thing, before, earlier)
    if (now.value === then.value) continue
    const parts = {
      what: thing.what,
      now: [now, thing.unit],
      before: [then, thing.unit],
      percent: [growthOf(scene, now, then, end)],
      direction: directionOf(scene, now, then),
      day: dayText(scene, end),
    }
    scene.draft.paragraph(sayIn(scene, COUNTED, parts))
  }
}

function countOf(scene: Scene, thing: CountedThing, count: number, span: Span): FigureToken {
  const printing = { scale: thing.power, decimals: thing.decimals }
  const value = exact(count.toFixed(thing.decimals)) * 10n ** BigInt(thing.power)
  return scene.draft.figure({
    value,
    kind: 'count',
    unit: thing.unit,
    scale: thing.power,
    step: stepOf(printing),
    print: (one) => printPlain(one, printing, scene.manner.number),
    concept: 'counted',
    scope: thing.what,
    period: periodOf(scene, span, true),
  })
}

export const GROWTH_PASSAGES: readonly Passage[] = [
  {
    id: 'constant-rates',
    at: 'review',
    often: 0.35,
    languages: languagesOf(CONSTANT_RATES),
    write: writeConstantRates,
  },
  { id: 'points-beside-amounts', at: 'review', often: 0.3, languages: languagesOf(POINTS), write: writePoints },
  { id: 'growth-chain', at: 'review', often: 0.45, languages: languagesOf(CHAIN), write: writeChain },
  { id: 'last-year-in-sentence', at: 'review', often: 0.35, languages: languagesOf(LAST_YEAR), write: writeLastYear },
  { id: 'counted-things', at: 'review', often: 0.4, languages: languagesOf(COUNTED), write: writeCounted },
]
