import type { StatementWords } from '../data/shape/statement-words.ts'
import { LANGUAGE_DATA } from '../data/languages.ts'
import { foldText } from '../words/fold-text.ts'
import { wholeWords, wordsOf } from '../words/word-patterns.ts'

/** A statement of a complete set (IAS 1.10, CAS 30). */
export type NamedStatement = 'balanceSheet' | 'incomeStatement' | 'cashFlow' | 'equity'

/** The statements of a complete set, in the order in which they mostly stand. */
export const STATEMENT_KINDS: readonly NamedStatement[] = ['balanceSheet', 'incomeStatement', 'equity', 'cashFlow']

const patternOf = (key: keyof StatementWords) =>
  new RegExp(wholeWords(wordsOf(({ statements }) => statements[key])), 'iu')

const NAMES = STATEMENT_KINDS.map((kind) => [kind, patternOf(kind)] as const)
const ADDRESSED = patternOf('addressed')
const AUDITED = patternOf('audited')
const OPINION = patternOf('opinion')
const AUDITOR_REPORT = patternOf('auditorReport')
const ANNUAL_REPORT = patternOf('annualReport')
const UNAUDITED = patternOf('unaudited')
const NOT_APPLICABLE = patternOf('notApplicable')
const OPERATIONS = patternOf('operations')
const OPERATIONS_ALONE = patternOf('operationsAlone')
const EQUITY_PARTS = patternOf('equityParts')
/** "Konzern" stands within a word, the others alone. */
const CONSOLIDATED = new RegExp(
  String.raw`(?:${wordsOf(({ statements }) => statements.consolidated)
    .toSorted((a, b) => b.length - a.length)
    .join('|')})[-\s]?`,
  'giu',
)

/** The statements that a text names, each in the text's words; words for "consolidated" may stand within the name. */
export function findStatementNames(text: string): { kind: NamedStatement; name: string }[] {
  const folded = foldText(text)
  const plain = folded.replace(CONSOLIDATED, '')
  return NAMES.flatMap(([kind, pattern]) => {
    const name = pattern.exec(folded)?.[0] ?? pattern.exec(plain)?.[0]
    return name ? [{ kind, name: wholeWord(folded, name) }] : []
  })
}

/** "Konzernbilanz" for "bilanz". */
function wholeWord(text: string, name: string): string {
  const end = text.indexOf(name) + name.length
  return end < name.length ? name : (/\p{L}*$/u.exec(text.slice(0, end - name.length))?.[0] ?? '') + name
}

/** Whether a text begins with the name of a statement. */
export function beginsWithStatementName(text: string): boolean {
  const plain = foldText(text).replace(CONSOLIDATED, '').trim()
  return NAMES.some(([, pattern]) => plain.search(pattern) === 0)
}

/** The kinds of statements that a text names. */
export function namesStatement(text: string): NamedStatement[] {
  return findStatementNames(text).map(({ kind }) => kind)
}

/**
 * What a statement would be called beside these titles, in the words of their language that are most like theirs ("statements of", where they
 * have it): what the text itself calls it, where no other is more like.
 */
export function statementNameBeside(
  titles: readonly string[],
  kind: NamedStatement,
  called: readonly string[],
): string | undefined {
  const plain = titles.map(plainTitle)
  const words = wordsBeside(plain)
  if (!words) return called[0]
  const parts = new Set(plain.flatMap((title) => title.split(/\s+/)))
  const isTraditional = plain.some((title) => TRADITIONAL.test(title))
  const likeness = (word: string) =>
    word
      .toLowerCase()
      .split(' ')
      .filter((part) => parts.has(part)).length + Number(TRADITIONAL.test(word) === isTraditional)
  return [...called, ...words[kind].words].toSorted((a, b) => likeness(b) - likeness(a))[0]
}

/** Characters of statements' names that simplified Chinese writes otherwise. */
const TRADITIONAL = /[現資產負債潤綜損動變權財務狀況]/u

/** What the language of these titles calls the auditor's report. */
export function auditorReportNameBeside(titles: readonly string[]): string | undefined {
  return wordsBeside(titles.map(plainTitle))?.auditorReport.words[0]
}

function plainTitle(title: string): string {
  return foldText(title).replace(CONSOLIDATED, '').toLowerCase()
}

/** The words of the language in which most of these titles are; of titles in two languages, that which stands first. */
function wordsBeside(titles: readonly string[]): StatementWords | undefined {
  const [first] = LANGUAGE_DATA.map(({ statements }) => {
    const own = new RegExp(wholeWords(STATEMENT_KINDS.flatMap((one) => [...statements[one].words])), 'iu')
    const places = titles.map((title) => title.search(own)).filter((place) => place >= 0)
    return { statements, count: places.length, letters: places.reduce((sum, place) => sum + place, 0) }
  }).toSorted((a, b) => b.count - a.count || a.letters - b.letters)
  return first && first.count > 0 ? first.statements : undefined
}

/** Whether a text speaks of the whole group: consolidated, 合并, 連結, 연결, Konzern. */
export function namesGroup(text: string): boolean {
  return foldText(text).search(CONSOLIDATED) >= 0
}

/** Whether a head names a part of equity: retained earnings, 资本公积, 利益剰余金. */
export function namesEquityPart(text: string): boolean {
  return EQUITY_PARTS.test(foldText(text))
}

/** Whether a line says to whom a report is made: "To the shareholders of", 全体股东, 御中. */
export function addressesReport(text: string): boolean {
  return ADDRESSED.test(foldText(text))
}

/** Whether a text says that something was audited. */
export function saysAudited(text: string): boolean {
  return AUDITED.test(foldText(text))
}

/** Whether a text names the auditor's report: Bestätigungsvermerk, 監査報告書. */
export function namesAuditorReport(text: string): boolean {
  return AUDITOR_REPORT.test(foldText(text))
}

/** Whether a text tells of the opinion that an auditor gave. */
export function tellsOfOpinion(text: string): boolean {
  return OPINION.test(foldText(text))
}

/** Whether a text calls something the report of a year: Geschäftsbericht, 有価証券報告書. */
export function namesAnnualReport(text: string): boolean {
  return ANNUAL_REPORT.test(foldText(text))
}

/** Whether words name a part of the operations, which has a profit of its own: "continuing operations", 终止经营, 중단영업. */
export function namesOperations(text: string): boolean {
  return OPERATIONS.test(foldText(text))
}

/** The same of a line of earnings per share, which may leave the operations out: "Basic, continuing". */
export function namesOperationsOfShare(label: string): boolean {
  return namesOperations(label) || OPERATIONS_ALONE.test(foldText(label))
}

/** Whether a text says that figures were not audited. */
export function saysUnaudited(text: string): boolean {
  return UNAUDITED.test(foldText(text))
}

/** Whether a line says that what it names does not have to be there: 不適用, "not applicable". */
export function saysNotApplicable(text: string): boolean {
  return NOT_APPLICABLE.test(foldText(text))
}
