import { foldText } from '@tickmark/language'
import type { Document } from '@tickmark/document'
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
export function frameworkOf(document: Document, wanted: Tuning['profile']): Profile | undefined {
  return wanted === 'auto'
    ? PROFILES.find((profile) => profileApplies(profile, document))
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
