import type { Block, Heading, Paragraph } from '@tickmark/document'

/** Numbering that heads sections, by depth, in the four languages' reports. */
const PATTERNS: readonly { level: number; pattern: RegExp }[] = [
  {
    level: 1,
    pattern: /^(?:第\s*[\d一二三四五六七八九十百]+\s*[章节部編편장]|제\s*\d+\s*[장편]|PART\s+[IVX\d]+|Chapter\s+\d+)/i,
  },
  {
    level: 2,
    pattern:
      /^(?:[一二三四五六七八九十]{1,3}[、.．]|Item\s+\d+[A-C]?\.|[IVX]{1,5}\.\s|Note\s+\d+|\d{1,2}\s*[.．、]\s*[^\d\s])/i,
  },
  { level: 3, pattern: /^(?:[（(][一二三四五六七八九十]{1,3}[)）]|\d{1,2}\.\d{1,2}\s*[^\d%\s]|[가-하]\.\s)/ },
  { level: 4, pattern: /^(?:\d{1,2}\.\d{1,2}\.\d{1,2}\s*[^\d%\s]|[（(]\d{1,2}[)）])/ },
]
const LONGEST = 90
/** Points of text whose size the file does not state. */
const UNSTATED_SIZE = 10
/** A document that styles its headings has more than this share of them among its paragraphs. */
const STYLED_SHARE = 0.01

/**
 * Turns bold or larger short lines into headings where a document has no heading styles of its own, in place.
 * A numbered line tells its level; another one gets it from its size.
 */
export function guessHeadings(blocks: Block[]): void {
  const paragraphs = blocks.filter((block): block is Paragraph => block.type === 'paragraph' && block.layer === 'body')
  const styled = blocks.filter((block) => block.type === 'heading').length
  if (styled > 0 && styled >= paragraphs.length * STYLED_SHARE) return
  const bodySize = commonSize(paragraphs)
  const sizes = [...new Set(paragraphs.map((paragraph) => paragraph.fontSize ?? UNSTATED_SIZE))]
    .filter((size) => size > bodySize)
    .toSorted((a, b) => b - a)
  blocks.forEach((block, index) => {
    if (block.type !== 'paragraph' || block.layer !== 'body' || block.role || !standsOut(block, bodySize)) return
    // A bold line over a table is the table's caption unless it is numbered like a section.
    const numbered = PATTERNS.find(({ pattern }) => pattern.test(block.text))
    const larger = (block.fontSize ?? UNSTATED_SIZE) > bodySize
    if (!numbered && !larger && blocks[index + 1]?.type === 'table') return
    blocks[index] = toHeading(block, numbered?.level ?? (larger ? Math.min(4, sizes.indexOf(block.fontSize!) + 1) : 3))
  })
}

function standsOut({ text, bold, fontSize }: Paragraph, bodySize: number): boolean {
  if (text.length > LONGEST || /[。；;，,]$/.test(text) || /\t|\n/.test(text) || !/\p{L}/u.test(text)) return false
  return bold === true || (fontSize ?? UNSTATED_SIZE) > bodySize
}

function toHeading({ id, layer, text, bold, fontSize }: Paragraph, level: number): Heading {
  return { id, layer, type: 'heading', level, text, bold, fontSize }
}

/** The size of most of the running text. */
function commonSize(paragraphs: readonly Paragraph[]): number {
  const lengths = new Map<number, number>()
  for (const { fontSize = UNSTATED_SIZE, text } of paragraphs)
    lengths.set(fontSize, (lengths.get(fontSize) ?? 0) + text.length)
  return [...lengths].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? UNSTATED_SIZE
}
