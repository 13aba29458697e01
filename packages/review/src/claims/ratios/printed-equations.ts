import { Decimal, amountValue, firstOf, itemAt, lastOf, roundingOf } from '@tickmark/document'
import type { Figure } from '@tickmark/document'
import { foldText } from '@tickmark/language'
import type { ProseFigure, Sentence } from '../../facts/sentences/make-sentences.ts'
import { testRelation, testSum } from '../relation/relation.ts'
import type { Relation, Term } from '../relation/relation.ts'

type Sign = '+' | '-' | '×' | '÷' | '=' | '≈'

/** What stands between two figures of an equation: one sign, and on either side of it a unit or the name of a figure, of three words at most. */
const BETWEEN = /^(?:\s?[\p{L}\p{M}·]{1,14}){0,3}(\s[-x]\s|\s?[−+×✕*÷/=≈≒])(?:\s?[\p{L}\p{M}·]{1,14}){0,3}\s?$/u
/** What explains a figure stands in brackets. */
const REMARK = /\([^()\d]*\)/g
const MEANT: Readonly<Record<string, Sign>> = { '−': '-', x: '×', '✕': '×', '*': '×', '/': '÷', '≒': '≈' }
/** Share of the result by which "about" may be off. */
const ABOUT = 0.05
const [PLAIN, VAGUE] = [0.9, 0.8]
/** Operands whose roundings are followed in all combinations. */
const MOST_OPERANDS = 8

interface Equation {
  result: Figure
  operands: Figure[]
  /** Before each operand but the first. */
  signs: Sign[]
  isVague: boolean
}

/** Equations that the text writes out: "ROE = margin 13.9 % × turnover 0.35 × leverage 2.85 ≈ 13.9 %". */
export function printedEquations(sentences: readonly Sentence[]): Relation[] {
  return sentences.flatMap((sentence) =>
    /[=≈≒]/.test(foldText(sentence.text)) ? equationsIn(sentence).flatMap((equation) => test(equation) ?? []) : [],
  )
}

function equationsIn({ text, figures }: Sentence): Equation[] {
  const folded = foldText(text)
  const found: Equation[] = []
  for (let at = 0; at + 2 < figures.length; at++) {
    const chain = chainFrom(folded, figures, at)
    const equation = readChain(chain)
    if (!equation) continue
    found.push(equation)
    at += chain.figures.length - 1
  }
  return found
}

interface Chain {
  figures: Figure[]
  signs: Sign[]
}

/** The figures from one on that signs connect, up to the figure behind the sign of equality that follows operands. */
function chainFrom(text: string, figures: readonly ProseFigure[], first: number): Chain {
  const chain: Chain = { figures: [itemAt(figures, first).figure], signs: [] }
  for (let next = first + 1; next < figures.length; next++) {
    const sign = signBetween(text.slice(itemAt(figures, next - 1).end, itemAt(figures, next).start))
    if (!sign) break
    const isEqual = sign === '=' || sign === '≈'
    if (isEqual && chain.signs.some((other) => other === '=' || other === '≈')) break
    chain.signs.push(sign)
    chain.figures.push(itemAt(figures, next).figure)
    if (isEqual && chain.figures.length > 2) break
  }
  return chain
}

/** "Net loss / total comprehensive loss" is one name: a stroke between words divides nothing. */
const STROKE_IN_NAME = /\p{L}\s?\/\s?\p{L}/u

function signBetween(gap: string): Sign | undefined {
  if (STROKE_IN_NAME.test(gap)) return undefined
  const sign = BETWEEN.exec(gap.replace(REMARK, ' '))?.[1]?.trim()
  return sign ? (MEANT[sign] ?? (sign as Sign)) : undefined
}

function readChain({ figures, signs }: Chain): Equation | undefined {
  const equal = signs.findIndex((sign) => sign === '=' || sign === '≈')
  if (equal < 0 || figures.length < 3 || figures.length > MOST_OPERANDS + 1) return undefined
  const isAhead = equal === 0
  if (!isAhead && equal !== signs.length - 1) return undefined
  const result = isAhead ? firstOf(figures) : lastOf(figures)
  const operands = isAhead ? figures.slice(1) : figures.slice(0, -1)
  const isVague = signs[equal] === '≈' || figures.some(({ amount }) => amount.approximate)
  return { result, operands, signs: signs.toSpliced(equal, 1), isVague }
}

