import { amountValue, Decimal, roundingOf } from '@tickmark/document'
import type { Claim, Refusal } from '../answer/claim.ts'
import type { Ground } from './ground.ts'
import { checkDefinitions } from '../statements/definitions.ts'
import { deniesLine, tellsOfDenied } from './denied.ts'
import { countsExclude } from '../statements/counts.ts'
import { DENIES } from '../statements/denies.ts'
import { tellsAllDenied } from '../statements/denied-thing.ts'
import { methodsExclude, practicesDiffer, setsApart } from '../statements/opposition.ts'
import type { PlacedFigure, PlaceIndex } from './place-index.ts'
import { hasException, isPlanned, isSupposed, speaksOfPart } from '../statements/qualified.ts'
import { countSameThing, isWithinBusiness, sharesThing } from '../statements/same-thing.ts'
import { isBoundKept } from '../statements/bounds.ts'
import { placesExclude } from '../statements/territory.ts'
import { areOfOneTime, reportedYear, scopesDiffer, timesDiffer, yearsOf } from './text-scope.ts'
import { readSum } from '../answer/read-sum.ts'
import { signPairs } from '../../facts/text/sign-pairs.ts'

/** Words that stand in any sentence of a report and tie nothing together (folded, English; other scripts are compared by pairs of signs). */
const COMMON =
  /^(?:with|from|that|this|were|have|been|will|which|their|there|these|those|other|than|also|year|years|ended|company|group|period|during|under|into|over|about|after|before|such|more|most|each|both|between|million|thousand|billion|december|january|march|june|september|report|note|notes|table|total)$/
const SHARED_PAIRS = 2

/** Whether two places can be held against one another: different places, which speak of the same thing, whole and time, and differ in what shows. */
export function checkPair(claim: Claim, grounds: readonly Ground[], index: PlaceIndex): Refusal | undefined {
  const [first, second] = distinct(grounds)
  if (!first || !second) return 'one_place_only'
  // A heading announces, and asserts nothing.
  if ([first, second].some(({ target: { block } }) => block.type === 'heading')) return 'places_unrelated'
  const pair = [first, second] as const
  // The rules have told one of the two wrong already.
  if (claim.kind !== 'definition' && pair.some(isTextToldWrong)) return 'said_already'
  const texts = pair.filter(({ target: { block } }) => block.type !== 'table')
  if (texts.length === 2 && claim.kind === 'definition') return checkTwoDefinitions(pair, index)
  if (pair.some(({ words }) => isSupposed(words))) return 'no_difference'
  const figures = comparedFigures(claim, first, second)
  const doubt = figures && compareFigures(figures, pair, index)
  if (figures && !(texts.length === 2 && OF_OTHER_THINGS.has(doubt))) return doubt
  if (!figures && sharesFigure(first, second)) return 'no_difference'
  return texts.length < 2 ? checkDenial(claim, pair, index) : checkTexts(claim, pair, index)
}

/** Two figures that measure different things say nothing of the texts around them. */
const OF_OTHER_THINGS = new Set<Refusal | undefined>(['places_unrelated', 'units_differ'])

const isTextToldWrong = ({ figures, target: { block } }: Ground): boolean =>
  block.type !== 'table' && figures.some(({ figure }) => figure.state === 'contradicted')

function checkTwoDefinitions([first, second]: readonly [Ground, Ground], index: PlaceIndex): Refusal | undefined {
  if (scopesDiffer(first.words, second.words)) return 'places_unrelated'
  if (timesDiffer(first.words, second.words, reportedYear(index))) return 'periods_differ'
  return checkDefinitions(wholeText(first), wholeText(second))
}

const wholeText = ({ target: { block }, words }: Ground): string => (block.type === 'table' ? words : block.text)

