import type { Document, TextBlock } from '@tickmark/document'
import { companyForms, speaksOfRenaming } from '@tickmark/language'
import { textBlocks } from './outline.ts'

/** A company's or firm's full legal name as it stands in a text. */
export interface LegalName {
  name: string
  block: TextBlock
  start: number
  end: number
}

const [han, latin, kana, hangul] = [
  companyForms('Han'),
  companyForms('Latin'),
  companyForms('Kana'),
  companyForms('Hangul'),
]
const NAMES: readonly RegExp[] = [
  String.raw`[\u4e00-\u9fff（）()]{3,24}?(?:${han.behind}|${han.firms})`,
  String.raw`(?:[A-ZÀ-Þ][\wÀ-ÿ&'-]{1,40},? ){1,5}(?:${latin.behind}|${latin.firms})\b\.?`,
  String.raw`(?:${kana.before})[\u3040-\u30ff\u4e00-\u9fffー・]{2,14}|[\u30a0-\u30ff\u4e00-\u9fffー・]{2,14}(?:${kana.behind})|[\u4e00-\u9fff]{2,10}(?:${kana.firms})`,
  String.raw`(?:${hangul.before})\s?[가-힣]{2,12}|[가-힣]{2,12}\s?(?:${hangul.behind})|[가-힣]{2,10}(?:${hangul.firms})`,
].map((source) => new RegExp(source, 'g'))
/** Words that stand before a name and are no part of it. */
const LEADING =
  /^(?:以及|由于|[并並业業已]经?(?=\S{4})|由|与|和|及|对|为|向|至|于|在|本公司|公司|的|其中|根据|聘请|委托|经|是|或|给|从|将)+/
/** Full names of companies and firms in the running text, sentences that speak of a change of name left out. */
export function legalNames(document: Document): LegalName[] {
  return textBlocks(document).flatMap((block) => {
    if (speaksOfRenaming(block.text)) return []
    return NAMES.flatMap((pattern) =>
      Array.from(block.text.matchAll(pattern), (match) => {
        const lead = LEADING.exec(match[0])?.[0].length ?? 0
        return { name: match[0].slice(lead), block, start: match.index + lead, end: match.index + match[0].length }
      }),
    )
  })
}

/** Whether a name differs from another by one slip of the pen: one letter changed, added, lost, or two exchanged. */
export function isMisspelling(name: string, right: string): boolean {
  const [a, b] = [name, right].map((text) => [...text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')]) as [
    string[],
    string[],
  ]
  if (Math.min(a.length, b.length) < (/[a-z]/.test(a.join('')) ? 12 : 7)) return false
  let start = 0
  while (start < a.length && start < b.length && a[start] === b[start]) start++
  let tail = 0
  while (tail < a.length - start && tail < b.length - start && a[a.length - 1 - tail] === b[b.length - 1 - tail]) tail++
  const [x, y] = [a.slice(start, a.length - tail), b.slice(start, b.length - tail)]
  // Names of a series (II, 东, 三) and plurals are names of their own.
  if (
    isSeries(name, right) ||
    [...x, ...y].some((letter) => /[\d东西南北中上下新大小一二三四五六七八九十]/.test(letter))
  )
    return false
  // A longer beginning is a word that was caught in front of the name.
  if (start === 0 && x.length !== y.length) return false
  return (
    (x.length === 1 && y.length === 1) ||
    x.length + y.length === 1 ||
    (x.length === 2 && y.length === 2 && x[0] === y[1] && x[1] === y[0])
  )
}

/** Whether the words in which two names differ are numerals, or singular and plural. */
function isSeries(name: string, right: string): boolean {
  const [a, b] = [name, right].map((text) => text.toLowerCase().replace(/[.,]/g, '').split(/\s+/)) as [
    string[],
    string[],
  ]
  const [own, other] = [a.filter((word) => !b.includes(word)), b.filter((word) => !a.includes(word))]
  return (
    [...own, ...other].some((word) => /^[ivx\d]+$/.test(word)) ||
    own.some((word) => other.some((twin) => `${word}s` === twin || word === `${twin}s`))
  )
}
