import { itemAt } from '@tickmark/document'
import type { Block, Paragraph } from '@tickmark/document'

/** Joins paragraphs that go on over a page or column break; furniture and notes between them stay where they are. */
export function joinParagraphs(blocks: readonly Block[]): Block[] {
  const joined: Block[] = []
  for (const block of blocks) {
    const open = isPlain(block) ? openParagraph(joined, block) : undefined
    if (open !== undefined && isPlain(block)) joined[open] = joinTwo(joined[open] as Paragraph, block)
    else joined.push(block)
  }
  return joined
}

function isPlain(block: Block): block is Paragraph {
  return block.type === 'paragraph' && block.layer === 'body' && !block.role
}

function openParagraph(blocks: readonly Block[], next: Paragraph): number | undefined {
  for (let i = blocks.length - 1; i >= 0; i--) {
    const block = itemAt(blocks, i)
    if (block.layer !== 'body') continue
    return isPlain(block) && goesOn(block, next) ? i : undefined
  }
  return undefined
}

/** The next page, or the one behind an empty one. */
const MOST_PAGES_ON = 2
/** Letters from which on a paragraph is one of sentences, and no name in a list. */
const LONG = 60

function goesOn(first: Paragraph, next: Paragraph): boolean {
  const lastWord = first.words?.at(-1)
  const firstWord = next.words?.[0]
  if (!lastWord || !firstWord || !first.box || !next.box) return false
  const samePage = (lastWord.page ?? first.page) === next.page
  // On one page only the foot of a text column goes on, at the head of the next.
  const breaksColumn = samePage && firstWord.box[1] < lastWord.box[1] && firstWord.box[0] > lastWord.box[0]
  // A page between them may be empty: nothing of the body stands there.
  const pagesOn = (next.page ?? 0) - (lastWord.page ?? first.page ?? 0)
  const breaksPage = pagesOn >= 1 && pagesOn <= MOST_PAGES_ON
  if (!breaksColumn && !breaksPage) return false
  if (Math.abs((first.fontSize ?? 0) - (next.fontSize ?? 0)) > 0.6 || first.bold !== next.bold) return false
  if (/[.!?。！？:：;；]["'”’」』)）]?$/.test(first.text) || first.text.length < 20) return false
  const isFull = lastWord.box[2] > first.box[2] - 0.12 * (first.box[2] - first.box[0])
  // Print that does not fill its lines breaks off anywhere; a sentence goes on in small letters.
  const isWithin = breaksPage && first.text.length >= LONG && /^\p{Ll}/u.test(next.text)
  return (
    (isFull || isWithin) &&
    /^[\p{Ll}\p{N}\p{Lo}(（"“「,，、]/u.test(next.text) &&
    !/^(?:第[一二三四五六七八九十\d]+|[一二三四五六七八九十]+、|[（(][一二三四五六七八九十\d]+[）)]|\d+[.、])/.test(
      next.text,
    )
  )
}

function joinTwo(first: Paragraph, next: Paragraph): Paragraph {
  const isWide =
    /[\u2e80-\u9fff\uac00-\ud7af\uff00-\uffef]$/.test(first.text) && /^[\u2e80-\u9fff\uff00-\uffef]/.test(next.text)
  const glue = isWide ? '' : ' '
  const offset = first.text.length + glue.length
  const words = (next.words ?? []).map((word) => ({
    ...word,
    start: word.start + offset,
    end: word.end + offset,
    page: word.page ?? next.page,
  }))
  return { ...first, text: first.text + glue + next.text, words: [...(first.words ?? []), ...words] }
}