/** Two statements exclude one another where they speak of one thing, time and whole, and something shows that not both can be so. */
function checkTexts(
  { kind }: Claim,
  [first, second]: readonly [Ground, Ground],
  index: PlaceIndex,
): Refusal | undefined {
  const [one, other] = [first.words, second.words]
  if (timesDiffer(one, other, reportedYear(index))) return 'periods_differ'
  if (scopesDiffer(one, other)) return 'places_unrelated'
  if (hasException(one) || hasException(other)) return 'no_difference'
  const isOfOne = areRelated(textOf(first), textOf(second)) || sharesThing(one, other)
  if (isBoundKept(one, other)) return 'no_difference'
  if ((isOfOne || isWithinBusiness(one, other)) && placesExclude(one, other)) return undefined
  if (methodsExclude(one, other)) return undefined
  if (kind === 'contradiction' && areOfOneTime(one, other, reportedYear(index)) && countsExclude(one, other))
    return undefined
  if (!isOfOne && !tellsOfDenied(one, other, index)) return 'places_unrelated'
  const differs =
    kind === 'policy-and-practice' ? practicesDiffer(one, other) : oneDenies(first, second) || setsApart(one, other)
  return differs ? undefined : 'no_difference'
}

/** One denies what the other tells, with all that narrows it; what is told may stand around the words that are quoted. */
function oneDenies(first: Ground, second: Ground): boolean {
  const isFirst = DENIES.test(first.words)
  if (isFirst === DENIES.test(second.words)) return false
  const [denial, told] = isFirst ? [first, second] : [second, first]
  return tellsAllDenied(denial.words, textOf(told))
}

/** A row says only how much there is: words exclude it where they deny that there is any, of its time. */
function checkDenial({ kind }: Claim, pair: readonly [Ground, Ground], index: PlaceIndex): Refusal | undefined {
  const text = pair.find(({ target: { block } }) => block.type !== 'table')
  const row = pair.find((ground) => ground !== text)
  if (!text || !row || kind !== 'contradiction' || !DENIES.test(text.words)) return 'no_difference'
  if (hasException(text.words) || isPlanned(text.words)) return 'no_difference'
  if (speaksOfPart(text.words)) return 'periods_differ'
  if (scopesDiffer(text.words, textOf(row))) return 'places_unrelated'
  const years = yearsOf(text.words, reportedYear(index))
  const meant = row.figures.filter(
    ({ figure: { period } }) => years.length === 0 || !period?.end || years.includes(period.end.slice(0, 4)),
  )
  if (meant.length === 0) return 'periods_differ'
  if (meant.every(({ figure }) => amountValue(figure.amount).isZero())) return 'no_difference'
  const label = row.evidence.label ?? row.words
  return areRelated(textOf(text), textOf(row)) || deniesLine(text.words, label, index) ? undefined : 'places_unrelated'
}

/** The same amount in both places speaks for them. */
const sharesFigure = (first: Ground, second: Ground): boolean =>
  first.figures.some(({ figure: a }) =>
    second.figures.some(({ figure: b }) => amountValue(a.amount).abs().equals(amountValue(b.amount).abs())),
  )

function distinct(grounds: readonly Ground[]): Ground[] {
  const seen = new Set<string>()
  return grounds.filter(({ target: { block, rowIndex, columnIndex }, words }) => {
    const key = block.type === 'table' ? `${block.id}:${rowIndex}:${columnIndex}` : `${block.id} ${words}`
    const isNew = !seen.has(key)
    seen.add(key)
    return isNew
  })
}

/** A quote with what stands around it: a short text as a whole, a row with its label and the caption above it. */
const textOf = ({ words, evidence: { label = '' }, target: { block } }: Ground): string =>
  [words, label, block.type === 'table' ? (block.caption ?? '') : block.text.length <= SHORT ? block.text : ''].join(
    ' ',
  )

/** Texts of one thought (characters). */
const SHORT = 400

