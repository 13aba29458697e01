import { foldText } from '@tickmark/language'
import type { Block, Document } from '@tickmark/document'
import type { Facts } from '../facts.ts'
import { numberedPlaces, textBlocks } from './outline.ts'
import { primaryStatements } from './primary-statements.ts'
import { CHINESE_ANNUAL_SECTIONS, FORM_10K } from './required-sections.ts'

export const ANNUAL_FORMS = ['10-K', 'annual-zh', 'annual-ko', 'annual-ja', 'annual'] as const
export type AnnualForm = (typeof ANNUAL_FORMS)[number]

/** A document that is a whole annual report, so that what is absent from it is missing and not just elsewhere. */
export interface AnnualReport {
  form: AnnualForm
  /** Its last heading, where something that is missing would be looked for in vain. */
  end: Block
}

const KOREAN_PARTS = [
  /회사의\s?개요/,
  /사업의\s?내용/,
  /재무에\s?관한\s?사항/,
  /경영진단/,
  /감사의견/,
  /이사회/,
  /주주에\s?관한\s?사항/,
  /임원\s?및\s?직원/,
]
const JAPANESE_PARTS = [/企業の概況/, /事業の状況/, /設備の状況/, /提出会社の状況/, /経理の状況/, /株式事務の概要/]
const AUDITOR =
  /^(?:report of )?independent (?:registered public accounting|auditor)|^审计报告$|독립된\s?감사인의\s?감사보고서|独立監査人の監査報告書/i
const INTERIM = /interim|condensed|unaudited|half-year|quarterly|半年度|季度报告|中期报告|반기|분기|四半期|中間/i
/** What the cover of a shorter period's report says, whose parts are named like those of the annual one. */
const INTERIM_COVER = /半期報告書|半年度报告|季度报告|반기보고서|분기보고서/
const COVER_BLOCKS = 12
const LONGEST_HEADING = 70
const LEAST_NOTES = 10

/** Recognises a whole annual report by the parts that its form prescribes; excerpts and interim reports give undefined. */
export function annualReport(document: Document, facts: Facts): AnnualReport | undefined {
  const headings = textBlocks(document).filter(
    (block) => block.type === 'heading' || block.text.length < LONGEST_HEADING,
  )
  const end = headings.findLast((block) => block.type === 'heading')
  const form =
    end &&
    formOf(
      document,
      facts,
      headings.map((block) => foldText(block.text).trim()),
    )
  return form ? { form, end } : undefined
}

function formOf(document: Document, facts: Facts, titles: readonly string[]): AnnualForm | undefined {
  if (isInterim(document)) return undefined
  const named = (patterns: readonly RegExp[]) =>
    patterns.filter((pattern) => titles.some((title) => pattern.test(title))).length
  const kinds = new Set(primaryStatements(facts).map(({ kind }) => kind)).size
  if (document.language === 'zh') {
    const parts = named(CHINESE_ANNUAL_SECTIONS.map(({ pattern }) => pattern))
    return parts === CHINESE_ANNUAL_SECTIONS.length && kinds >= 2 ? 'annual-zh' : undefined
  }
  if (document.language === 'ko') return named(KOREAN_PARTS) >= 6 && kinds >= 2 ? 'annual-ko' : undefined
  if (document.language === 'ja') return named(JAPANESE_PARTS) >= 4 && kinds >= 2 ? 'annual-ja' : undefined
  const places = numberedPlaces(document)
  const items = new Set(places.filter(({ kind }) => kind === 'item').map(({ printed }) => printed.toUpperCase()))
  const present = FORM_10K.filter(([item]) => items.has(item)).length
  if (present >= FORM_10K.length - 5 && items.has('1') && items.has('15')) return '10-K'
  const notes = new Set(places.filter(({ kind }) => kind === 'note').map(({ printed }) => printed)).size
  const audited = titles.some((title) => AUDITOR.test(title))
  return kinds === 3 && notes >= LEAST_NOTES && audited && !titles.slice(0, 30).some((title) => INTERIM.test(title))
    ? 'annual'
    : undefined
}

/** Whether the cover names a shorter period than a year. */
export function isInterim(document: Document): boolean {
  return document.blocks
    .slice(0, COVER_BLOCKS)
    .flatMap((block) =>
      block.type === 'table' ? block.cells.map(({ text }) => text) : block.type === 'picture' ? [] : [block.text],
    )
    .some((text) => text.length < LONGEST_HEADING && INTERIM_COVER.test(foldText(text).replace(/\s/g, '')))
}
