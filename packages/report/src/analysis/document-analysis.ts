import type { Document, DocumentSummary, FigureCounts, FigureState, Review, Table } from '@tickmark/document'
import type { ReviewReportInput } from '../input/report-input.ts'
import { placeOf } from '../words/place.ts'

/** What is known of a document without judging it: what it is, how it is built, what its tables come to. */
export interface DocumentAnalysis {
  document: string
  sha256?: string
  type: Review['documentType']
  language: Document['language']
  pages: number
  entity: string | null
  title: string | null
  period: string | null
  unit: string | null
  outline: DocumentSummary['outline']
  keyFigures: DocumentSummary['keyFigures']
  figures: FigureCounts
  tables: AnalysedTable[]
}

export interface AnalysedTable {
  /** Caption, or the heading that it stands under; empty where there is neither. */
  title: string
  /** In words, for people. */
  place: string
  page: number | null
  rows: number
  columns: number
  figures: Record<FigureState, number>
  /** Sums that the table states: `agrees` where all hold, `differs` where one does not, `none` where none was recognised. */
  footing: 'agrees' | 'differs' | 'none'
  sums: { held: number; broken: number }
}

/** Takes from a review what describes the document; its findings are left to the review. */
export function analyseDocument(input: ReviewReportInput): DocumentAnalysis {
  const { document, review, sha256 } = input
  const { entity = null, title = null, period = null, unitText = null, outline, keyFigures } = review.summary
  return {
    document: document.name,
    ...(sha256 && { sha256 }),
    type: review.documentType,
    language: document.language,
    pages: document.pageCount,
    entity,
    title,
    period,
    unit: unitText?.replace(UNIT_LABEL, '') ?? null,
    outline,
    keyFigures,
    figures: review.figureCounts,
    tables: analyseTables(input),
  }
}

/** What says that a unit follows; the reports say it themselves. */
const UNIT_LABEL = /^\s*(?:单位|單位|単位|단위|units?)\s*[:：]\s*/i

function analyseTables({ document, review, language }: ReviewReportInput): AnalysedTable[] {
  const figures = Map.groupBy(review.figures, ({ location }) => location.block ?? '')
  const blockOf = new Map(review.figures.map(({ id, location }) => [id, location.block ?? '']))
  const sums = Map.groupBy(review.sums ?? [], ({ result }) => blockOf.get(result) ?? '')
  let heading = ''
  const tables: AnalysedTable[] = []
  for (const block of document.blocks) {
    if (block.type === 'heading') heading = block.text.trim()
    if (block.type !== 'table' || block.layer !== 'body') continue
    const states = figures.get(block.id) ?? []
    const count = (state: FigureState): number => states.filter((figure) => figure.state === state).length
    const held = sums.get(block.id)?.filter(({ holds }) => holds).length ?? 0
    const broken = (sums.get(block.id)?.length ?? 0) - held
    tables.push({
      title: titleOf(block, heading),
      place: placeOf({ block: block.id, page: block.page, sheet: block.sheet, cell: block.range }, document, language),
      page: block.page ?? null,
      rows: block.rowCount,
      columns: block.columnCount,
      figures: {
        verified: count('verified'),
        contradicted: count('contradicted'),
        unverified: count('unverified'),
      },
      footing: broken > 0 ? 'differs' : held > 0 ? 'agrees' : 'none',
      sums: { held, broken },
    })
  }
  return tables
}

const titleOf = ({ caption, sheet }: Table, heading: string): string => caption?.trim() || sheet || heading
