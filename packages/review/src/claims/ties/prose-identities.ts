import { foldText } from '@tickmark/language'
import { cellIn } from '../../facts/grids/read-grid.ts'
import { amountValue, roundingOf, firstOf, itemAt } from '@tickmark/document'
import type { Figure } from '@tickmark/document'
import { findConcepts } from '../../facts/text/concepts.ts'
import type { Grid } from '../../facts/grids/grid.ts'
import type { ProseFigure, Sentence } from '../../facts/sentences/make-sentences.ts'
import { linearTolerance, testRelation, testSum, ofTerms } from '../relation/relation.ts'
import type { Relation, Term } from '../relation/relation.ts'

const LESS =
  /\bless\b|\bminus\b|net of|deducting|subtracting|after (?:net )?(?:debt|deduct)|减去|扣除|减:|차감|제외|を?控除|差し引/i
const BEING = /\bbeing\b|\bi\.e\.|consisting of|comprising|representing|即|等于|즉|すなわち|内訳/i
const FROM = /^\s*에서|^\s*から/
const RESULT = /\bis\b|\bwas\b|equals|amounts? to|leav|giv|results? in|为|得出|等于|이며|입니다|은|는|となる|です|は/i

/** A passage: a block's figures of money in order, with the text that they stand in. */
interface Passage {
  text: string
  figures: ProseFigure[]
}

/** Differences and products that a passage states in words: "net debt of a, being borrowings of b less cash of c"; "7.5x EBITDA gives a". */
export function proseIdentities(grids: readonly Grid[], sentences: readonly Sentence[]): Relation[] {
  const passages = Map.groupBy(sentences, (sentence) => sentence.block)
  return Array.from(passages.values()).flatMap((group) => {
    if (group.every((sentence) => sentence.figures.length === 0)) return []
    const passage = joinSentences(group)
    return [...differences(passage), ...products(grids, passage)]
  })
}

function joinSentences(group: readonly Sentence[]): Passage {
  const offset = firstOf(group).start
  const text = foldText(firstOf(group).block.text.slice(offset))
  const figures = group.flatMap((sentence) =>
    sentence.figures.map((figure) => ({
      ...figure,
      start: figure.start + sentence.start - offset,
      end: figure.end + sentence.start - offset,
    })),
  )
  return { text, figures }
}

function differences({ text, figures }: Passage): Relation[] {
  const money = figures.filter(({ figure }) => figure.amount.unit === 'money')
  return money.slice(0, -2).flatMap((first, index) => {
    const [second, third] = [itemAt(money, index + 1), itemAt(money, index + 2)]
    const [left, right] = [text.slice(first.end, second.start), text.slice(second.end, third.start)]
    if (
      left.length > 60 ||
      right.length > 60 ||
      [left, right].some(
        (between) =>
          figures.some((figure) => figure.start > first.start && figure.start < third.start && figure !== second) ||
          /[.。]\s/.test(between),
      )
    )
      return []
    if (LESS.test(left) && RESULT.test(right)) return difference(third.figure, first.figure, second.figure)
    // Korean and Japanese take the part "from" the whole and say "less" after it: a、すなわち b から c を控除した額.
    const less = LESS.test(right) || (FROM.test(right) && LESS.test(text.slice(third.end, third.end + 12)))
    return less && BEING.test(left) ? difference(first.figure, second.figure, third.figure) : []
  })
}

function difference(result: Figure, whole: Figure, part: Figure): Relation[] {
  const terms: Term[] = [
    { figure: whole, sign: 1 },
    { figure: part, sign: -1 },
  ]
  return [
    testSum({
      kind: 'prose-amount',
      result,
      terms,
      tolerance: linearTolerance(result, terms),
      confidence: 0.85,
      basis: 'labelled',
    }),
  ]
}

/** A multiple, what it multiplies (a line of the tables) and the amount that comes of it. */
function products(grids: readonly Grid[], { text, figures }: Passage): Relation[] {
  return figures.flatMap((multiple, index) => {
    const next = figures[index + 1]
    if (
      multiple.figure.amount.unit !== 'multiple' ||
      next?.figure.amount.unit !== 'money' ||
      next.start - multiple.end > 90 ||
      ITEM_ENDS.test(text.slice(multiple.end, next.start))
    )
      return []
    if (isNamedBase(text.slice(multiple.end, next.start))) return productOf(text, multiple, next, figures[index + 2])
    const around = text.slice(Math.max(0, multiple.start - 40), next.start)
    const concept = findConcepts(around).toSorted(
      (a, b) =>
        Math.abs(a.start + Math.max(0, multiple.start - 40) - multiple.end) -
        Math.abs(b.start + Math.max(0, multiple.start - 40) - multiple.end),
    )[0]
    if (!concept || concept.concept.kind !== 'duration') return []
    const candidates = linesOf(grids, concept.concept.id).flatMap(({ figure, period }) => {
      const relation = product(next.figure, multiple.figure, figure)
      return relation ? [{ relation, period }] : []
    })
    const held = candidates.find(({ relation }) => relation.holds)
    const latest = candidates.toSorted((a, b) => b.period.localeCompare(a.period))[0]
    return held ? [held.relation] : latest ? [latest.relation] : []
  })
}

/** The end of one item of a list within a sentence: "at 2x revenue; or (d) …". */
const ITEM_ENDS = /[;；]/

/** "9.5x Adjusted EBITDA of ⟦b⟧": the amount is what the multiple is of. */
function isNamedBase(between: string): boolean {
  return /^(?=[^]{0,120}$)\s*(?!.*[,，;；])[^⟦]{2,50}(?:\bof|为|是)\s*$/i.test(between)
}

/** "7.5x EBITDA of ⟦b⟧, enterprise value is ⟦r⟧". */
function productOf(
  text: string,
  multiple: ProseFigure,
  base: ProseFigure,
  result: ProseFigure | undefined,
): Relation[] {
  if (!result || result.figure.amount.unit !== 'money' || result.start - base.end > 60) return []
  const between = text.slice(base.end, result.start)
  const relation = RESULT.test(between) && !LESS.test(between) && product(result.figure, multiple.figure, base.figure)
  return relation ? [relation] : []
}

function product(result: Figure, multiple: Figure, base: Figure): Relation | undefined {
  const [factor, value] = [amountValue(multiple.amount), amountValue(base.amount)]
  return testRelation({
    kind: 'prose-amount',
    result,
    terms: [
      { figure: multiple, sign: 1 },
      { figure: base, sign: 1 },
    ],
    compute: ofTerms((a, b) => a.times(b)),
    linear: false,
    tolerance: roundingOf(result.amount)
      .plus(value.abs().times(roundingOf(multiple.amount)))
      .plus(factor.times(roundingOf(base.amount))),
    confidence: 0.8,
    basis: 'labelled',
    formula: ([a, b]) => `${a} × ${b}`,
  })
}

function linesOf(grids: readonly Grid[], concept: string): { figure: Figure; period: string }[] {
  return grids.flatMap((grid) => {
    if (grid.scope === 'parent') return []
    const row = grid.rows.findIndex((candidate) => candidate.concept === concept && candidate.kind !== 'heading')
    return row < 0
      ? []
      : grid.columns.flatMap((column, index) => {
          const cell = cellIn(grid, row, index)
          return cell && !cell.dash && column.kind === 'amount'
            ? [{ figure: cell.figure, period: column.period?.end ?? '' }]
            : []
        })
  })
}
