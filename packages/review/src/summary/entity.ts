import { foldText } from '@tickmark/language'
import { firstOf, lastOf } from '@tickmark/document'
import type { Document, TextBlock } from '@tickmark/document'
import { textBlocks } from '../facts/outline/outline.ts'
import type { StatementPart } from './find-statements.ts'

/** Names with their legal form, as covers, heads and auditors print them. */
const NAMES: readonly RegExp[] = [
  /[\u4e00-\u9fff（）()·]{2,28}?(?:股份有限公司|有限责任公司|有限公司)/g,
  /(?<![\p{L}\d])(?:[a-z]?[\p{Lu}\d][\p{L}\d&.'-]{0,40},? (?:and |of |for |the |& )?){1,7}(?:Incorporated|Inc\.?|INC\.?|Corporation|CORPORATION|Corp\.?|CORP\.?|Limited|LIMITED|Ltd\.?|LTD\.?|PLC|Plc|plc|LLC|N\.V\.|S\.A\.|SA|AG|SE|Trust|TRUST)(?![\p{L}\d])/gu,
  /(?:株式会社|㈱)[\u30a0-\u30ff\u4e00-\u9fffA-Za-z・ー]{2,16}|[\u30a0-\u30ff\u4e00-\u9fffA-Za-z・ー]{2,16}(?:株式会社|㈱)/g,
  /(?:주식회사|㈜)\s?[가-힣A-Za-z]{2,16}|[가-힣A-Za-z]{2,16}\s?(?:주식회사|㈜)/g,
]
/** Words that run into a name from before it. */
const LEADING =
  /^(?:(?:the|and|or|of|by|to|members|shareholders|stockholders|board|directors|overview|note|item|company|formerly|编制单位|公司名称|公司的中文名称|发行人|会社名|上場会社名|회사명|회사의\s?명칭)(?![a-z])[\s,.:：-]*)+/i
/** "… to the Board of DirectorsEve Holding, Inc.": a line that was printed over the name, without a blank. */
const RUN_ON = /^(?:Board of )?(?:Directors|Members|Shareholders|Stockholders)(?=\p{Lu}\p{Ll})/u
/** From here on a line speaks of an earlier name. */
const RENAMED =
  /\(?\s{0,5}(?:formerly|previously known|renamed|changed its name|f\/k\/a|曾用名|原名|更名|前身|구\s?상호|旧社名|旧商号)/i
/** To whom an auditor reports. */
const ADDRESSEE =
  /^(?:to (?:the )?(?:members|(?:board of )?directors|shareholders|stockholders|unitholders)|.{2,40}全体股东|.{2,40}(?:取締役会|주주\s?및\s?이사회))/i
const COVER_LINES = 14
const LONGEST_LINE = 110
/** Places that have to agree. */
const LEAST_VOTES = 2

interface Vote {
  name: string
  weight: number
}

/**
 * The company that the report is on, where the places that say it agree: cover, lines over the primary statements, running heads, the auditor's
 * addressee, the name that a text gives itself ("…, the Company"). Undefined where they do not, or too few speak.
 */
export function entityOf(document: Document, statements: readonly StatementPart[]): string | undefined {
  const votes = [
    ...coverVotes(document),
    ...statements.flatMap(({ lines }) => headVotes(lines)),
    ...textVotes(document),
  ]
  const groups = [...Map.groupBy(votes, ({ name }) => keyOf(name))]
    .map(([key, own]) => ({ key, own, weight: own.reduce((sum, vote) => sum + vote.weight, 0) }))
    .filter(({ key }) => key.length >= 2)
    .toSorted((a, b) => b.weight - a.weight)
  const [first, second] = groups
  if (!first || first.weight < LEAST_VOTES || second?.weight === first.weight) return undefined
  return bestForm(first.own.map(({ name }) => name))
}

/** A name without its legal form, capitals and punctuation: what makes two prints of it the same. */
function keyOf(name: string): string {
  return foldText(name)
    .toLowerCase()
    .replace(
      /and (?:its )?subsidiaries|incorporated|\b(?:inc|corporation|corp|limited|ltd|plc|llc|company|the)\b/g,
      ' ',
    )
    .replace(/株式会社|㈱|주식회사|㈜/g, '')
    .replace(/[^\p{L}\p{N}]/gu, '')
}

/** The form that is printed most, one with small letters before one in capitals. */
function bestForm(names: readonly string[]): string {
  const count = (name: string) => names.filter((other) => other === name).length
  const isShouted = (name: string) => /[A-Z]{4}/.test(name) && name === name.toUpperCase()
  return firstOf(names.toSorted((a, b) => Number(isShouted(a)) - Number(isShouted(b)) || count(b) - count(a)))
}

function coverVotes(document: Document): Vote[] {
  const cover = textBlocks(document).slice(0, COVER_LINES)
  const charter = cover.findIndex(({ text }) => /exact name of (?:the )?registrant/i.test(text))
  return cover.flatMap(({ text, type }, index) => {
    const own = namesIn(text)
    if (text.length > LONGEST_LINE || isSentence(text, own)) return []
    // A heading that is a name and nothing else is the title of the whole.
    const isTitle = type === 'heading' && own.length === 1 && keyOf(firstOf(own)) === keyOf(text)
    return own.map((name) => ({ name, weight: index === charter - 1 ? 3 : isTitle ? 2 : 1 }))
  })
}

/** A line of a cover names; a sentence only speaks of somebody. */
function isSentence(text: string, names: readonly string[]): boolean {
  const end = text.trim()
  return /[.。;；]$/.test(end) && !names.some((name) => end.endsWith(name))
}

/** Names among the lines nearest above a statement; a line "… and subsidiaries" is one as a whole. */
function headVotes(lines: readonly string[]): Vote[] {
  const near = lines.slice(0, 8).flatMap((line) => {
    const group = /^(.{3,70}?),? and (?:its )?subsidiar(?:ies|y)\b/i.exec(line)?.[1]
    return group ? [group] : namesIn(line)
  })
  return [...new Set(near)].map((name) => ({ name, weight: 1 }))
}

function textVotes(document: Document): Vote[] {
  const running = new Map<string, number>()
  for (const block of document.blocks)
    if (block.layer === 'furniture' && block.type !== 'table' && block.type !== 'picture')
      for (const name of namesIn(block.text)) running.set(name, (running.get(name) ?? 0) + 1)
  const repeated = [...running].filter(([, times]) => times >= 3).map(([name]) => ({ name, weight: 2 }))
  return [...repeated, ...textBlocks(document).flatMap(ownVotes)]
}

/** "To the members of X", and "X (the “Company”)" or "X，以下简称“公司”". */
function ownVotes({ text }: TextBlock): Vote[] {
  const folded = foldText(text)
  const addressed = folded.length < 160 && ADDRESSEE.test(folded) ? namesIn(folded) : []
  const defined = Array.from(
    folded
      .slice(0, 1500)
      .matchAll(
        /\((?:[^()]{0,60}?)(?:the |our |以下(?:简称|簡稱))\s*["“]?(?:Company|Corporation|Group|Trust|Fund|本?公司)["”,]/gi,
      ),
    ({ index }) => namesIn(sentenceBefore(folded, index)).at(-1),
  )
  return [
    ...addressed.slice(0, 1).map((name) => ({ name, weight: 2 })),
    ...defined.flatMap((name) => (name ? [{ name, weight: 1 }] : [])),
  ]
}

/** What stands before a bracket, as far as its sentence goes. */
function sentenceBefore(text: string, end: number): string {
  return lastOf(text.slice(Math.max(0, end - 120), end).split(/(?<=[a-z]{3}\.|。)\s+/))
}

function namesIn(line: string): string[] {
  const [folded = ''] = foldText(line).split(RENAMED)
  return NAMES.flatMap((pattern) =>
    Array.from(folded.matchAll(pattern), ([text]) => text.replace(LEADING, '').replace(RUN_ON, '').trim()).filter(
      (name) => keyOf(name).length >= 2,
    ),
  )
}
