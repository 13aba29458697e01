import { foldText } from '@tickmark/language'
import type { Document } from '@tickmark/document'
import type { Facts } from '../facts/facts.ts'
import { textBlocks } from '../facts/outline/outline.ts'
import type { Tuning } from './tuning.ts'
import { profileApplies } from './check-requirements.ts'
import { PROFILES, VALUATION_REPORT } from './index.ts'
import type { Profile } from './profile.ts'

/** Blocks of a cover and the lines below it: where a report says what it is. */
const FRONT = 8
/** Text that a report must have for what is absent from it to be missing. */
const LEAST_BLOCKS = 15

/** The framework that the firm has set, else the first that the document names. */
export function frameworkOf(document: Document, facts: Facts, wanted: Tuning['profile']): Profile | undefined {
  return wanted === 'auto'
    ? PROFILES.find((profile) => profileApplies(profile, document, facts))
    : PROFILES.find(({ id }) => id === wanted.replaceAll('_', '-'))
}

/** Whether the front of a document calls it the report of a valuation. */
export function isValuationReport(document: Document): boolean {
  const texts = textBlocks(document)
  const front = texts.slice(0, FRONT).map(({ text }) => foldText(text))
  const patterns = VALUATION_REPORT.applies!.map((pattern) => new RegExp(pattern, 'i'))
  return (
    texts.length >= LEAST_BLOCKS &&
    front.some((text) => text.length < 80 && patterns.some((pattern) => pattern.test(text)))
  )
}

const DUE_DILIGENCE = /due diligence|尽职调查|盡職調查|财务尽调|실사|デュー・?デリジェンス|調査報告書/i

/** Whether the front of a document calls it the report of a due diligence. */
export function isDueDiligenceReport(document: Document): boolean {
  const texts = textBlocks(document)
  return texts.length >= LEAST_BLOCKS && texts.slice(0, FRONT).some(({ text }) => DUE_DILIGENCE.test(foldText(text)))
}
