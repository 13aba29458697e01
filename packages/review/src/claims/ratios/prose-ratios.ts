import { rowCells, cellIn } from '../../facts/grids/read-grid.ts'
import { Decimal, amountValue, roundingOf, firstOf } from '@tickmark/document'
import type { Figure, Period } from '@tickmark/document'
import { findConcepts } from '../../facts/text/concepts.ts'
import { labelKey } from '../../facts/text/label-key.ts'
import type { Grid } from '../../facts/grids/grid.ts'
import type { ProseFigure, Sentence } from '../../facts/sentences/make-sentences.ts'
import { mayBeSamePeriod, readPeriod } from '../../facts/periods/read-period.ts'
import { testRelation, ofTerms } from '../relation/relation.ts'
import type { Relation, Term } from '../relation/relation.ts'
import {
  foldSentence,
  foldText,
  namesAdjusted,
  namesExpected,
  namesOtherBasis,
  saysRespectively,
} from '@tickmark/language'

/** Ratios that have one meaning in every house: numerator and denominator by concept. */
const RATIOS: Record<string, readonly [numerator: string, denominator: string]> = {
  gross_margin: ['gross_profit', 'revenue'],
  net_margin: ['net_profit', 'revenue'],
  operating_margin: ['operating_profit', 'revenue'],
  effective_tax_rate: ['income_tax', 'profit_before_tax'],
  debt_ratio: ['total_liabilities', 'total_assets'],
  liabilities_to_equity: ['total_liabilities', 'total_equity'],
}

interface Pair {
  numerator: Figure
  denominator: Figure
  period: string
  span?: Period
}

/** Margins, rates and shares stated in sentences, recomputed from the statements. */
export function proseRatios(grids: readonly Grid[], sentences: readonly Sentence[]): Relation[] {
  return asDefined(statedRatios(grids, sentences))
}

/** A ratio that the document gives for other years or parts by the same lines is meant by them here, too. */
const DEFINED = 0.9

/** Ratios whose lines give the same ratio of another time or part as it is printed: by these the document defines it. */
function asDefined(relations: readonly Relation[]): Relation[] {
  const definition = ({ terms }: Relation) => terms.map(({ figure }) => labelKey(figure.label ?? '')).join(' ÷ ')
  const held = new Set(relations.filter(({ holds }) => holds).map(definition))
  return relations.map((relation) =>
    !relation.holds && held.has(definition(relation)) ? { ...relation, confidence: DEFINED } : relation,
  )
}

function statedRatios(grids: readonly Grid[], sentences: readonly Sentence[]): Relation[] {
  return sentences.flatMap((sentence) => {
    const percents = sentence.figures.filter(({ figure }) => figure.amount.unit === 'percent')
    if (percents.length === 0 || percents.length > 3) return []
    return percents.flatMap((percent) =>
      [
        ...rateOfTax(grids, sentence, percent),
        ...namedRatio(grids, sentence, percent),
        ...shareOfConcept(grids, sentence, percent),
      ].slice(0, 1),
    )
  })
}

function namedRatio(grids: readonly Grid[], sentence: Sentence, percent: ProseFigure): Relation[] {
  const text = foldSentence(sentence.text)
  const mention = findConcepts(text).findLast(
    ({ concept, end }) => end <= percent.start && percent.start - end < 40 && concept.id in RATIOS,
  )
  if (!mention) return []
  const between = text.slice(mention.end, percent.start)
  if (isOfOtherAmounts(text) || /^\s*(?:growth|increase|decrease|improvement|decline)\b/i.test(text.slice(percent.end)))
    return []
  if (
    sentence.figures.some((figure) => figure.start >= mention.end && figure.end <= percent.start) ||
    /increas|decreas|\bby\b|\brate\b|\bplus\b|\bminus\b|上升|下降|提高|增加|减少|증가|감소|上昇|低下/i.test(between)
  )
    return []
  // A table that prints this very rate says what the document means by it.
  if (isTabulated(grids, mention.concept.id, percent.figure)) return []
  const parts = RATIOS[mention.concept.id]
  return parts
    ? testPairs(pairsOf(grids, parts), percent, sentence, isWhole(text) && !QUARTER.test(text) ? 0.75 : 0.3)
    : []
}

function isTabulated(grids: readonly Grid[], concept: string, { amount }: Figure): boolean {
  return grids.some((grid) =>
    grid.rows.some(
      (row, index) => row.concept === concept && rowCells(grid, index).some((cell) => cell?.value.equals(amount.value)),
    ),
  )
}

/** What stands between a tax charge and its rate: "⟦a⟧ and ⟦b⟧, respectively, representing effective tax rates of ⟦p⟧ and ⟦q⟧". */
const TAX_RATE =
  /\b(?:effective (?:income )?(?:tax )?rates?|of (?:(?:pre-?tax|before) )?(?:income|loss|profit)[^⟦⟧]*)\b/i

