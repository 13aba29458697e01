import { Language } from '@tickmark/document'
import type { Figure, Finding, Review } from '@tickmark/document'
import type { ExplainedClaim } from '@tickmark/review'
import * as z from 'zod'
import { describe } from '../library/describe.ts'
import { explain } from '../library/explain.ts'
import { checkAgainst } from '../library/check-statement.ts'
import type { Files } from './read-files.ts'
import { showEvidence, showOutline, showPlace, showTables, showText } from './show-document.ts'

/** Characters of a document, and findings of a review, that one answer holds. */
const PIECE = 20_000
const FINDINGS = 50

const path = z.string().describe('Path of the file, absolute or from the first folder that the server may open')
const language = Language.default('en').describe('Language of the sentences in the answer')
const offset = z.int().min(0).default(0).describe('`next` of the answer before, to go on from there')

/** What an agent can ask, each with the shape of its arguments. Files are opened by `Files`, and by nothing else. */
export const shapes = {
  read: {
    description:
      'Reads a file (PDF, scan, Word, Excel, PowerPoint, HTML, CSV), with OCR where there is no text. `outline`: headings and tables with their places; `tables`; `text`: all of it in reading order.',
    inputSchema: { path, part: z.enum(['outline', 'tables', 'text']).default('outline'), offset },
  },
  review: {
    description:
      'Reviews a financial report, valuation model or due diligence report: recomputes what it states, and tells what contradicts what, with places and arithmetic, and three scores (0 to 100; null where too little could be checked).',
    inputSchema: { path, language, offset },
  },
  explain: {
    description:
      'Why a finding was raised (by its fingerprint), or why a figure as printed (such as "1,234") is ticked, reported or left open: each thing that it was held against, with arithmetic, places, and what spoke for and against an error.',
    inputSchema: { path, language, fingerprint: z.string().optional(), figure: z.string().optional() },
  },
  check_statement: {
    description:
      'Holds one sentence with figures against documents: each figure is proven, contradicted or open, with places. Open means that the documents do not decide it; it does not mean that it is right.',
    inputSchema: { statement: z.string().min(1).max(2000), paths: z.array(path).min(1).max(10) },
  },
} as const

type Asked<Name extends keyof typeof shapes> = z.infer<z.ZodObject<(typeof shapes)[Name]['inputSchema']>>

/** The answers, as plain data. */
export function makeTools(files: Files) {
  return {
    async read({ path, part, offset }: Asked<'read'>) {
      const document = await files.document(path)
      if (part === 'outline') return piece(JSON.stringify(showOutline(document)), offset)
      return piece(part === 'tables' ? showTables(document) : showText(document), offset)
    },

    async review({ path, language, offset }: Asked<'review'>) {
      const { review } = await files.review(path)
      const shown = review.findings.slice(offset, offset + FINDINGS)
      const next = offset + FINDINGS < review.findings.length ? { next: offset + FINDINGS } : {}
      const { scores, figureCounts, documentType } = review
      const findings = await Promise.all(shown.map((finding) => showFinding(finding, language)))
      return { documentType, scores, figureCounts, total: review.findings.length, findings, ...next }
    },

    async explain({ path, language, fingerprint, figure }: Asked<'explain'>) {
      const { document, review } = await files.review(path)
      if (fingerprint !== undefined) return { findings: await explainFindings(review, fingerprint, language) }
      const found = await explain(document, figure ?? '')
      const { describeClaim } = await import('@tickmark/review')
      return {
        figures: found.map(({ figure: own, place, claims }) => ({
          ...showFigure(review, own),
          place: showPlace(place.location),
          claims: claims.map((claim) => ({ ...showClaim(claim), ...describeClaim(claim, language) })),
        })),
      }
    },

    async check_statement({ statement, paths }: Asked<'check_statement'>) {
      const documents = await Promise.all(paths.map((path) => files.document(path)))
      const { verdict, figures } = await checkAgainst(statement, documents)
      return {
        verdict,
        figures: figures.map(({ evidence, document, ...figure }) => ({
          ...figure,
          ...(document !== undefined && { path: paths[document] }),
          evidence: evidence.map(showEvidence),
        })),
      }
    },
  }
}

function piece(text: string, offset: number) {
  const end = offset + PIECE
  return { text: text.slice(offset, end), ...(end < text.length && { next: end }) }
}

async function showFinding(finding: Finding, language: Language) {
  const { fingerprint, ruleId, severity, expected, actual, arithmetic, confidence, evidence } = finding
  const text = await describe(finding, language)
  const places = evidence.slice(0, 12).map(showEvidence)
  return { fingerprint, ruleId, severity, ...text, expected, actual, arithmetic, confidence, evidence: places }
}

async function explainFindings({ findings }: Review, fingerprint: string, language: Language) {
  const meant = findings.filter((finding) => finding.fingerprint === fingerprint)
  return Promise.all(meant.map((finding) => showFinding(finding, language)))
}

/** A figure with its state, which only the whole review knows. */
function showFigure({ figures }: Review, { id, text, label, columnLabel, period }: Figure) {
  const { state, checks } = figures.find((other) => other.id === id) ?? {}
  return { text, label, columnLabel, period: period?.text, state, checks }
}

function showClaim({ outcome, arithmetic, probability, evidence }: ExplainedClaim) {
  return { result: outcome, arithmetic, probability, evidence: evidence.slice(0, 12).map(showEvidence) }
}
