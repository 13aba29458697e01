import type { Block, Document, Location, Table, TextBlock } from '@tickmark/document'
import { addressesReport, companyForms, foldText, saysAudited } from '@tickmark/language'
import { quoteAround } from '../text/quote-around.ts'
import { locate } from '../sentences/make-sentences.ts'
import { isTitledStatement, topCells } from './presented-statements.ts'

/**
 * A legal name where the very form of the place says that it is that of the company on which the document reports: the cover, the line over
 * a statement, the addressee of the auditor's report, the sentence that says what was audited, the running head.
 */
export interface EntityPlace {
  kind: 'cover' | 'statement' | 'addressee' | 'opinion' | 'head'
  block: Block
  location: Location
  /** What stands around the name. */
  text: string
  /** As printed. */
  name: string
}

const COVER_BLOCKS = 3
const LONGEST_ADDRESS = 160
/** An opinion says within its first sentences what it is on. */
const LONGEST_OPINION = 1200
/** Between a name and the title of its statement stand a unit, a day or a second name. */
const BLOCKS_TO_TITLE = 3
const LONGEST_TITLE = 120

/** All places of the entity's name, in reading order. */
export function entityPlaces(document: Document): EntityPlace[] {
  const body = document.blocks.filter(({ type, layer }) => type !== 'picture' && layer !== 'furniture')
  const places = body.flatMap((block, at): EntityPlace[] => {
    if (block.type === 'table') return placesOver(block)
    if (block.type === 'picture') return []
    const kind = kindOf(block, at, body)
    return kind ? placesIn(block, kind) : []
  })
  return [...places, ...runningHeads(document.blocks)]
}

function placesIn(block: TextBlock, kind: EntityPlace['kind']): EntityPlace[] {
  return findLegalNames(block.text).map(({ name, start, end }) => {
    const text = quoteAround(block.text, start, end)
    return { kind, block, location: locate(block, start, end), text, name }
  })
}

/** The name in a row of its own over the figures of a statement. */
function placesOver(table: Table): EntityPlace[] {
  if (!isTitledStatement(table)) return []
  return topCells(table).flatMap(({ text, page = table.page, box, rowIndex, columnIndex }) => {
    const cell = { block: table.id, rowIndex, columnIndex }
    const location = { ...(page ? { page } : {}), ...(box ? { box } : {}), ...cell }
    const [own] = isName(text) ? findLegalNames(text) : []
    return own ? [{ kind: 'statement' as const, block: table, location, text, name: own.name }] : []
  })
}

function kindOf(block: TextBlock, at: number, body: readonly Block[]): EntityPlace['kind'] | undefined {
  const { text } = block
  if (text.length < LONGEST_ADDRESS && addressesReport(text)) return 'addressee'
  if (saysAudited(text.slice(0, LONGEST_OPINION))) return 'opinion'
  if (!isName(text)) return undefined
  if (at < COVER_BLOCKS) return 'cover'
  return body.slice(at + 1, at + 1 + BLOCKS_TO_TITLE).some(isTitledStatement) ? 'statement' : undefined
}

const [han, latin, kana, hangul] = [
  companyForms('Han'),
  companyForms('Latin'),
  companyForms('Kana'),
  companyForms('Hangul'),
]
const LATIN_FORM = String.raw`(?:${latin.behind}|${latin.behind.toUpperCase()})(?![\p{L}\d])\.?`
/** Words within a name: Optique du Rhône, Bank of the West. */
const PARTICLES = 'and|of|for|the|&|de|du|des|la|les|del|della|di|do|da|y|et|e|und'
const NAMES: readonly RegExp[] = [
  String.raw`[\p{Script=Han}()·]{2,28}?(?:${han.behind})`,
  String.raw`(?<![\p{L}\d])(?:\d*\p{Lu}[\p{L}\d&.'-]*,? (?:(?:${PARTICLES}) ){0,2}){1,7}${LATIN_FORM}`,
  String.raw`(?:${kana.before})[\u30a0-\u30ff\p{Script=Han}A-Za-z・]{2,16}|[\u30a0-\u30ff\p{Script=Han}A-Za-z・]{2,16}(?:${kana.behind})`,
  String.raw`(?:${hangul.before})\s?[가-힣A-Za-z]{2,16}?(?=[과와의은는이가을를및,(]|\s|$)|[가-힣A-Za-z]{2,16}\s?(?:${hangul.behind})(?!\s[가-힣]+[과와의은는이가을를])`,
].map((source) => new RegExp(source, 'gu'))
/** What runs into a name from before it, where no blank parts them. */
const LEAD = /^.*(?:[了对對]|statements? of (?:the )?|shareholders of |stockholders of |members of |directors of )/iu
/** "X and its subsidiaries". */
const SUBSIDIARIES =
  /,? (?:and|&) (?:its )?(?:consolidated )?subsidiar(?:y|ies)\.?$|(?:及其?|とその)?子公司$|および連結子会社$|와 그 종속기업$/iu

/** The full legal names of companies in a text, in its order. */
export function findLegalNames(text: string): { name: string; start: number; end: number }[] {
  const folded = foldText(text)
  return NAMES.flatMap((pattern) =>
    Array.from(folded.matchAll(pattern), (match) => {
      const lead = LEAD.exec(match[0])?.[0].length ?? 0
      const [start, end] = [match.index + lead, match.index + match[0].length]
      return { name: text.slice(start, end), start, end }
    }),
  )
    .filter(({ name }) => stemOf(name).length > 1)
    .toSorted((a, b) => a.start - b.start)
}

function isName(text: string): boolean {
  if (text.length > LONGEST_TITLE) return false
  const line = foldText(text).trim().replace(SUBSIDIARIES, '')
  return findLegalNames(line).some(({ start, end }) => start === 0 && end === line.length)
}

/** Running heads that name a company, one for each page. */
function runningHeads(blocks: readonly Block[]): EntityPlace[] {
  return blocks.flatMap((block): EntityPlace[] => {
    if (block.type === 'table' || block.type === 'picture' || block.layer !== 'furniture') return []
    const places = block.text.length > LONGEST_TITLE ? [] : placesIn(block, 'head')
    return places.length === 1 ? places : []
  })
}

const FORMS = new RegExp(
  [
    `${LATIN_FORM}(?:\\s|$)`,
    ...[han, kana, hangul].flatMap(({ before, behind }) => [before, behind]),
    String.raw`\bco(?:mpany)?\b\.?`,
  ].join('|'),
  'giu',
)

/** What tells a company from others: its name without legal form, marks and blanks. */
export function stemOf(name: string): string {
  return squash(foldText(name).replace(FORMS, ' '))
}

/** Letters and digits of a text alone, small. */
export function squash(text: string): string {
  return foldText(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}
