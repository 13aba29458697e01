import { foldText } from '../words/fold-text.ts'
import { HAN, NUMBERINGS, chapterFrames, wordsFor } from './frames.ts'

/** What kind of number a heading begins with, by which its level can be told. */
export type HeadingKind =
  | 'chapter'
  | 'part'
  | 'appendix'
  | 'section'
  | 'article'
  | 'item'
  | 'note'
  | 'titled'
  | 'ideograph'
  | 'roman'
  | 'ideograph-bracket'
  | 'decimal-2'
  | 'decimal-3'
  | 'syllable'
  | 'enumerated'
  | 'pointed'
  | 'digit-bracket'

const SYLLABLES = NUMBERINGS.map(({ syllables }) => syllables).join('')
const [notes, appendices, parts, items] = [
  wordsFor(({ notes }) => notes),
  wordsFor(({ appendices }) => appendices),
  wordsFor(({ parts }) => parts),
  wordsFor(({ items }) => items),
]

const PATTERNS: readonly (readonly [HeadingKind, RegExp])[] = (
  [
    ['chapter', `^(?:${chapterFrames([1])})`, 'i'],
    ['part', String.raw`^(?:${parts.latin})\s+[ivx\d]+\b`, 'i'],
    [
      'appendix',
      String.raw`^(?:(?:${appendices.latin})\s+[a-z\d](?![a-z])|(?:${appendices.cjk})(?=\s*(?:[A-Z\d:]|${HAN}|$)))`,
      'i',
    ],
    ['section', `^(?:${chapterFrames([2])})`, 'i'],
    ['article', String.raw`^第\d+条`, ''],
    ['item', String.raw`^(?:${items.latin})\s+\d+[a-z]?[.:\s]`, 'i'],
    ['ideograph', `^${HAN}{1,3}[、.]`, ''],
    ['roman', String.raw`^[IVX]{1,5}\.\s`, 'i'],
    ['note', String.raw`^(?:${notes.latin})\s*(?:\s|[-\u2013\u2014])\s*\d+(?:[A-Z]:|\b)`, 'i'],
    ['titled', '^【[^】]+】', ''],
    ['ideograph-bracket', String.raw`^\(${HAN}{1,3}\)`, ''],
    ['decimal-3', String.raw`^\d{1,2}\.\d{1,2}\.\d{1,2}`, ''],
    ['decimal-2', String.raw`^\d{1,2}\.\d{1,2}(?![\d%.]|\s*%)`, ''],
    ['syllable', String.raw`^[${SYLLABLES}]\.\s`, ''],
    ['enumerated', String.raw`^\d{1,2}、`, ''],
    ['pointed', String.raw`^\d{1,2}\s*[.、]\s*[^\d\s]`, ''],
    ['digit-bracket', String.raw`^\(\d{1,2}\)`, ''],
  ] as const
).map(([kind, source, flags]) => [kind, new RegExp(source, flags)])

/** The kind of number with which a heading begins; undefined where it begins with none. */
export function headingKind(raw: string): HeadingKind | undefined {
  // Some print a wide point behind a number where others print 、.
  const text = foldText(raw.replace(/^([\d０-９]{1,2})．/, '$1、')).trim()
  return PATTERNS.find(([, pattern]) => pattern.test(text))?.[0]
}
