import { foldText } from '@tickmark/language'
import type { Document } from '@tickmark/document'
import { annualReport, isInterim } from '../facts/outline/annual-report.ts'
import { filingForm } from '../facts/outline/filing-form.ts'
import type { Facts } from '../facts/facts.ts'
import { namedNotes } from '../facts/outline/named-notes.ts'
import { numberedPlaces, textBlocks } from '../facts/outline/outline.ts'
import { heldStatements } from '../facts/outline/primary-statements.ts'

/** annual: a whole annual report · statements: whole statements with their notes · interim: those of a shorter period · quarter: those of a Chinese quarter, which has no notes. */
export type ReportKind = 'annual' | 'statements' | 'interim' | 'quarter'

/** Blocks in which a report says that it is on a shorter period. */
const FRONT = 40
const LONGEST_LINE = 90
const INTERIM =
  /interim (?:condensed |consolidated |financial |report)|condensed (?:consolidated )?(?:interim|financial)|(?:half|quarter)[- ]?year(?:ly)? (?:financial )?re(?:port|sults)|quarterly (?:financial )?re(?:port|sults)|(?:three|six|nine) months (?:ended|to)|半年度|季度报告|中期报告|中期報告|中期财务|中期財務|반기|분기|四半期|中間/i
/** Lists of contents and sections of an annual report name quarters too: the title ends with these words. */
const QUARTER = /第?[一三]季度(?:季)?报告(?:全文|正文|摘要)?$|季度报告(?:全文|正文)?$/
/** Notes from which statements are taken to have all of theirs. */
const LEAST_NOTES = 12
const LEAST_CHAPTERS = 20
const NOTES =
  /^(?:\d{1,2}[.、 ]*)?(?:notes (?:to|on) (?:the )?(?:consolidated |group )?(?:financial statements|accounts)|주석$|(?:合并|财务|会计)*报表附注|(?:綜合)?財務報表附註|注記事項)/i
const PRIMARY: ReadonlySet<string> = new Set(['balance-sheet', 'income-statement', 'cash-flow'])

/** What a document is to those who ask for disclosures; undefined for extracts, of which nothing can be said to be missing. */
export function reportKind(document: Document, facts: Facts): ReportKind | undefined {
  if (document.language === 'zh' && frontOf(document).some((text) => QUARTER.test(text))) return 'quarter'
  if (isInterim(document) || filingForm(document) === '10-Q') return 'interim'
  if (annualReport(document, facts)) return 'annual'
  if (heldStatements(facts).filter(({ id }) => PRIMARY.has(id)).length < 2) return undefined
  const isShort = frontOf(document).some((text) => INTERIM.test(text))
  if (isShort) return 'interim'
  return hasNotes(document) ? 'statements' : undefined
}

/** Short lines of the first blocks. */
function frontOf(document: Document): string[] {
  return textBlocks(document)
    .slice(0, FRONT)
    .filter(({ text }) => text.length < LONGEST_LINE)
    .map(({ text }) => foldText(text))
}

/** Notes that are headed as such may be numbered like chapters. */
function hasNotes(document: Document): boolean {
  if (namedNotes(document).size >= LEAST_NOTES) return true
  const isHeaded = textBlocks(document).some(
    ({ text }) => text.length < LONGEST_LINE && NOTES.test(foldText(text).trim()),
  )
  const chapters = numberedPlaces(document).filter(({ parent, text }) => parent === '' && text.length < LONGEST_LINE)
  return isHeaded && new Set(chapters.map(({ printed }) => printed)).size >= LEAST_CHAPTERS
}
