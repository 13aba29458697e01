import type { Document, DocumentType } from '@tickmark/document'
import type { Facts } from '../facts/facts.ts'
import { annualReport } from '../facts/outline/annual-report.ts'
import { profileApplies } from './check-requirements.ts'
import { CHECKLISTS, MATTERS } from './read-checklists.ts'
import { frameworkOf, isDueDiligenceReport, isValuationReport } from './choose-profile.ts'
import { VALUATION_REPORT } from './index.ts'
import { requirementOf } from './matter.ts'
import type { ChecklistFile } from './matter.ts'
import type { Profile } from './profile.ts'
import { reportKind } from './report-kind.ts'
import type { ReportKind } from './report-kind.ts'
import type { Tuning } from './tuning.ts'

/** A document with what decides which checklists it is held against. */
export interface Reviewed {
  document: Document
  facts: Facts
  tuning: Tuning
  type: DocumentType
}

type Listed = Pick<Profile, 'id' | 'names' | 'requirements'>

/** The checklists that apply to a document: those of its framework and form, of its kind, and the firm's own. */
export function checklistsFor(reviewed: Reviewed): Listed[] {
  const { document, facts, tuning, type } = reviewed
  const own = tuning.profiles.filter(
    (profile) => profile.documents.includes(type) && profileApplies(profile, document, facts),
  )
  const known = type === 'financial_report' ? ofReport(reviewed) : ofOther(reviewed)
  return [...known, ...own].filter(({ requirements }) => requirements.length > 0)
}

function ofReport(reviewed: Reviewed): Listed[] {
  const { document, facts, tuning } = reviewed
  const kind = reportKind(document, facts)
  if (!kind) return []
  const form = annualReport(document, facts)?.form
  const framework = frameworkOf(document, facts, tuning.profile)
  return CHECKLISTS.filter(
    (list) =>
      list.documents.includes('financial_report') &&
      isAskedOf(list, kind) &&
      (!list.forms || (form && list.forms.includes(form))) &&
      (!list.framework || list.framework === framework?.id) &&
      profileApplies(list, document, facts),
  ).map((list) => {
    // The framework's own file says what is told as a problem where it is missing; the checklist goes on from there.
    const told = framework?.id === list.id ? framework.requirements : []
    const asked = told.filter(
      (requirement) =>
        (form || requirement.kind === 'disclosure') &&
        (!requirement.forms || (form && requirement.forms.includes(form))),
    )
    return listed(list, asked, document)
  })
}

function isAskedOf({ reports }: ChecklistFile, kind: ReportKind): boolean {
  return reports === 'any' || reports === kind || (reports === 'statements' && kind === 'annual')
}

function ofOther({ document, facts, type }: Reviewed): Listed[] {
  const id = isValuationReport(document)
    ? 'valuation'
    : type === 'due_diligence' && isDueDiligenceReport(document)
      ? 'due-diligence'
      : undefined
  return CHECKLISTS.filter((list) => list.id === id && profileApplies(list, document, facts)).map((list) =>
    listed(list, id === 'valuation' ? VALUATION_REPORT.requirements : [], document),
  )
}

function listed(list: ChecklistFile, before: Profile['requirements'], { language }: Document): Listed {
  const items = list.items.flatMap((item) => {
    const matter = MATTERS.get(item.matter)
    const requirement = matter && requirementOf([item.matter, matter], item, language)
    return requirement ? [requirement] : []
  })
  return { id: list.id, names: list.names, requirements: [...before, ...items] }
}
