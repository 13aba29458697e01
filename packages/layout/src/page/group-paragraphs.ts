import { firstOf, lastOf, itemAt } from '@tickmark/document'
import { boundsOf } from '@tickmark/document/page'
import type { PageText } from './page-layout.ts'
import { textOf } from '../lines/text-line.ts'
import type { Element } from '../lines/read-elements.ts'
import type { TextLine, Token } from '../lines/text-line.ts'

/** Marks that begin a list item. */
export const LIST_MARKER =
  /^(?:[•·▪■□○●◆◇➢✓–—*]|-(?=\s)|\(?(?:\d{1,2}|[a-z]|[ivx]{1,4})[.)]|[（(][一二三四五六七八九十\d]+[)）]|[①-⑳])(?:\s|$)/i

const TOLD = /^(?:P|H[1-6]?|LI|LBody|Caption|TOCI|Title)$/

/** Groups the lines of one text column into paragraphs. */
export function groupParagraphs(
  lines: readonly TextLine[],
  elementOf: (token: Token) => Element | undefined = () => undefined,
): PageText[] {
  const area = boundsOf(lines)
  const groups: TextLine[][] = []
  for (const line of lines) {
    const group = groups.at(-1)
    const element = elementOf(firstOf(firstOf(line.segments).tokens))
    const previous = group && elementOf(firstOf(firstOf(lastOf(group).segments).tokens))
    // Where the file tells paragraphs, it is believed, unless it keeps a whole page in one.
    const isTold = element && previous && TOLD.test(element.type) && TOLD.test(previous.type)
    if (group && (isTold ? element === previous : goesOn(group, line, area))) group.push(line)
    else groups.push([line])
  }
  return groups.map((group) => ({
    ...toPageText(group, area),
    tag: elementOf(firstOf(firstOf(firstOf(group).segments).tokens))?.type,
  }))
}

/** From this share of the width of its column on a line is one of running text, and no entry of a list of names. */
const LONG = 0.6

function goesOn(group: readonly TextLine[], line: TextLine, area: { left: number; right: number }): boolean {
  const last = lastOf(group)
  const size = Math.max(last.fontSize, line.fontSize)
  if (Math.abs(last.fontSize - line.fontSize) > 0.12 * size || turnsBold(last, line)) return false
  const gap = line.top - last.bottom
  if (gap > 0.9 * size) return false
  if (group.length > 1 && gap > itemAt(group, 1).top - firstOf(group).bottom + 0.35 * size) return false
  const text = textOf(tokensOf(line))
  if (LIST_MARKER.test(text)) return false
  // A first line that goes in, a line that ends early: a new paragraph.
  const indent = line.left - (group.length > 1 ? last.left : Math.min(last.left, line.left))
  if (group.length > 1 && indent > 0.9 * size) return false
  if (group.length === 1 && line.left - last.left > 1.5 * size && !LIST_MARKER.test(textOf(tokensOf(last))))
    return false
  const first = firstOf(tokensOf(line))
  const firstWidth = /^[\u3000-\u9fff]/.test(first.text) ? 2 * size : first.right - first.left
  const isLong = last.right - last.left > LONG * (area.right - area.left)
  const isCentred = Math.abs(last.left + last.right - line.left - line.right) < size && last.left - area.left > 2 * size
  const isFull = last.right + 0.25 * size + firstWidth > area.right - 0.5 * size
  return isCentred || isFull || gap < -0.1 * size || (isLong && runsOn(last, line))
}

/** Some lines as one text. */
export function toPageText(group: readonly TextLine[], area: { left: number; right: number }): PageText {
  const tokens = group.flatMap(tokensOf)
  return {
    type: 'text',
    ...boundsOf(group),
    lines: group.map((line) => tokensOf(line).map(({ index }) => index)),
    fontSize: mainSize(tokens),
    bold: tokens.filter(({ bold }) => bold).length > tokens.length / 2,
    area: { left: area.left, right: area.right },
    firstLeft: firstOf(group).left,
    lastRight: lastOf(group).right,
  }
}

function mainSize(tokens: readonly Token[]): number {
  const weights = new Map<number, number>()
  for (const { fontSize, text } of tokens) {
    const size = Math.round(fontSize * 10) / 10
    weights.set(size, (weights.get(size) ?? 0) + text.length)
  }
  return [...weights].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? 0
}

/** A line that begins within a sentence. */
const WITHIN_SENTENCE = /^\p{Ll}/u
/** Words that lead to the next one, whatever that begins with: "…, or / $0.98 per share". */
const LEFT_OPEN =
  /\s(?:and|or|of|the|an?|to|from|with|by|for|in|at|on|than|was|were|is|are|und|oder|von|der|die|das|mit|auf|et|ou|de|du|des|la|le|les|y|o|e|del|della|con|per)$/
const SENTENCE_END = /[.:;!?。：；！？]["”’)]?$/

/**
 * Whether one line is bold and the other is not, as a heading and its text are. Where a bold word leads into a text the whole of its line may be
 * told as bold: a sentence that goes on in small letters goes on.
 */
function turnsBold(last: TextLine, line: TextLine): boolean {
  return isBold(last) !== isBold(line) && !runsOn(last, line)
}

function runsOn(last: TextLine, line: TextLine): boolean {
  const [before, text] = [textOf(tokensOf(last)), textOf(tokensOf(line))]
  return LEFT_OPEN.test(before) || (WITHIN_SENTENCE.test(text) && !SENTENCE_END.test(before))
}

function isBold(line: TextLine): boolean {
  const tokens = tokensOf(line)
  return tokens.filter(({ bold }) => bold).length > tokens.length / 2
}

function tokensOf(line: TextLine): Token[] {
  return line.segments.flatMap(({ tokens }) => tokens)
}
