import {
  Box,
  Category,
  CheckCount,
  Checklist,
  ChecklistItem,
  CoverageSection,
  DocumentLanguage,
  DocumentType,
  FigureCounts,
  Review,
  Scores,
  Severity,
  Unscored,
} from '@tickmark/document'
import type { Evidence, Finding } from '@tickmark/document'
import * as z from 'zod'
import { reviewed } from '../input/report-input.ts'
import type { ReportInput } from '../input/report-input.ts'

/** A place and what is printed there: `page` and `box` (0–1 of the page), or `sheet` and `cell`. */
export const EvidenceJson = z.object({
  file: z.string().optional(),
  page: z.int().min(1).optional(),
  box: Box.optional(),
  sheet: z.string().optional(),
  cell: z.string().optional(),
  text: z.string(),
  value: z.string().optional(),
  label: z.string().optional(),
})

export const FindingJson = z.object({
  ruleId: z.string(),
  category: Category,
  severity: Severity,
  title: z.string(),
  message: z.string(),
  explanation: z.string(),
  /** The first is the place of the error itself, the others are its operands. */
  evidence: z.array(EvidenceJson).min(1),
  expected: z.string().nullable(),
  actual: z.string().nullable(),
  arithmetic: z.string().nullable(),
  confidence: z.number().min(0).max(1),
  fingerprint: z.string(),
  source: z.enum(['rule', 'model']),
  /** What a person decided on it, and why; absent while it is open. */
  decision: z
    .object({
      decision: z.enum(['accepted', 'dismissed']),
      reason: z.string(),
      by: z.string().optional(),
      at: z.iso.datetime().optional(),
    })
    .optional(),
  /** What people said about it; absent where nobody did. */
  comments: z.array(z.object({ by: z.string(), at: z.iso.datetime(), text: z.string() })).optional(),
})

/** What was checked in one section: where it begins, its figures by state, its checks by kind. */
export const CoverageJson = CoverageSection.omit({ location: true, firstOpen: true }).extend({
  page: z.int().min(1).optional(),
  sheet: z.string().optional(),
})

/** What a framework, a form or the firm asks of the document, item by item, with the place that shows each. */
export const ChecklistJson = Checklist.omit({ names: true, items: true }).extend({
  name: z.string(),
  items: z.array(
    ChecklistItem.omit({ names: true, evidence: true }).extend({ name: z.string(), evidence: EvidenceJson.optional() }),
  ),
})

/** One reviewed file, as `tickmark review --format json` prints it. */
export const ReportJson = z.object({
  file: z.string(),
  sha256: z.string().nullable(),
  type: DocumentType,
  /** What the file seems to be, where it was reviewed as another type. */
  looksLike: DocumentType.optional(),
  language: DocumentLanguage,
  pages: z.int().min(0),
  scores: Scores,
  /** The scores without what people dismissed; absent where nothing was. */
  reviewedScores: Scores.optional(),
  /** Who signed the review; `hash` names the state that was signed. Absent where nobody did. */
  signOffs: z
    .array(
      z.object({
        role: z.enum(['preparer', 'reviewer', 'partner']),
        by: z.string(),
        at: z.iso.datetime(),
        hash: z.string(),
      }),
    )
    .optional(),
  /** For each score that is null, why, as data and in words. */
  unscored: z.array(Unscored.extend({ message: z.string() })),
  figures: FigureCounts,
  /** What was checked, in all and by section. */
  coverage: z.object({ checks: z.array(CheckCount), sections: z.array(CoverageJson) }),
  /** Absent where no framework or form is known to apply. */
  checklists: z.array(ChecklistJson).optional(),
  findings: z.array(FindingJson),
  /** What the firm's tuning file puts aside, with its reasons; absent where there is nothing. */
  suppressed: z.array(z.object({ finding: FindingJson, reason: z.string() })).optional(),
  /** Where a language model was asked: what it read, and what became of its claims. */
  engine: Review.shape.engine,
})
export type ReportJson = z.infer<typeof ReportJson>

/** The review as plain data, its texts in the report's language. */
export function toReportData(input: ReportInput): ReportJson {
  const { document, review } = reviewed(input)
  return {
    file: document.name,
    sha256: input.sha256 ?? null,
    type: review.documentType,
    ...(review.looksLike && { looksLike: review.looksLike }),
    language: review.language,
    pages: document.pageCount,
    scores: review.scores,
    ...(input.reviewedScores && { reviewedScores: input.reviewedScores }),
    ...(input.signOffs?.length && { signOffs: [...input.signOffs] }),
    unscored: (review.unscored ?? []).map((unscored) => ({ ...unscored, message: input.describeUnscored(unscored) })),
    figures: review.figureCounts,
    coverage: {
      checks: review.coverage.checks,
      sections: review.coverage.sections.map(({ location: { page, sheet }, kind, title, figures, checks }) => ({
        kind,
        title,
        page,
        sheet,
        figures,
        checks,
      })),
    },
    ...(review.checklists && { checklists: review.checklists.map((list) => toChecklistJson(list, input)) }),
    findings: review.findings.map((finding) => toFindingJson(finding, input)),
    ...(review.suppressed && {
      suppressed: review.suppressed.map(({ finding, reason }) => ({ finding: toFindingJson(finding, input), reason })),
    }),
    engine: review.engine,
  }
}

function toChecklistJson(
  { names, items, ...list }: Checklist,
  { language }: ReportInput,
): z.infer<typeof ChecklistJson> {
  return {
    ...list,
    name: names[language],
    items: items.map(({ names: itemNames, evidence, ...item }) => ({
      ...item,
      name: itemNames[language],
      ...(evidence && { evidence: toEvidenceJson(evidence) }),
    })),
  }
}

function toFindingJson(
  finding: Finding,
  { describe, decisionOf, commentsOf }: ReportInput,
): z.infer<typeof FindingJson> {
  const {
    ruleId,
    category,
    severity,
    evidence,
    expected = null,
    actual = null,
    arithmetic = null,
    confidence,
    fingerprint,
    source,
  } = finding
  const { title, message, explanation } = describe(finding)
  const decision = decisionOf?.(finding)
  const comments = commentsOf?.(finding) ?? []
  return {
    ruleId,
    category,
    severity,
    title,
    message,
    explanation,
    evidence: evidence.map(toEvidenceJson),
    expected,
    actual,
    arithmetic,
    confidence,
    fingerprint,
    source,
    ...(decision && { decision }),
    ...(comments.length > 0 && { comments: [...comments] }),
  }
}

function toEvidenceJson({
  location: { file, page, box, sheet, cell },
  text,
  value,
  label,
}: Evidence): z.infer<typeof EvidenceJson> {
  return { file, page, box, sheet, cell, text, value, label }
}

/** The review as JSON text. */
export function toReportJson(input: ReportInput): string {
  return `${JSON.stringify(toReportData(input), null, 2)}\n`
}
