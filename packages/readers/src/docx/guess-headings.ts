import type { Block, Heading, Paragraph } from '@tickmark/document'
import { headingKind, type HeadingKind } from '@tickmark/language'

/** The depth that a kind of numbering tells, where a bold or larger line begins with it. */
const LEVELS: Readonly<Partial<Record<HeadingKind, number>>> = {
  chapter: 1,
  part: 1,
  ideograph: 2,
  item: 2,
  roman: 2,
  note: 2,
  enumerated: 2,
  pointed: 2,
  'ideograph-bracket': 3,
  'decimal-2': 3,
  syllable: 3,
  'decimal-3': 4,
  'digit-bracket': 4,
}
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
    const numbered = levelOf(block.text)
    const size = block.fontSize ?? UNSTATED_SIZE
    const larger = size > bodySize
    if (numbered === undefined && !larger && blocks[index + 1]?.type === 'table') return
    blocks[index] = toHeading(block, numbered ?? (larger ? Math.min(4, sizes.indexOf(size) + 1) : 3))
  })
}

function levelOf(text: string): number | undefined {
  const kind = headingKind(text)
  return kind && LEVELS[kind]
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
