import { literalPattern } from '@tickmark/document'
import type { AgreementWords } from '../data/shape/agreement-words.ts'
import { isLatin } from '../numbering/frames.ts'
import { ordinalOf } from '../numbering/ordinals.ts'
import { foldText } from '../words/fold-text.ts'
import { wholeWords, wordsOf } from '../words/word-patterns.ts'

/** The number of a clause as it stands in a text, whether at its head or where another refers to it. */
export interface PrintedClause {
  /** As printed, with all around it: "clause 7", 第七条. */
  text: string
  number: number
  start: number
  end: number
}

/** A number that goes on is one of a part of the clause: 7.2 is of clause 7, "7.5 %" of none. */
const NUMBER = String.raw`(?<n>\d{1,2}|[一二三四五六七八九十]{1,3})`
const MORE = String.raw`(?![\d%]|[.,]\d+\s*%|,\d)`

function framesOf(key: 'clauses' | 'instalments'): RegExp[] {
  const frames = [...new Set(wordsOf(({ agreements }: { agreements: AgreementWords }) => agreements[key]))]
  return frames.map((frame) => {
    const source = literalPattern(frame)
      .replaceAll(' ', String.raw`\s+`)
      .replace(
        literalPattern('{n}'),
        isLatin(frame) || frame.startsWith('§') ? NUMBER + MORE : String.raw`\s*${NUMBER}\s*`,
      )
    return new RegExp(isLatin(frame) ? String.raw`(?<![\p{L}\d])${source}` : source, 'giu')
  })
}

const FRAMES = framesOf('clauses')
const INSTALMENTS = framesOf('instalments')
const behindNumber = (key: 'ofThis' | 'ofOther') =>
  new RegExp(String.raw`^[\d.()a-z]*\s*,?\s*(?:${wholeWords(wordsOf(({ agreements }) => agreements[key]))})`, 'iu')
const [OF_THIS, OF_OTHER] = [behindNumber('ofThis'), behindNumber('ofOther')]
const LAWS_BEFORE = new RegExp(
  String.raw`(?:${wholeWords(wordsOf(({ agreements }) => agreements.lawsBefore))})[\s,"']*$`,
  'iu',
)

function findIn(text: string, frames: readonly RegExp[]): PrintedClause[] {
  const folded = foldText(text)
  return frames
    .flatMap((frame) =>
      Array.from(folded.matchAll(frame), (match) => {
        const end = match.index + match[0].trimEnd().length
        return {
          text: text.slice(match.index, end),
          number: ordinalOf(match.groups?.n ?? ''),
          start: match.index,
          end,
        }
      }),
    )
    .filter(({ number }) => number > 0)
    .toSorted((a, b) => a.start - b.start)
}

/** Clauses of the text itself that it refers to: "under clause 7"; none of laws (公司法第七条) or of other texts ("of the Act"). */
export function findClauseReferences(text: string): PrintedClause[] {
  const folded = foldText(text)
  return findIn(text, FRAMES).filter(({ start, end }) => {
    const [before, behind] = [folded.slice(0, start), folded.slice(end)]
    return !LAWS_BEFORE.test(before) && (OF_THIS.test(behind) || !OF_OTHER.test(behind))
  })
}

/** "7. Termination": the number of a clause without a word. */
const BARE = /^(?<n>\d{1,2})\s*[.)、:]?\s+(?=\p{L})|^(?<m>\d{1,2})\s*[.、]\s*(?=\p{L})/u

/** The number with which a clause begins: "7. Termination", "Article 7", 第七条 终止. */
export function readClauseHead(text: string): PrintedClause | undefined {
  const worded = findIn(text, FRAMES).find(({ start }) => text.slice(0, start).trim() === '')
  if (worded) return worded
  const bare = BARE.exec(foldText(text))
  if (!bare) return undefined
  const printed = bare.groups?.n ?? bare.groups?.m ?? ''
  return { text: printed, number: Number(printed), start: 0, end: bare[0].length }
}

/** The number of one of several payments: 2 for "Instalment 2", 第二期. */
export function readInstalment(label: string): PrintedClause | undefined {
  return findIn(label, INSTALMENTS).find(({ start }) => label.slice(0, start).trim() === '')
}
