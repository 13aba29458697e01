import { foldText, isOver, lineOfMargin } from '@tickmark/language'
import { quotientsFor } from '../ratios/ratio-quotients.ts'
import type { RatioLines, RatioQuotient } from '../ratios/ratio-quotients.ts'
import type { LineBook, Mention } from '../told/line-book.ts'

const SIGN = /^\s*[/÷]\s*(?:total\s)?$/i

/** What a margin is a share of: the revenue of the statements. */
const WHOLES = ['#revenue', '#total_revenue']

/**
 * The quotients of a label that names both of its lines ("Liabilities to assets", "Dividends/profit", 자산 대비 부채비율), or the line of which it is
 * the margin: "Adjusted EBITDA margin".
 */
export function describedQuotients(label: string, book: LineBook): RatioQuotient[] {
  const text = foldText(label).toLowerCase()
  const mentions = book.mentionsIn(text)
  const [first, second] = mentions
  const line = lineOfMargin(text)
  if (line) return marginsOf(line, book)
  if (!first || !second || mentions.length !== 2 || first.name === second.name) return []
  const between = text.slice(first.end, second.start)
  if (SIGN.test(between)) return quotientsOfNames(first, second, book)
  if (!isOver(between)) return []
  return [...quotientsOfNames(first, second, book), ...quotientsOfNames(second, first, book)]
}

function marginsOf(line: string, book: LineBook): RatioQuotient[] {
  const [only, ...others] = book.mentionsIn(line)
  if (!only || others.length > 0 || only.start > 0 || only.end < line.length) return []
  return WHOLES.flatMap((name) => quotientsOfNames(only, { ...only, name }, book))
}

function quotientsOfNames(top: Mention, bottom: Mention, lines: RatioLines): RatioQuotient[] {
  return quotientsFor({ top: [{ name: top.name }], bottom: [{ name: bottom.name }] }, lines)
}
