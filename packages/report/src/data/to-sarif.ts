import { BRAND, getExisting } from '@tickmark/document'
import type { Box, Evidence, Severity } from '@tickmark/document'
import { placeOf, sheetAddress } from '../words/place.ts'
import type { ReportInput, ReviewReportInput } from '../input/report-input.ts'

const LEVELS: Record<Severity, 'error' | 'warning' | 'note'> = {
  serious: 'error',
  warning: 'warning',
  suggestion: 'note',
}

/** The reviews as one SARIF 2.1.0 log, for the tools that gather findings of many checkers. */
export function toSarif(inputs: readonly ReviewReportInput[]): string {
  const findings = inputs.flatMap((input) => input.review.findings.map((finding) => ({ finding, input })))
  const titles = new Map(findings.map(({ finding, input }) => [finding.ruleId, input.describe(finding).title]))
  const ruleIds = [...titles.keys()].sort()
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: BRAND.name.en,
            version: BRAND.version,
            rules: ruleIds.map((id) => ({ id, shortDescription: { text: getExisting(titles, id) } })),
          },
        },
        language: inputs[0]?.language ?? 'en',
        artifacts: inputs.map(({ document, review, sha256, reviewedScores, signOffs }) => ({
          location: { uri: encodeURI(document.name) },
          ...(sha256 && { hashes: { 'sha-256': sha256 } }),
          // No result means nothing where nothing could be checked: whoever reads the log must be able to tell.
          properties: {
            scores: review.scores,
            reviewedScores,
            signOffs,
            unscored: review.unscored ?? [],
            checks: review.coverage.checks,
          },
        })),
        columnKind: 'utf16CodeUnits',
        results: findings.map(({ finding, input }) => {
          const [place, ...operands] = finding.evidence
          const { message } = input.describe(finding)
          const made = input.decisionOf?.(finding)
          const comments = input.commentsOf?.(finding) ?? []
          return {
            ruleId: finding.ruleId,
            ruleIndex: ruleIds.indexOf(finding.ruleId),
            level: LEVELS[finding.severity],
            message: { text: finding.arithmetic ? `${message} (${finding.arithmetic})` : message },
            locations: [toSarifLocation(place, input)],
            relatedLocations: operands.map((evidence, index) => ({
              id: index + 1,
              ...toSarifLocation(evidence, input),
            })),
            partialFingerprints: { 'tickmark/v1': finding.fingerprint },
            rank: Math.round(finding.confidence * 1000) / 10,
            // What was dismissed is suppressed by review; SARIF has no word for what was accepted.
            ...(made?.decision === 'dismissed' && {
              suppressions: [{ kind: 'external', status: 'accepted', justification: made.reason }],
            }),
            properties: {
              category: finding.category,
              expected: finding.expected,
              actual: finding.actual,
              ...made,
              ...(comments.length > 0 && { comments }),
            },
          }
        }),
      },
    ],
  }
  return `${JSON.stringify(log, null, 2)}\n`
}

/** SARIF knows lines of text; pages, boxes and cells go into a logical location and the property bag. */
function toSarifLocation({ location, text, label }: Evidence, { document, language }: ReportInput) {
  const { page, box, sheet, cell } = location
  return {
    physicalLocation: { artifactLocation: { uri: encodeURI(location.file ?? document.name) } },
    logicalLocations: [
      {
        name: placeOf(location, document, language),
        fullyQualifiedName: fullName(page, sheet, cell),
        kind: sheet ? 'cell' : 'page',
      },
    ],
    message: { text: label ? `${label}: ${text}` : text },
    properties: { page, box: box as Box | undefined, sheet, cell },
  }
}

function fullName(page: number | undefined, sheet: string | undefined, cell: string | undefined): string | undefined {
  if (sheet) return cell ? sheetAddress(sheet, cell) : sheet
  return page ? `page ${page}` : undefined
}