/** The two figures that are said to differ: those that the claim names, else the only ones of their places. */
function comparedFigures({ figures }: Claim, first: Ground, second: Ground): [PlacedFigure, PlacedFigure] | undefined {
  const a = named(first, figures) ?? only(first)
  const b = named(second, figures) ?? only(second)
  return a && b ? [a, b] : undefined
}

const only = ({ figures }: Ground): PlacedFigure | undefined => (figures.length === 1 ? figures[0] : undefined)

function named({ figures }: Ground, said: Claim['figures']): PlacedFigure | undefined {
  const numbers = said.flatMap(({ value }) => readSum(`0 + 0 = ${value}`)?.result ?? [])
  return figures.find(({ figure: { amount } }) =>
    numbers.some(({ plain }) => plain.equals(new Decimal(amount.value).abs())),
  )
}

function compareFigures(
  [{ figure: a }, { figure: b }]: [PlacedFigure, PlacedFigure],
  [first, second]: readonly [Ground, Ground],
  index: PlaceIndex,
): Refusal | undefined {
  const units = new Set([a.amount.unit, b.amount.unit].filter((unit) => unit !== 'unknown'))
  if (units.size > 1) return 'units_differ'
  if (a.amount.currency && b.amount.currency && a.amount.currency !== b.amount.currency) return 'units_differ'
  const gap = amountValue(a.amount).abs().minus(amountValue(b.amount).abs()).abs()
  if (gap.lessThanOrEqualTo(roundingOf(a.amount).plus(roundingOf(b.amount)))) return 'no_difference'
  const [from, to] = [a.period?.end, b.period?.end]
  if (from && to && !from.startsWith(to) && !to.startsWith(from)) return 'periods_differ'
  if (timesDiffer(first.words, second.words, reportedYear(index))) return 'periods_differ'
  if (speaksOfPart(first.words) !== speaksOfPart(second.words)) return 'periods_differ'
  if (scopesDiffer(first.words, second.words)) return 'places_unrelated'
  if (isPlanned(first.words) !== isPlanned(second.words)) return 'places_unrelated'
  if (a.concept && b.concept && a.concept !== b.concept) return 'places_unrelated'
  if (a.scope && b.scope && a.scope !== b.scope) return 'places_unrelated'
  if (a.state === 'verified' && b.state === 'verified') return 'figure_verified'
  if (a.state === 'contradicted' || b.state === 'contradicted') return 'said_already'
  const isNamed = (a.concept && a.concept === b.concept) || areRelated(a.label ?? '', b.label ?? '')
  return isNamed || countSameThing(first.words, second.words) ? undefined : 'places_unrelated'
}

/** Whether two stretches share a word that says what they are about. */
export function areRelated(one: string, other: string): boolean {
  const words = contentWords(one)
  if (contentWords(other).some((word) => words.includes(word))) return true
  const pairs = pairsOf(one)
  return [...pairsOf(other)].filter((pair) => pairs.has(pair)).length >= SHARED_PAIRS
}

/** Words by their first letters, so that "receivables" and "receivable" are one. */
const contentWords = (text: string): string[] =>
  (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{Script=Latin}\p{Script=Cyrillic}]{4,}/gu) ?? []
  )
    .filter((word) => !COMMON.test(word))
    .map((word) => word.slice(0, 6))

/** Endings and words of any Korean sentence, and what any Chinese or Japanese report calls itself. */
const EMPTY_WORDS =
  /(?:하였|되었|하고|되고|있지|두고|있|없|였|었|았|합|됩|입|습)?(?:습니다|니다)|당사는?|회사는?|당기|전기|천원|백만원|억원|本公司|公司|本集团|报告期内?|本期|当社(?:グループ)?|当期|前期|千円|百万円|万元|亿元/gu

/** Signs that stand side by side and say something. */
function pairsOf(text: string): Set<string> {
  return new Set(signPairs(text.normalize('NFKC').replaceAll('のれん', '暖簾資産').replace(EMPTY_WORDS, ' ')))
}