function test({ result, operands, signs, isVague }: Equation): Relation | undefined {
  const common = { result, confidence: isVague ? VAGUE : PLAIN, basis: 'labelled' as const }
  if (signs.every((sign) => sign === '+' || sign === '-')) {
    const terms = operands.map((figure, at): Term => ({ figure, sign: signs[at - 1] === '-' ? -1 : 1 }))
    // "312.4 + 45.1 = 357.5 million": what stands once is meant of all, and nothing more is known of it.
    const isOther = ({ amount }: Figure) => amount.unit !== result.amount.unit || amount.scale !== result.amount.scale
    if (operands.some(isOther)) return undefined
    const tolerance = [result, ...operands].reduce((sum, { amount }) => sum.plus(roundingOf(amount)), new Decimal(0))
    return testSum({ ...common, kind: 'prose-amount', terms, tolerance: widened(tolerance, result, isVague) })
  }
  if (!canBe(result, operands)) return undefined
  const compute = (values: readonly Decimal[]) => evaluate(values, { operands, signs, result })
  const expected = compute(operands.map(({ amount }) => amountValue(amount)))
  if (!expected) return undefined
  const relation = testRelation({
    ...common,
    kind: 'product',
    terms: operands.map((figure) => ({ figure, sign: 1 })),
    compute,
    linear: false,
    tolerance: widened(spread(operands, compute, expected).plus(roundingOf(result.amount)), result, isVague),
    formula: (printed) => printed.map((text, at) => (at > 0 ? ` ${signs[at - 1]} ${text}` : text)).join(''),
  })
  return relation && !relation.holds && isOtherScale(relation) ? undefined : relation
}

/** Rates and multiples alone never come to money: "WACC 12 % / multiple 8.5x = ¥8,088" names the case of a value. */
function canBe(result: Figure, operands: readonly Figure[]): boolean {
  const isMeasure = ({ amount: { unit } }: Figure) => unit === 'percent' || unit === 'multiple' || unit === 'points'
  return result.amount.unit !== 'money' || !operands.every(isMeasure)
}

const widened = (tolerance: Decimal, { amount }: Figure, isVague: boolean): Decimal =>
  isVague ? Decimal.max(tolerance, amountValue(amount).abs().times(ABOUT)) : tolerance

/** Products before sums; per cent as what it means, in a result in per cent as well. */
function evaluate(
  values: readonly Decimal[],
  { operands, signs, result }: Pick<Equation, 'operands' | 'signs' | 'result'>,
): Decimal | undefined {
  const plain = values.map((value, at) => (itemAt(operands, at).amount.unit === 'percent' ? value.div(100) : value))
  let sum = new Decimal(0)
  let product = firstOf(plain)
  for (const [at, value] of plain.slice(1).entries()) {
    const sign = signs[at]
    if (sign === '÷' && value.isZero()) return undefined
    if (sign === '×') product = product.times(value)
    else if (sign === '÷') product = product.div(value)
    else {
      sum = sum.plus(product)
      product = sign === '-' ? value.negated() : value
    }
  }
  return sum.plus(product).times(result.amount.unit === 'percent' ? 100 : 1)
}

/** The most by which the roundings of the operands move the result. */
function spread(
  operands: readonly Figure[],
  compute: (values: readonly Decimal[]) => Decimal | undefined,
  expected: Decimal,
): Decimal {
  let most = new Decimal(0)
  for (let pattern = 0; pattern < 2 ** operands.length; pattern++) {
    const values = operands.map(({ amount }, at) => {
      const half = roundingOf(amount)
      return (pattern >> at) & 1 ? amountValue(amount).plus(half) : amountValue(amount).minus(half)
    })
    const moved = compute(values)
    if (moved) most = Decimal.max(most, moved.minus(expected).abs())
  }
  return most
}

/** Off by a power of ten where some figures print a scale and others none: the scale of the others was left to the reader. */
function isOtherScale({ result, terms, stated, expected }: Relation): boolean {
  const scales = [result, ...terms.map(({ figure }) => figure)].map(({ amount }) => amount.scale !== 0)
  if (!scales.includes(true) || !scales.includes(false) || stated.isZero() || expected.isZero()) return false
  const digits = Decimal.log10(expected.div(stated).abs())
  return digits.minus(digits.round()).abs().lessThan(0.02)
}
