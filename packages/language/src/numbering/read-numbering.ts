import { lastOf } from '@tickmark/document'
import { foldText } from '../words/fold-text.ts'
import { anyOf } from '../words/any-of.ts'
import { wordsOf } from '../words/word-patterns.ts'
import { chapterFrames, NUMBERINGS, wordsFor } from './frames.ts'
import { ordinalOf } from './ordinals.ts'

/** How a heading or caption is numbered. */
export type NumberingKind =
  | 'note'
  | 'table'
  | 'figure'
  | 'item'
  | 'part'
  | 'section'
  | 'appendix'
  | 'ideograph'
  | 'ideograph-bracket'
  | 'decimal'

/** The number with which a heading or caption begins. */
export interface Numbering {
  kind: NumberingKind
  /** As printed: "9A", "十", "3.2". */
  printed: string
  /** Its last part as an integer; 0 where it is none. */
  ordinal: number
  /** Numbers above the last part: "3" of "3.2". */
  parent: string
}

const [notes, tables, figures, appendices] = [
  wordsFor(({ notes }) => notes),
  wordsFor(({ tables }) => tables),
  wordsFor(({ figures }) => figures),
  wordsFor(({ appendices }) => appendices),
]
const JOINERS = anyOf(NUMBERINGS.flatMap(({ references }) => references.joiners.filter((word) => /^[a-z]/.test(word))))
const PARTS = wordsFor(({ parts }) => parts).latin
/** Filings space the letters of the word: I T E M 1. */
const ITEMS = NUMBERINGS.flatMap(({ items }) => items.words.map((word) => [...word].join(String.raw`\s?`))).join('|')
const HAN_SHORT = '[一二三四五六七八九十]'
const CAPTION_NUMBER = String.raw`(\d{1,3}(?:[-.]\d{1,3})?)(?!\d)`

const PATTERNS: readonly (readonly [NumberingKind, RegExp])[] = (
  [
    [
      'note',
      String.raw`^(?:${notes.latin})\s*(?:[-\u2013\u2014]\s*)?(\d{1,3})(?:(?=[A-Z]:)|\b)(?!\s*(?:to\b|${JOINERS}))`,
    ],
    ['note', String.raw`^(?:${notes.cjk})\s*(\d{1,3})(?!\d)`],
    ['table', String.raw`^(?:${tables.latin}|${tables.cjk})\s*${CAPTION_NUMBER}`],
    ['figure', String.raw`^(?:${figures.latin}|${figures.cjk})\s*${CAPTION_NUMBER}`],
    ['item', String.raw`^(?:${ITEMS})\s*(\d{1,2}\.?[A-C]?)(?![a-z])\s*[.:\-)]?(?=\s|$|[A-Z])`],
    ['part', String.raw`^(?:${PARTS})\s+(i{1,3}v?)\b`],
    ['section', `^(?:${chapterFrames([1, 2])})`],
    ['appendix', String.raw`^(?:${appendices.latin}|${appendices.cjk})\s*([A-Z]|\d{1,2}|${HAN_SHORT}+)(?![\w])`],
    ['ideograph', String.raw`^(${HAN_SHORT}{1,3})\s*[、.]`],
    ['ideograph-bracket', String.raw`^\((${HAN_SHORT}{1,3})\)`],
  ] as const
).map(([kind, source]) => [kind, new RegExp(source, 'i')])
/** A title may begin with a figure of its own: "5．１株当たり情報". */
const PER_ONE = anyOf(wordsOf(({ connectives }) => connectives.perShare).filter((word) => /^\d/.test(word)))
const TITLE = String.raw`[A-ZÀ-Þ\u3040-\u9fff\uac00-\ud7af]`
const DECIMAL = new RegExp(
  String.raw`^(\d{1,2}(?:\.\d{1,2}){0,3})\s*[.、)]?\s+(?=${TITLE}|${PER_ONE})|^(\d{1,2})\s*[.、]\s*(?=${TITLE}|${PER_ONE})`,
)

/** A heading with the numeral at its beginning closed up, where a justified line spread it: "十 一 、" is 十一、, "(一 )" is (一). */
export function closeNumeral(text: string): string {
  return text.replace(SPREAD_NUMERAL, (numeral) => numeral.replaceAll(/\s+/g, ''))
}

const SPREAD_NUMERAL = /^[(（]?\s*[一二三四五六七八九十](?:\s*[一二三四五六七八九十]){0,2}\s*[)）、]/

/** The number with which a heading or caption begins; undefined where it begins with none. */
export function readNumbering(raw: string): Numbering | undefined {
  const text = closeNumeral(foldText(raw).trim())
  for (const [kind, pattern] of [...PATTERNS, ['decimal', DECIMAL] as const]) {
    const printed = pattern
      .exec(text)
      ?.slice(1)
      .find(Boolean)
      ?.replace(kind === 'item' ? /\./ : '', '')
    if (!printed) continue
    const parts = printed.split(/[.-]/)
    return { kind, printed, ordinal: ordinalOf(lastOf(parts)), parent: parts.slice(0, -1).join('.') }
  }
  return undefined
}
