import { LANGUAGE_DATA } from '../data/languages.ts'
import { anyOf } from '../words/any-of.ts'
import { CURRENCY_SIGN } from '../number/patterns.ts'
import { foldText } from '../words/fold-text.ts'
import { CURRENCY, latinScales, PREFIX_LETTERS } from './caption-words.ts'
import { readUnit } from './read-unit.ts'

/** Longer lines are sentences that only mention a unit. */
const LONGEST = 200

const CAPTIONS = LANGUAGE_DATA.map(({ captions }) => captions)
const LABELS = anyOf(CAPTIONS.flatMap(({ labels }): string[] => [...labels.words]))
const CURRENCY_LABELS = anyOf(CAPTIONS.flatMap(({ currencyLabels }) => currencyLabels))
/** Scales that no other language has a word like, so that a bracket with one states a unit. */
const SCALES = anyOf(
  LANGUAGE_DATA.filter(({ decimalComma }) => !decimalComma)
    .flatMap(latinScales)
    .filter((word) => word.length > 3),
)

const BRACKETS = /^[\s(]+|(?<![\s)])[\s)]+$/g
/** "in TEUR", "en milliers d'euros". */
const STATED = String.raw`(?<!\p{L})(?:${anyOf(CAPTIONS.flatMap(({ stated }): string[] => [...stated.words]).filter((word) => /^[a-z]/i.test(word)))})\s+(?:(?:${PREFIX_LETTERS})\s?${CURRENCY}|(?:${anyOf(LANGUAGE_DATA.flatMap(latinScales))})\s*(?:${anyOf(CAPTIONS.flatMap(({ of }) => of))})?\s*${CURRENCY})(?![\p{L}\d])`

const UNIT = new RegExp(
  [
    String.raw`(?<![编編填]制|[编編填][报報]|[会會][计計])(?:${LABELS})\s*均?\s*[:：为為]\s*[^()（）【】[\]，。,;；\n]{1,24}(?:[，、,;；]\s*(?:${CURRENCY_LABELS})\s*[:：]?\s*[^\s()（）]{1,8})?`,
    String.raw`[(（][^()（）]{0,50}?\b(?:${SCALES})[^()（）]{0,90}[)）]?`,
    String.raw`[(（][^()（）]{0,30}?\bin\s(?:us\s?|u\.s\.\s?|hk\s?)?(?:dollars|\$|rmb|euros?)\b[^()（）]{0,60}[)）]?`,
    String.raw`(?:expressed |stated |amounts? |dollars |figures |all amounts )*(?:are )?in (?:[a-z$€£']+ ){0,4}(?:thousands|millions|billions|dollars|euros|'000s?)[^()]{0,60}`,
    STATED,
    String.raw`(?<!\p{L})${CURRENCY_SIGN}\s?(?:'000|million|thousand|in [a-z]+)`,
  ].join('|'),
  'iu',
)

/** The statement of unit or currency within a line, as printed and with its brackets: 单位：人民币万元, "(in thousands, except per share data)", "Angaben in T€". Undefined when there is none. */
export function findUnitText(raw: string): string | undefined {
  if (raw.length >= LONGEST) return undefined
  const text = foldText(raw)
  const match = UNIT.exec(text)
  if (match) {
    // "Millions of yen US$ thousand, 2020": what stands first is said of the whole table, the other of its column.
    const first = text.slice(0, match.index).trim()
    if (first !== '' && readUnit(first)?.text === first) return first
    const at = match.index + match[0].length
    // "In dollars (amounts in millions)": of two statements the one that says how many.
    const more = readUnit(match[0])?.scale ? null : UNIT.exec(text.slice(at))
    return more && readUnit(more[0])?.scale
      ? raw.slice(at + more.index, at + more.index + more[0].length).trim()
      : raw.slice(match.index, at).trim()
  }
  // A unit within a longer head is that column's own.
  return readUnit(text)?.text.replace(BRACKETS, '') === text.replace(BRACKETS, '') ? raw.trim() : undefined
}