/** A tax charge that the sentence prints beside its rate: the column that has this charge says of what profit. */
function rateOfTax(grids: readonly Grid[], sentence: Sentence, percent: ProseFigure): Relation[] {
  const text = foldSentence(sentence.text)
  const charge = chargeOf(text, sentence, percent)
  if (!charge || isOfOtherAmounts(text)) return []
  const pairs = pairsOf(grids, RATIOS['effective_tax_rate']!).filter(
    ({ numerator }) => numerator.amount.scale <= charge.figure.amount.scale && isRestated(charge.figure, numerator),
  )
  const tested = pairs.flatMap((pair) => ratioRelation(pair, percent.figure, 0.75) ?? [])
  const held = tested.find(({ holds }) => holds)
  if (held) return [held]
  const values = new Set(tested.map(({ expected }) => expected.toDecimalPlaces(1).toFixed()))
  return values.size === 1 ? [firstOf(tested)] : []
}

/** The charge before the rate; of two charges and two rates, the one in the same turn. */
function chargeOf(text: string, sentence: Sentence, percent: ProseFigure): ProseFigure | undefined {
  const inTurn = (isMoney: boolean) =>
    sentence.figures.filter(({ figure }) =>
      isMoney ? figure.amount.unit === 'money' : figure.amount.unit === 'percent',
    )
  const [money, rates] = [inTurn(true), inTurn(false)]
  const isPaired = saysRespectively(text) && money.length === 2 && rates.length === 2
  const charge = isPaired
    ? money[rates.indexOf(percent)]
    : money.findLast(({ end }) => end <= percent.start && percent.start - end < REACH)
  if (!charge || charge.start > percent.start) return undefined
  const isTax = findConcepts(text.slice(0, charge.start)).at(-1)?.concept.id === 'income_tax'
  return isTax && TAX_RATE.test(text.slice(charge.end, percent.start)) ? charge : undefined
}

/** How far behind its charge a rate may stand. */
const REACH = 60

/** Whether an amount of a sentence is this one of a table, as far as it is printed. */
function isRestated(own: Figure, other: Figure): boolean {
  const gap = amountValue(own.amount).abs().minus(amountValue(other.amount).abs()).abs()
  return gap.lessThanOrEqualTo(roundingOf(own.amount).plus(roundingOf(other.amount)))
}

/** A part of the year, of which the statements of a full year say nothing. */
const QUARTER = /\b(?:first|second|third|fourth) quarter|第[一二三四]季度|[1-4]분기|第[1-4一二三四]四半期/i

/** A ratio of other amounts than the statements' besides those of another basis: before some items, of a part of the year or group. */
const PARTIAL =
  /before (?:the )?(?:effect|impact|discrete)|without the|jurisdictional|\bminimum\b|扣除.{0,12}(?:后|影响)/i

function isOfOtherAmounts(text: string): boolean {
  return namesOtherBasis(text) || namesAdjusted(text) || namesExpected(text) || PARTIAL.test(text)
}

/** A ratio of the whole company, not of a segment, product or customer group. */
function isWhole(text: string): boolean {
  return !/segment|division|product line|region|geograph|分部|板块|分产品|分地区|各产品|부문|セグメント|事業別/i.test(
    text,
  )
}

const SHARE =
  /(?:represent(?:s|ed|ing)?|account(?:s|ed|ing)? for|was|is|were|equal(?:s|ed)? to|amount(?:s|ed)? to|or)\s+(?:an?\s+)?(?:effective (?:tax )?rate of\s+|approximately\s+|about\s+)?$/i

/** "Income tax of ⟦a⟧ represents ⟦p⟧ of profit before tax"; 所得税费用⟦a⟧，占利润总额的比例为⟦p⟧. */
function shareOfConcept(grids: readonly Grid[], sentence: Sentence, percent: ProseFigure): Relation[] {
  const text = foldSentence(sentence.text)
  const whole = wholeOf(text, percent)
  if (!whole) return []
  const amounts = sentence.figures.filter(({ figure }) => figure.amount.unit === 'money' && figure !== percent.figure)
  const near = amounts.findLast((amount) => amount.end <= percent.start)
  if (!near || amounts.length > 2) return []
  const denominators = wholesFor(near.figure, figuresOf(grids, whole))
  return testPairs(
    denominators.map(({ figure, period, span }) => ({
      numerator: near.figure,
      denominator: figure,
      period,
      ...(span ? { span } : {}),
    })),
    percent,
    sentence,
    amounts.length === 1 ? 0.75 : 0.4,
  )
}

/** Of several amounts of the whole those that its part can be part of: a column of converted amounts prints smaller ones. */
function wholesFor<Whole extends { figure: Figure }>(part: Figure, wholes: readonly Whole[]): readonly Whole[] {
  const least = amountValue(part.amount).abs()
  const able = wholes.filter(({ figure }) => amountValue(figure.amount).abs().greaterThanOrEqualTo(least))
  return able.length > 0 ? able : wholes
}

