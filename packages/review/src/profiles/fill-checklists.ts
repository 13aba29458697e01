import { LANGUAGES } from '@tickmark/document'
import type { Checklist, ChecklistItem, Language } from '@tickmark/document'
import { stateOf } from './check-requirements.ts'
import { checklistsFor } from './choose-checklists.ts'
import type { Reviewed } from './choose-checklists.ts'
import { nameOfRequirement } from './profile.ts'
import type { Requirement } from './profile.ts'
import { surveyOf } from './survey.ts'
import type { Survey } from './survey.ts'

/** The checklists that apply to a document, each item with its state and the place that shows it. */
export function fillChecklists(reviewed: Reviewed): Checklist[] {
  const profiles = checklistsFor(reviewed)
  if (profiles.length === 0) return []
  const survey = surveyOf(reviewed.document, reviewed.facts)
  return profiles.map((profile): Checklist => ({
    id: profile.id,
    names: namesOf(profile),
    ...(survey.year && { year: survey.year }),
    items: profile.requirements.map((requirement) => toItem(requirement, survey)),
  }))
}

function toItem(requirement: Requirement, survey: Survey): ChecklistItem {
  const { id, reference, since } = requirement
  return {
    id,
    names: namesOf(requirement),
    ...(reference && { reference }),
    ...stateOf(requirement, survey),
    ...(since && { since: typeof since === 'number' ? since : since[0] }),
  }
}

function namesOf(named: Parameters<typeof nameOfRequirement>[0]): Record<Language, string> {
  const [zh, en, ko, ja] = LANGUAGES.map((language) => nameOfRequirement(named, language))
  return { 'zh-CN': zh ?? named.id, en: en ?? named.id, ko: ko ?? named.id, ja: ja ?? named.id }
}
