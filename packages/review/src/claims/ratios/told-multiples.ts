import { Decimal, amountValue, roundingOf } from '@tickmark/document'
import type { Figure } from '@tickmark/document'
import { foldSentence } from '@tickmark/language'
import { cellIn } from '../../facts/grids/read-grid.ts'
import type { Grid } from '../../facts/grids/grid.ts'
import type { ProseFigure, Sentence } from '../../facts/sentences/make-sentences.ts'
import { ofTerms, testRelation } from '../relation/relation.ts'
import type { Relation } from '../relation/relation.ts'

const CONFIDENCE = 0.9
/** A name with fewer letters is a word of any sentence; an ideograph counts for two. */
const LEAST_LETTERS = 5
/** What may stand between a multiple and the line that it is of. */
const BEHIND = /^\s*(?:times\s+)?(?:(?:the|its|our|last|current|le|la|l'|der|des|el)\s+)*(?:company's\s+|group's\s+)?/iu
/** What ends a name: "adjusted EBITDA margin" is another line. */
const CLOSED = /^\s*(?:$|[^\p{L}\s]|(?:for|in|at|as|and|compared|while|im|für|und|en|pour|et|nel|per|e|y)(?!\p{L}))/u
/** 调整后EBITDA的1.8倍, 調整後EBITDAの1.8倍, 조정 EBITDA의 1.8배. */
const BEFORE = /\s*(?:的|の|의)\s*(?:约|約|약)?\s*$/u

/** "Net debt of ⟦a⟧ is ⟦r⟧x adjusted EBITDA": an amount of a sentence, and how many times the line of a table it is. */
export function toldMultiples(grids: readonly Grid[], sentences: readonly Sentence[]): Relation[] {
  return sentences.flatMap((sentence) => {
    const [multiple, ...others] = sentence.figures.filter(({ figure }) => figure.amount.unit === 'multiple')
    const [money, ...more] = sentence.figures.filter(({ figure }) => figure.amount.unit === 'money')
    if (!multiple || !money || others.length > 0 || more.length > 0 || money.start > multiple.start) return []
    const tested = linesNamed(grids, sentence, multiple).flatMap(
      (line) => testMultiple(multiple.figure, money.figure, line) ?? [],
    )
    const held = tested.filter(({ holds }) => holds)
    if (held.length > 0) return held.slice(0, 1)
    // The first column is the latest in most tables; a line that two tables print apart says nothing.
    return tested.slice(0, 1)
  })
}

/** The amounts of the line that is named right beside a multiple, where one table prints one of that name. */
function linesNamed(grids: readonly Grid[], sentence: Sentence, { start, end }: ProseFigure): Figure[] {
  const text = foldSentence(sentence.text).toLowerCase()
  const behind = text.slice(end).replace(BEHIND, '')
  const before = BEFORE.test(text.slice(0, start)) ? text.slice(0, start).replace(BEFORE, '') : undefined
  const named = grids.flatMap((grid) =>
    grid.rows.flatMap(({ key, kind }, row) => {
      if (kind === 'heading' || lettersOf(key) < LEAST_LETTERS) return []
      const isBeside = (behind.startsWith(key) && CLOSED.test(behind.slice(key.length))) || before?.endsWith(key)
      return isBeside ? [{ grid, row, key }] : []
    }),
  )
  const longest = Math.max(0, ...named.map(({ key }) => key.length))
  const [line, ...others] = named.filter(({ key }) => key.length === longest)
  if (!line || others.length > 0) return []
  const { grid, row } = line
  return grid.columns.flatMap(({ kind }, column) => {
    const cell = kind === 'amount' ? cellIn(grid, row, column) : undefined
    return cell && !cell.dash && cell.figure.amount.unit === 'money' ? [cell.figure] : []
  })
}

function lettersOf(key: string): number {
  return Array.from(key, (letter) => (/[\u3040-\u9fff\uac00-\ud7af]/u.test(letter) ? 2 : 1)).reduce<number>(
    (sum, one) => sum + one,
    0,
  )
}

function testMultiple(multiple: Figure, numerator: Figure, denominator: Figure): Relation | undefined {
  const base = amountValue(denominator.amount)
  if (base.isZero()) return undefined
  const quotient = amountValue(numerator.amount).div(base).abs()
  const spread = roundingOf(numerator.amount)
    .plus(quotient.times(roundingOf(denominator.amount)))
    .div(base.abs())
  return testRelation({
    kind: 'ratio',
    result: multiple,
    terms: [
      { figure: numerator, sign: 1 },
      { figure: denominator, sign: 1 },
    ],
    compute: ofTerms((a, b) => (b.isZero() ? undefined : a.div(b).abs())),
    stated: new Decimal(multiple.amount.value).abs(),
    linear: false,
    tolerance: roundingOf(multiple.amount).times(1.01).plus(spread),
    confidence: CONFIDENCE,
    basis: 'labelled',
    formula: ([a, b]) => `${a} ÷ ${b}`,
  })
}
