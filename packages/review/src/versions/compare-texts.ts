import type { Block, Document, Location } from '@tickmark/document'
import { alignLines } from '@tickmark/workbook'
import { locationOf } from '../rule/place-of.ts'

/** A paragraph or heading that two drafts word differently. */
export interface TextChange {
  kind: 'text' | 'text-added' | 'text-removed' | 'text-moved'
  /** In the new draft; in the old one where the text was removed. */
  location: Location
  oldLocation?: Location
  before: string
  after: string
}

type TextBlock = Extract<Block, { text: string }>

const SPACES = /\s+/g

/** Running text of two drafts: what came, went, moved, and what is worded differently. Page heads and notes in the margin are left out. */
export function compareTexts(before: Document, after: Document): TextChange[] {
  const [old, own] = [textsOf(before), textsOf(after)]
  const words = [old, own].map((blocks) => blocks.map(({ text }) => new Set(plain(text).toLowerCase().match(WORD))))
  const linesOf = (blocks: readonly TextBlock[]) => blocks.map(({ text }, index) => ({ index, key: plain(text) }))
  const { toNew, toOld, moved } = alignLines(linesOf(old), linesOf(own), (a, b) =>
    shareOf(words[0]?.[a], words[1]?.[b]),
  )
  const matched = old.flatMap((block, index): TextChange[] => {
    const at = toNew.get(index)
    const other = at === undefined ? undefined : own[at]
    if (!other) return [{ kind: 'text-removed', location: locationOf(block), before: block.text, after: '' }]
    const isSame = plain(block.text) === plain(other.text)
    if (isSame && !moved.has(index)) return []
    const places = { location: locationOf(other), oldLocation: locationOf(block) }
    return [{ kind: isSame ? 'text-moved' : 'text', ...places, before: block.text, after: other.text }]
  })
  const added = own.flatMap((block, index): TextChange[] =>
    toOld.has(index) ? [] : [{ kind: 'text-added', location: locationOf(block), before: '', after: block.text }],
  )
  return [...matched, ...added]
}

/** Words of languages that part them by spaces, single signs of those that do not, numbers whole. */
const WORD =
  /[\d.,]+|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[^\s\p{P}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+/gu

function textsOf({ blocks }: Document): TextBlock[] {
  return blocks.flatMap((block) =>
    'text' in block && block.layer === 'body' && plain(block.text) !== '' ? [block as TextBlock] : [],
  )
}

function plain(text: string): string {
  return text.normalize('NFKC').replaceAll(SPACES, ' ').trim()
}

function shareOf(a: ReadonlySet<string> = new Set(), b: ReadonlySet<string> = new Set()): number {
  const both = [...a].filter((word) => b.has(word)).length
  return (2 * both) / Math.max(1, a.size + b.size)
}
