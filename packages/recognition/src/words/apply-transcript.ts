import type { PageWord } from '@tickmark/document/page'
import { alignTokens, likeness } from './align-tokens.ts'

/** Confidence in a word that two readers read alike; in one that the transcript corrected; and in one whose digits they read differently. */
const CONFIDENCE = { agreed: 0.97, corrected: 0.9, disputed: 0.55 }
/** Below this the built-in reading was unsure of its digits, and gives way. */
const SURE = 0.75
/** A word takes the transcript's letters only where so much of it is alike: a misread letter or two, not another word. Words of two signs are common in Chinese. */
const LEAST_LIKENESS = { letters: 0.6, wide: 0.5 }
const WIDE = /[\u3040-\u9fff\uac00-\ud7af]/
/** Of a transcript of this page at least so many letters are read alike. A refusal, a summary or an invention has fewer. */
const LEAST_AGREEMENT = 0.5
/** Words from which on a share says something. */
const FEWEST_WORDS = 6

/**
 * Corrects recognised words by another reader's transcript of the same page, which knows no places: words are aligned with words, in their order. Letters
 * that were misread are mended; nothing is added that has no place on the page. A digit is never taken from the transcript where the built-in reading was
 * sure of it: both readings are kept, the word is marked as doubtful, and a sum of its table may decide. A text that is no transcript of this page is
 * left aside as a whole.
 */
export function applyTranscript(words: readonly PageWord[], transcript: string | undefined): PageWord[] {
  if (!transcript) return [...words]
  const raw = tokensOf(transcript)
  // Words come as they were found; a transcript goes line by line. What of both is read alike more often is the order of the page.
  const [best] = [words.map((_, index) => index), linesOf(words).flat()]
    .map((order) => readAlong(words, order, raw))
    .toSorted((a, b) => b.alike - a.alike)
  if (!best || !isOfThisPage(words, best.alike)) return [...words]
  return words.map((word, index) => {
    const text = best.found.get(index)
    return text === undefined ? word : correct(word, text)
  })
}

interface Along {
  /** What stands opposite each word, by its index. */
  found: Map<number, string>
  /** Letters that both read alike. */
  alike: number
}

/** Aligns the words in this order with the tokens of a transcript. */
function readAlong(words: readonly PageWord[], order: readonly number[], raw: readonly string[]): Along {
  const own = order.map((index) => plain(words[index]?.text ?? ''))
  const found = new Map(
    alignTokens(own, raw.map(plain)).flatMap(({ own: [from, to], other: [start, end] }) =>
      partTokens(own.slice(from, to), raw.slice(start, end)).flatMap((text, at): [number, string][] => {
        const index = order[from + at]
        return index === undefined ? [] : [[index, text]]
      }),
    ),
  )
  const alike = words.reduce((sum, { text }, index) => {
    const mine = plain(text)
    return sum + likeness(mine, plain(found.get(index) ?? '')) * mine.length
  }, 0)
  return { found, alike }
}

/** Words by lines from top to bottom, each from left to right: those whose middles lie within one another's height share a line. */
function linesOf(words: readonly PageWord[]): number[][] {
  const placed = words
    .map(({ left, top, bottom }, index) => ({
      index,
      left,
      middle: (top + bottom) / 2,
      height: Math.abs(bottom - top),
    }))
    .toSorted((a, b) => a.middle - b.middle)
  const lines: (typeof placed)[] = []
  for (const word of placed) {
    const line = lines.at(-1)
    const first = line?.[0]
    if (line && first && word.middle - first.middle <= Math.max(first.height, word.height) / 2) line.push(word)
    else lines.push([word])
  }
  return lines.map((line) => line.toSorted((a, b) => a.left - b.left).map(({ index }) => index))
}

/** Widths of letters and blanks are the printer's. */
const plain = (text: string): string => text.normalize('NFKC').replace(/\s+/g, '')

/** Words of a transcript, the marks of Markdown left out. */
function tokensOf(transcript: string): string[] {
  const text = transcript.replace(/<br\s*\/?>/gi, ' ').replace(/```\w*/g, ' ')
  return text
    .split(/[\s|]+/)
    .map((token) => token.replace(/^#{1,6}$|^\*{1,3}(?=\S)|(?<=\S)\*{1,3}$|`/g, ''))
    .filter((token) => token !== '' && !/^:?-{2,}:?$/.test(token))
    .flatMap(partsOf)
}

/** Scripts without blanks run on to the end of the sentence; a recogniser parts them at figures and behind commas and stops. */
const partsOf = (token: string): string[] =>
  /[\u3040-\u30ff\u3400-\u9fff]/.test(token)
    ? token.split(
        /(?<=[\u3040-\u30ff\u3400-\u9fff，。、；：）」])(?=[\d０-９(（△▲+-])|(?<=[\d０-９%％])(?=[\u3040-\u30ff\u3400-\u9fff])|(?<=[，。、；：])/u,
      )
    : [token]

/** What stands opposite each of several words: the transcript's token parted by their lengths, where they are as long together as it is. */
function partTokens(own: readonly string[], raw: readonly string[]): string[] {
  const joined = raw.join(needsBlanks(raw) ? ' ' : '')
  if (own.length === 1) return [joined]
  const letters = Array.from(plain(joined))
  if (letters.length !== own.reduce((sum, text) => sum + Array.from(text).length, 0)) return [...own]
  let at = 0
  return own.map((text) => {
    const length = Array.from(text).length
    at += length
    return letters.slice(at - length, at).join('')
  })
}

/** Scripts that part their words by blanks. */
const needsBlanks = (tokens: readonly string[]): boolean =>
  tokens.every((token) => /[\p{Script=Latin}\p{Script=Hangul}\d]/u.test(token))

function isOfThisPage(words: readonly PageWord[], alike: number): boolean {
  if (words.length < FEWEST_WORDS) return true
  return alike >= words.reduce((sum, { text }) => sum + plain(text).length, 0) * LEAST_AGREEMENT
}

function correct(word: PageWord, text: string): PageWord {
  const [mine, theirs] = [plain(word.text), plain(text)]
  const confidence = word.confidence ?? 0
  if (mine === theirs) return { ...word, confidence: Math.max(confidence, CONFIDENCE.agreed) }
  const least = WIDE.test(mine) ? LEAST_LIKENESS.wide : LEAST_LIKENESS.letters
  if (likeness(mine, theirs) < least && !isNumber(mine)) return word
  const alternatives = (first: string): string[] => [...new Set([first, ...(word.alternatives ?? [])])]
  if (digitsOf(mine) === digitsOf(theirs) || isMisreadWord(mine, theirs))
    return {
      ...word,
      text,
      alternatives: alternatives(word.text),
      confidence: Math.max(confidence, CONFIDENCE.corrected),
    }
  if (confidence < SURE)
    return {
      ...word,
      text,
      alternatives: alternatives(word.text),
      confidence: Math.min(confidence, CONFIDENCE.disputed),
    }
  return { ...word, alternatives: alternatives(text), confidence: CONFIDENCE.disputed }
}

const digitsOf = (text: string): string => text.replace(/[^\d.()%△▲-]/g, '').replace(/^\.|\.$/g, '')
const isNumber = (text: string): boolean => /\d/.test(text) && !/\p{L}/u.test(text)

/** "Tota1": a digit in a word that has none is a misread letter. */
const isMisreadWord = (mine: string, theirs: string): boolean =>
  !/\d/.test(theirs) && (mine.match(/\p{L}/gu)?.length ?? 0) >= 2 * (mine.match(/\d/g)?.length ?? 0)