/** The concept of which the percentage is a share: after "of" in English, after 占 in Chinese. */
function wholeOf(text: string, percent: ProseFigure): string | undefined {
  const concepts = findConcepts(text).filter(
    ({ concept }) => concept.kind === 'duration' || concept.id === 'total_assets',
  )
  const after = /^\s*of\s+(?:our\s+|its\s+|the\s+|total\s+|consolidated\s+)*/i.exec(text.slice(percent.end))
  if (after && SHARE.test(text.slice(0, percent.start))) {
    const at = percent.end + after[0].length
    return concepts.find(({ start, end }) => start <= at && at < end)?.concept.id
  }
  const before =
    /占(?:公司|当期|本期|当年|年度)*([^占，。；⟦]{2,14}?)(?:总额)?的?(?:比例|比重|比率)?(?:为|约为|达到?)?\s*$/.exec(
      text.slice(0, percent.start),
    )
  if (before) return concepts.find(({ start, end }) => start >= before.index && end <= percent.start)?.concept.id
  const korean =
    /(?<=^| )([^ ]+)의\s*$/.exec(text.slice(0, percent.start)) ??
    /([^、。]{2,12})の\s*$/.exec(text.slice(0, percent.start))
  return korean
    ? concepts.find(({ start, end }) => start >= korean.index && end <= percent.start)?.concept.id
    : undefined
}

function figuresOf(
  grids: readonly Grid[],
  concept: string,
): { figure: Figure; period: string; span?: Period; grid: Grid; column: number }[] {
  return grids.flatMap((grid) => {
    if (grid.scope === 'parent') return []
    const rows = grid.rows.flatMap((row, index) => (row.concept === concept && row.kind !== 'heading' ? [index] : []))
    if (rows.length !== 1) return []
    return grid.columns.flatMap((column, index) => {
      const cell = cellIn(grid, firstOf(rows), index)
      return cell && !cell.dash && column.kind === 'amount' && cell.figure.amount.unit === 'money'
        ? [
            {
              figure: cell.figure,
              period: column.period?.end ?? column.key,
              ...(column.period ? { span: column.period } : {}),
              grid,
              column: index,
            },
          ]
        : []
    })
  })
}

function pairsOf(grids: readonly Grid[], [numerator, denominator]: readonly [string, string]): Pair[] {
  const bottoms = figuresOf(grids, denominator)
  return figuresOf(grids, numerator).flatMap((top) => {
    const bottom = bottoms.find((candidate) => candidate.grid === top.grid && candidate.column === top.column)
    return bottom
      ? [
          {
            numerator: top.figure,
            denominator: bottom.figure,
            period: top.period,
            ...(top.span ? { span: top.span } : {}),
          },
        ]
      : []
  })
}

/** The pair that gives the percentage, if any; else the pair of the sentence's period (or the latest) as a broken relation. */
function testPairs(pairs: readonly Pair[], percent: ProseFigure, sentence: Sentence, confidence: number): Relation[] {
  const relations = pairs.flatMap((pair) => {
    const relation = ratioRelation(pair, percent.figure, confidence)
    return relation ? [{ relation, period: pair.period, span: pair.span }] : []
  })
  const held = relations.find(({ relation }) => relation.holds)
  if (held) return [held.relation]
  const named = readPeriod(sentence.text)
  const latest = relations
    .map(({ period }) => period)
    .toSorted()
    .at(-1)
  if (latest && namesLaterYear(sentence.text, latest)) return []
  const meant = relations.filter(({ period, span }) => (named?.end ? mayBeSamePeriod(named, span) : period === latest))
  const values = new Set(meant.map(({ relation }) => relation.expected.toDecimalPlaces(2).toFixed()))
  return values.size === 1 && confidence >= 0.6 ? [firstOf(meant).relation] : []
}

/** A sentence that names a year after the latest statement speaks of a law, a plan or a forecast. */
function namesLaterYear(text: string, latest: string): boolean {
  const last = /^(?:19|20)\d\d/.exec(latest)?.[0]
  const years = foldText(text).match(/(?<![\d.,$])(?:19|20)\d\d(?![\d,.]*\d)/g) ?? []
  return last !== undefined && years.some((year) => year > last)
}

function ratioRelation({ numerator, denominator }: Pair, percent: Figure, confidence: number): Relation | undefined {
  const base = amountValue(denominator.amount)
  if (base.isZero()) return undefined
  const share = amountValue(numerator.amount).div(base)
  const spread = roundingOf(numerator.amount)
    .plus(share.abs().times(roundingOf(denominator.amount)))
    .div(base.abs())
    .times(100)
  const terms: Term[] = [
    { figure: numerator, sign: 1 },
    { figure: denominator, sign: 1 },
  ]
  return testRelation({
    kind: 'ratio',
    result: percent,
    terms,
    compute: ofTerms((a, b) => (b.isZero() ? undefined : a.div(b).times(100).abs())),
    stated: new Decimal(percent.amount.value).abs(),
    linear: false,
    tolerance: new Decimal(10)
      .pow(-percent.amount.decimals)
      .times(percent.amount.approximate ? 1 : 0.51)
      .plus(spread),
    confidence,
    basis: 'labelled',
    formula: ([a, b]) => `${a} ÷ ${b}`,
  })
}
