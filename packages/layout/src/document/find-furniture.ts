import { itemAt } from '@tickmark/document'
import type { PageReading } from '@tickmark/document/page'
import { joinWords } from '../lines/join-words.ts'
import type { PageLayout, PageText } from '../page/page-layout.ts'
import { numberLevel } from './rank-headings.ts'

/** Share of the page's height at top and bottom in which running heads and footers stand. */
const MARGIN = 0.12

/** Running heads, footers and page numbers: texts near a page's edge that come again on other pages, digits apart. */
export function findFurniture(readings: readonly PageReading[]): Set<PageText> {
  const furniture = new Set<PageText>()
  const seen = new Map<string, PageText[]>()
  for (const { content, layout } of readings) {
    for (const text of [...headTexts(layout, content.height), ...footTexts(layout, content.height)]) {
      const words = joinWords(content, text.lines).text
      if (isPageNumber(words, text, content.height)) furniture.add(text)
      if (words.length > 160) continue
      // The heads of notes and sections differ by their number alone.
      const bare = numberLevel(words) === undefined ? words.replace(/[\d０-９]+|\b[ivxl]+\b/gi, '#') : words
      const key = `${text.top < content.height / 2 ? 'head' : 'foot'} ${bare} ${Math.round(text.top / 12)}`
      seen.set(key, [...(seen.get(key) ?? []), text])
    }
  }
  const enough = readings.length < 4 ? 2 : 3
  const outermost = sameOutermost(readings)
  const repeated = new Set([...outermost, ...[...seen.values()].filter((texts) => texts.length >= enough).flat()])
  for (const { content, layout } of readings) {
    for (const edge of [headTexts(layout, content.height), footTexts(layout, content.height)]) {
      // From the edge inwards: what stands behind text of the page's own is no running head.
      const end = edge.findIndex((text) => !repeated.has(text) && !furniture.has(text))
      for (const text of end < 0 ? edge : edge.slice(0, end)) furniture.add(text)
    }
  }
  for (const text of strayPageNumbers(readings)) furniture.add(text)
  return furniture
}

/** Fewest letters of a line that is the same on every page by more than chance. */
const FEWEST_LETTERS = 8

/** What ends or begins every page in the same words, at whatever height: a footer that follows the text. */
function sameOutermost(readings: readonly PageReading[]): PageText[] {
  if (readings.length < 2) return []
  return [headTexts, footTexts].flatMap((textsAt) => {
    const texts = readings.flatMap(({ content, layout }) => {
      const ofItsOwn = textsAt(layout, content.height).find(
        (text) => !isPageNumber(joinWords(content, text.lines).text, text, content.height),
      )
      return ofItsOwn ? [{ text: ofItsOwn, words: joinWords(content, ofItsOwn.lines).text }] : []
    })
    const [first] = texts
    const isSame = first && texts.length === readings.length && texts.every(({ words }) => words === first.words)
    return isSame && first.words.length >= FEWEST_LETTERS ? texts.map(({ text }) => text) : []
  })
}

/** Page numbers of an earlier edition that stand between paragraphs, as conversions leave them: lone numbers that count up. */
function strayPageNumbers(readings: readonly PageReading[]): PageText[] {
  const numbered: { text: PageText; style: string; value: number }[] = []
  for (const { content, layout } of readings) {
    for (const block of (layout as PageLayout | undefined)?.blocks ?? []) {
      if (block.type !== 'text' || block.lines.length !== 1) continue
      const match = /^([-–—]\s*)?([A-Z]-)?(\d{1,3})(?:\s*[-–—])?$/.exec(joinWords(content, block.lines).text.trim())
      if (match)
        numbered.push({ text: block, style: `${match[1] ? '-' : ''}${match[2] ?? ''}`, value: Number(match[3]) })
    }
  }
  return [...Map.groupBy(numbered, ({ style }) => style).values()].flatMap((group) => {
    const steps = group.filter(
      ({ value }, index) =>
        index > 0 && value - itemAt(group, index - 1).value >= 1 && value - itemAt(group, index - 1).value <= 3,
    ).length
    return group.length >= 3 && steps >= 0.8 * (group.length - 1) ? group.map(({ text }) => text) : []
  })
}

/** Texts near the top edge, the outermost first. */
function headTexts(layout: unknown, height: number): PageText[] {
  return textsOf(layout)
    .filter((text) => text.bottom < MARGIN * height)
    .toSorted((a, b) => a.top - b.top)
    .slice(0, 4)
}

/** Texts near the bottom edge, the outermost first. */
function footTexts(layout: unknown, height: number): PageText[] {
  return textsOf(layout)
    .filter((text) => text.top > (1 - MARGIN) * height)
    .toSorted((a, b) => b.bottom - a.bottom)
    .slice(0, 4)
}

function textsOf(layout: unknown): PageText[] {
  return ((layout as PageLayout | undefined)?.blocks ?? []).filter(
    (block) => block.type === 'text' && !block.hidden,
  ) as PageText[]
}

function isPageNumber(words: string, text: PageText, height: number): boolean {
  const outer = text.bottom < 0.08 * height || text.top > 0.92 * height
  return (
    outer &&
    /^(?:[-–—]\s*)?(?:page\s*|第\s*|p\.\s*)?[\divxlF-]{1,6}(?:\s*(?:\/|of|页\s*[,，]?\s*共)\s*\d{1,5})?(?:\s*(?:页|頁|ページ|쪽))?(?:\s*[-–—])?$/i.test(
      words.trim(),
    )
  )
}
