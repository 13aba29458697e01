import { getExisting } from '@tickmark/document'
import { LANGUAGE_DATA } from '../data/languages.ts'
import type { NumberingWords } from '../data/shape/numbering-words.ts'
import { foldText } from '../words/fold-text.ts'
import { anyOf } from '../words/any-of.ts'
import { isLatin } from './frames.ts'

/** What a reference leads to; tables numbered by chapter (Table 2.4) are a kind of their own. */
export type ReferenceKind = 'note' | 'table' | 'chapter-table' | 'figure' | 'appendix'

/** A reference to a numbered place, as it stands in a text. */
export interface PrintedReference {
  /** As printed: "12", "B", "2.4". */
  numbers: string[]
  start: number
  end: number
}

type References = NumberingWords['references']
const REFERENCES: readonly References[] = LANGUAGE_DATA.map(({ numbering }) => numbering.references)

/** An amount or a length of time behind "Notes 12 and": "notes 3 and 15 million". */
const MEASURED = LANGUAGE_DATA.flatMap(({ decimalComma, scales, periods }) => [
  ...(decimalComma ? [] : scales.filter(({ word, short }) => !short && isLatin(word)).map(({ word }) => word)),
  ...periods.countedMonths.words.filter(isLatin),
])
const NEXT = String.raw`\d{1,3}(?![\d,.%]|\s*(?:%|${anyOf([...MEASURED, 'years', 'days'])}))`
const CHAPTER_TABLE = String.raw`(\d{1,2}[-.]\d{1,3})()(?![\d.-]*\d)`

function joined(joiners: readonly string[]): string {
  return joiners.length > 0 ? String.raw`((?:\s*(?:${anyOf(joiners)})\s*${NEXT})*)` : '()'
}

/** Languages of one script share words and differ in what joins numbers: "notes 12 et 15", "notes 12 and 15". */
function latinPatterns(): Record<ReferenceKind, string[]> {
  const wordsOf = (key: 'notes' | 'tables' | 'figures') => {
    const words = REFERENCES.flatMap((references): string[] => [...references[key].words]).filter(isLatin)
    // "Note5" runs on as well.
    return String.raw`(?<![A-Za-zÀ-ÿ\d])(?:${anyOf(words).replaceAll('(?![A-Za-z])', '')})\s+`
  }
  const more = joined(
    REFERENCES.flatMap(({ joiners }) => joiners).filter((word) => isLatin(word) || /^[,&]$/.test(word)),
  )
  return {
    // "Note 2.2" leads to a part of note 2.
    note: [String.raw`${wordsOf('notes')}(\d{1,3}(?:\.\d{1,2})?)${more}(?![\d.]*\d|,\d{3}|\s*%)`],
    table: [String.raw`${wordsOf('tables')}(\d{1,3})${more}(?![\d.-]\d)`],
    'chapter-table': [wordsOf('tables') + CHAPTER_TABLE],
    figure: [String.raw`${wordsOf('figures')}(\d{1,3})()(?![\d.-]\d)`],
    // "MARPOL Annex I" is no part of the document: one's own is written as any other word.
    appendix: [
      String.raw`(?<![A-Za-zÀ-ÿ\d])(?:${REFERENCES.flatMap(({ appendices }) => appendices.words).join('|')})\s+([A-Z]|\d{1,2})()\b`,
    ],
  }
}

/** Words that run into the text: 表 alone may be the end of another word, so that something around it has to tell. */
function otherPatterns({
  notes,
  tables,
  joiners,
  otherwise,
  leads,
  tails,
}: References): Partial<Record<ReferenceKind, string>> {
  const lead = leads.length > 0 ? String.raw`(?:${anyOf(leads)}|[（(])\s*` : ''
  const tail = tails.length > 0 ? String.raw`(?=\s*(?:${anyOf(tails)}|[)）]))` : ''
  const table = String.raw`${lead}(?:${anyOf(tables.words)})\s*`
  return {
    // 注記（６）参照: the number may have brackets of its own.
    note: String.raw`(?:${anyOf(notes.words)})\s*(?:\((\d{1,3})\)|(\d{1,3}))${joined(joiners)}(?![\d.．－\-${otherwise}])`,
    table: String.raw`${table}(\d{1,3})()(?!\d)${tail}`,
    'chapter-table': table + CHAPTER_TABLE + tail,
  }
}

function patterns(): Map<ReferenceKind, RegExp> {
  const others = REFERENCES.filter(({ notes }) => notes.words[0] && !isLatin(notes.words[0])).map(otherPatterns)
  return new Map(
    Object.entries(latinPatterns()).map(([kind, own]) => {
      const sources = [...own, ...others.flatMap((other) => other[kind as ReferenceKind] ?? [])]
      return [kind as ReferenceKind, new RegExp(sources.join('|'), kind === 'appendix' ? 'g' : 'gi')]
    }),
  )
}
const PATTERNS = patterns()

/** References of a kind in a text, in its order: "see Notes 12 and 15", 详见附注12, 주석 12 참조. */
export function findReferences(raw: string, kind: ReferenceKind): PrintedReference[] {
  const text = foldText(raw)
  return Array.from(text.matchAll(getExisting(PATTERNS, kind)), (match) => {
    const [first, ...more] = match.slice(1).filter(Boolean)
    return {
      numbers: [...(first === undefined ? [] : [first]), ...more.flatMap((rest) => rest.match(/\d+/g) ?? [])],
      start: match.index,
      end: match.index + match[0].length,
    }
  })
}
