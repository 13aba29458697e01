import type { FigureCounts, Unscored } from '@tickmark/document'
import { annualReport } from '../facts/outline/annual-report.ts'
import { filingForm } from '../facts/outline/filing-form.ts'
import { topicHeadings } from '../facts/outline/missing-topics.ts'
import { numberedPlaces } from '../facts/outline/outline.ts'
import { heldStatements } from '../facts/outline/primary-statements.ts'
import { knownNumbers } from '../facts/outline/references.ts'
import { profileApplies } from '../profiles/check-requirements.ts'
import { frameworkOf, isValuationReport } from '../profiles/choose-profile.ts'
import type { RuleInput } from '../rule/rule.ts'
import { formulaCells, valuationResult } from '@tickmark/workbook'

/**
 * Figures that must have been held against something. By the rule of three, n of them without an error leave room, at 95 %, for an error in
 * 3 ÷ n of all: ten rule out no less than that every third figure is wrong.
 */
const LEAST_CHECKED = 10
/** Where a document has fewer figures, half of them will do. */
const LEAST_SHARE_OF_FEW = 0.5
/** Of a long document: what was checked in one table says nothing of the others. */
const LEAST_SHARE = 0.05
/** Headings from which a due diligence report can be asked for its topics. */
const LEAST_TOPICS = 5
/** Notes from which statements have notes to refer to. */
const LEAST_NOTES = 3
/** Formulas from which a workbook is a model that has to say where its inputs come from. */
const LEAST_FORMULAS = 10

/** Which scores the document gives too little evidence for, each by itself, and why. */
export function unassessable(input: RuleInput, figures: FigureCounts): Unscored[] {
  return [
    ...unproven(figures),
    ...(hasExpectations(input) ? [] : [{ score: 'integrity' as const, reason: 'unknown_kind' as const, data: {} }]),
    ...(hasRequirements(input) ? [] : [{ score: 'compliance' as const, reason: 'no_requirements' as const, data: {} }]),
  ]
}

function unproven({ total, verified, contradicted, recomputed = 0 }: FigureCounts): Unscored[] {
  if (total === 0) return [{ score: 'trust', reason: 'no_figures', data: {} }]
  const checked = verified + contradicted + recomputed
  const needed = Math.ceil(Math.max(Math.min(LEAST_CHECKED, total * LEAST_SHARE_OF_FEW), total * LEAST_SHARE))
  return checked < needed ? [{ score: 'trust', reason: 'few_checked', data: { checked, total, needed } }] : []
}

/** Whether it is of a kind whose parts are known: only then is what it lacks missing. */
function hasExpectations(input: RuleInput): boolean {
  const { document, facts, model, type } = input
  if (hasChecklist(input)) return true
  if (model) return valuationResult(model) !== undefined || heldStatements(facts).length >= 2
  if (type === 'financial_report')
    return (
      heldStatements(facts).length >= 2 ||
      filingForm(document) !== undefined ||
      annualReport(document, facts) !== undefined
    )
  return isDueDiligence(input) || isValuationReport(document)
}

/** Whether anything lays down how it has to be made: a framework, a form, the practice of its kind, the firm's checklist. */
function hasRequirements(input: RuleInput): boolean {
  const { document, facts, model, tuning, type } = input
  if (hasChecklist(input)) return true
  if (model) return [...formulaCells(model)].length >= LEAST_FORMULAS
  if (type !== 'financial_report') return hasExpectations(input)
  if (!hasExpectations(input)) return false
  return (
    (filingForm(document) ?? frameworkOf(document, facts, tuning.profile)) !== undefined || hasNumberedNotes(document)
  )
}

/** Every framework asks that the lines of the statements refer to the notes (IAS 1.113): from three notes on that can be held to. */
function hasNumberedNotes(document: RuleInput['document']): boolean {
  return knownNumbers(numberedPlaces(document), 'note').size >= LEAST_NOTES
}

function hasChecklist({ document, facts, tuning, type }: RuleInput): boolean {
  return tuning.profiles.some((profile) => profile.documents.includes(type) && profileApplies(profile, document, facts))
}

function isDueDiligence({ document, type }: RuleInput): boolean {
  return type === 'due_diligence' && topicHeadings(document, numberedPlaces(document)).length >= LEAST_TOPICS
}
