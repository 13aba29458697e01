import type { ChecklistReason, ChecklistState, Document, Evidence } from '@tickmark/document'
import type { Facts } from '../facts/facts.ts'
import type { Profile, Requirement } from './profile.ts'
import { findWords, isSaidNear } from './search-index.ts'
import { surveyOf } from './survey.ts'
import type { Survey } from './survey.ts'

/** A requirement that the document does not meet. */
export interface UnmetRequirement {
  requirement: Requirement
  /** The statement line that makes it due. */
  trigger?: Evidence
}

/** What became of a requirement, and what shows it. */
export interface RequirementState {
  state: ChecklistState
  evidence?: Evidence
  reason?: ChecklistReason
}

/**
 * Standards that begin after this year are not taken for due where a report's own year is not known: most reports that are reviewed are
 * on later years, and all standards of before were in force by then.
 */
const LAST_SETTLED_YEAR = 2014

/** Whether a profile is meant for the document at all. */
export function profileApplies(
  { languages, applies, unless = [] }: Pick<Profile, 'languages' | 'applies' | 'unless'>,
  document: Document,
  facts: Facts,
): boolean {
  if (languages && !languages.includes(document.language)) return false
  if (!applies && unless.length === 0) return true
  const { index } = surveyOf(document, facts)
  if (findWords(index, unless, 'text')) return false
  return !applies || findWords(index, applies, 'text') !== undefined
}

/** The requirements of a profile that are due and that nothing in the document meets. */
export function unmetRequirements({ requirements }: Profile, document: Document, facts: Facts): UnmetRequirement[] {
  const survey = surveyOf(document, facts)
  return requirements.flatMap((requirement): UnmetRequirement[] => {
    const { state, evidence } = stateOf(requirement, survey)
    return state === 'missing' ? [{ requirement, ...(evidence && { trigger: evidence }) }] : []
  })
}

/** What became of a requirement. What is found counts, due or not: a standard may be applied early. */
export function stateOf(requirement: Requirement, survey: Survey): RequirementState {
  const { find, within, asks } = requirement
  const found = findWords(survey.index, find, within)
  if (!found) return dueOf(requirement, survey)
  const isWeak = asks && dueOf(requirement, survey).state === 'missing' && !isSaidNear(survey.index, find, asks)
  return { state: isWeak ? 'weak' : 'present', evidence: found }
}

/** What a requirement is that nothing was found of: missing, not due, or not known to be due. */
function dueOf({ when, mentioned, since = 0 }: Requirement, { index, lines, isRead, year }: Survey): RequirementState {
  const [first, last] = typeof since === 'number' ? [since, since] : since
  if (year !== undefined && year < first) return { state: 'not_applicable', reason: 'before' }
  if (mentioned && !findWords(index, mentioned, 'anywhere')) return { state: 'not_applicable', reason: 'not_mentioned' }
  const trigger = when && triggerOf(lines, when)
  if (when && !trigger)
    return isRead ? { state: 'not_applicable', reason: 'no_line' } : { state: 'unknown', reason: 'lines_unread' }
  if (last > (year ?? LAST_SETTLED_YEAR)) return { state: 'unknown', reason: 'year_unknown' }
  return { state: 'missing', ...(trigger && { evidence: trigger }) }
}

/** The first line of a primary statement that a pattern names. */
function triggerOf(lines: Survey['lines'], patterns: readonly string[]): Evidence | undefined {
  const expressions = patterns.map((pattern) => new RegExp(pattern, 'i'))
  return lines.find(({ label }) => expressions.some((expression) => expression.test(label)))?.evidence
}
