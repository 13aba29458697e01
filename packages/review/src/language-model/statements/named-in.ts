import { literalPattern } from '@tickmark/document'
import { findConcepts } from '@tickmark/language'
import type { Figure } from '@tickmark/document'

/** Where words of a sentence name a line. */
export type Span = readonly [start: number, end: number]

/** What a line of a statement bears before its name: "一、", "减：", "Ⅱ.", "(3)", "3." */
const ORDINAL =
  /^(?:\s*(?:[一二三四五六七八九十]{1,3}[、．.]|[（(][\p{N}一二三四五六七八九十]{1,4}[)）]|[\p{N}ivxⅠ-Ⅻ]{1,4}[.、．)]\s?|[减減加其][：:中]?\s*[：:]|less\s*:|add\s*:))+/iu
/** Names of one line: what one of a kind is called where another word may stand. */
const SAME_NAMES: readonly (readonly [RegExp, string])[] = [
  [/\b(?:costs?|expenses?|charges?)\b/g, 'cost'],
  [/\b(?:turnover|net sales|sales|revenues?)\b/g, 'revenue'],
  [/\b(?:debtors|accounts receivable|receivables?)\b/g, 'receivable'],
  [/\b(?:creditors|accounts payable|payables?)\b/g, 'payable'],
  [/\b(?:stocks|inventory|inventories)\b/g, 'inventory'],
  [/\b(?:borrowings?|loans?)\b/g, 'loan'],
  [/\b(?:taxes|taxation|tax)\b/g, 'tax'],
]
/** A rate of a line is another line. */
const RATE_BEHIND =
  /^\s*(?:margins?|rates?|ratios?|per\b|[%％]|率|利率|比率|占比|比例|周转|回転|期間|일수|률|율|비율|회전)/i
/** What is left out of "Trade and other receivables, net" before its words are looked for. */
const SMALL = /^(?:the|of|and|or|for|from|in|to|at|net|total|other|on|by|its|our|a|an|year|period)$/

const fold = (text: string): string => text.normalize('NFKC').toLowerCase()
const isWide = (text: string): boolean => /[\u3040-\u9fff\uac00-\ud7af]/.test(text)

/** Where a sentence names the line of a figure by its label or its concept; undefined where it names it nowhere, or only a rate of it. */
export function spanOfLine(figure: Figure, sentence: string): Span | undefined {
  const span = spanOfName(figure, sentence)
  return span && !RATE_BEHIND.test(sentence.slice(span[1])) ? span : undefined
}

/** Whether a sentence names the line of a figure, or a rate of it. */
export const namesLine = (figure: Figure, sentence: string): boolean => spanOfName(figure, sentence) !== undefined

function spanOfName({ label = '', concept }: Figure, sentence: string): Span | undefined {
  const names = [label, ...label.split(/[–—:：]+|-{2,}|\(|（/)].map((name) =>
    name.replace(ORDINAL, '').replace(/[)）\s]+$/, ''),
  )
  for (const name of names) {
    const span = isWide(name) ? spanOfSigns(name, sentence) : spanOfWords(name, sentence)
    if (span) return span
  }
  const mention = findConcepts(sentence).find((found) => found.concept.id === concept)
  return mention && [mention.start, mention.end]
}

/** Scripts without blanks: the name as it stands, blanks and small words within it aside. */
function spanOfSigns(name: string, sentence: string): Span | undefined {
  const signs = Array.from(fold(name)).filter((sign) => /[\p{L}\p{N}]/u.test(sign))
  if (signs.length < 2) return undefined
  const pattern = signs.map((sign) => literalPattern(sign)).join(String.raw`[\s・、]?`)
  const match = new RegExp(pattern, 'iu').exec(sentence.normalize('NFKC'))
  return match ? [match.index, match.index + match[0].length] : undefined
}

/** All telling words of the name, as they stand in the sentence by their beginnings, near one another. */
function spanOfWords(name: string, sentence: string): Span | undefined {
  const wanted = new Set(wordsOf(name).map(({ stem }) => stem))
  if (wanted.size === 0) return undefined
  const found = wordsOf(sentence)
  for (const first of found) {
    if (!wanted.has(first.stem)) continue
    const near = found.filter(({ start }) => start >= first.start && start - first.start < LONGEST_NAME)
    const taken = [...wanted].flatMap((stem) => near.find((word) => word.stem === stem) ?? [])
    if (taken.length === wanted.size) return [first.start, Math.max(...taken.map(({ end }) => end))]
  }
  return undefined
}

/** Characters over which the words of one name may be spread. */
const LONGEST_NAME = 70

function wordsOf(text: string): { stem: string; start: number; end: number }[] {
  const lower = text.toLowerCase()
  return Array.from(lower.matchAll(/[\p{Script=Latin}][\p{Script=Latin}'’&-]*/gu)).flatMap(({ 0: word, index }) => {
    if (SMALL.test(word) || word.length < 3) return []
    const same = SAME_NAMES.find(([pattern]) => word.replace(pattern, '') === '')
    return [
      {
        stem: same ? same[1] : word.slice(0, 7).replace(/(?:e?s|ing|ed)$/, ''),
        start: index,
        end: index + word.length,
      },
    ]
  })
}
