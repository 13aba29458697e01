import { parseRange, type Document, type Finding, type Location, type Review, type Scores } from '@tickmark/document'
import { buildWorkbookModel, changeEffects, compareVersions, outputMoves } from '@tickmark/workbook'
import type {
  CellChangeKind,
  LineChange,
  OutputMove,
  Recalculator,
  VersionChange,
  VersionComparison,
} from '@tickmark/workbook'
import { compareFigures, type FigureChange } from './compare-figures.ts'
import { compareTexts, type TextChange } from './compare-texts.ts'

/** A version of a document with its review. */
export interface ReviewedVersion {
  document: Document
  review: Review
}

/** One change between two versions, with what it does. */
export interface ComparedChange {
  kind: CellChangeKind | TextChange['kind'] | FigureChange['kind']
  /** In the new version; in the old one where it was removed. */
  location: Location
  oldLocation?: Location
  label?: string
  before: string
  after: string
  /** Cells that changed alike. */
  count: number
  /** What it does by itself to the outputs of the old version; of workbooks, where it can be computed. */
  effects?: OutputMove[]
  /** Indexes of the new problems that stand at it, and of the mended ones that stood there. */
  broke: number[]
  mended: number[]
}

export interface Comparison {
  sheets: VersionComparison['sheets']
  lines: LineChange[]
  changes: ComparedChange[]
  /** Outputs of the model that differ. */
  outputs: OutputMove[]
  /** Formulas that are the same and give something else. */
  movedResults: number
  findings: { new: Finding[]; mended: Finding[]; still: number }
  scores: { before: Scores; after: Scores }
}

/** Two versions of one document: what was changed, what follows from it, and which problems came and went. */
export function compareReviewed(
  before: ReviewedVersion,
  after: ReviewedVersion,
  recalculator?: Recalculator,
): Comparison {
  const findings = compareFindings(before.review.findings, after.review.findings)
  const parts =
    before.document.workbook && after.document.workbook ? cellsOf(before, after, recalculator) : draftsOf(before, after)
  return {
    ...parts,
    changes: parts.changes.map((change) => ({
      ...change,
      broke: touching(findings.new, change.location),
      mended: touching(findings.mended, change.oldLocation ?? change.location),
    })),
    findings,
    scores: { before: before.review.scores, after: after.review.scores },
  }
}

type Parts = Omit<Comparison, 'changes' | 'findings' | 'scores'> & {
  changes: Omit<ComparedChange, 'broke' | 'mended'>[]
}

function draftsOf(before: ReviewedVersion, after: ReviewedVersion): Parts {
  const changes = [
    ...compareFigures(before.review.figures, after.review.figures),
    ...compareTexts(before.document, after.document),
  ].map((change) => ({ ...change, count: 1 }))
  return { sheets: { added: [], removed: [], renamed: [] }, lines: [], changes, outputs: [], movedResults: 0 }
}

function cellsOf(before: ReviewedVersion, after: ReviewedVersion, recalculator: Recalculator | undefined): Parts {
  const modelOf = ({ document: { workbook } }: ReviewedVersion) =>
    workbook && buildWorkbookModel(workbook, recalculator?.recalculate(workbook))
  const [old, own] = [modelOf(before), modelOf(after)]
  if (!old || !own) return draftsOf(before, after)
  const comparison = compareVersions(old, own)
  const effects = recalculator ? changeEffects(comparison, { before: old, after: own }, recalculator) : []
  return {
    sheets: comparison.sheets,
    lines: comparison.lines,
    changes: comparison.changes.map((change, index) => cellChange(change, effects[index])),
    outputs: outputMoves(comparison, { before: old, after: own }),
    movedResults: comparison.results.length,
  }
}

function cellChange(change: VersionChange, effects: OutputMove[] | undefined): Parts['changes'][number] {
  const { kind, sheet, cell, lastCell, oldSheet, oldCell, label, before, after, count } = change
  return {
    kind,
    location: { sheet, cell: lastCell ? `${cell}:${lastCell}` : cell },
    ...((oldCell ?? oldSheet) && { oldLocation: { sheet: oldSheet ?? sheet, cell: oldCell ?? cell } }),
    ...(label && { label }),
    before,
    after,
    count,
    ...(effects && { effects }),
  }
}

/** Problems by their fingerprint, then, where lines have moved, by what they say of which label. */
function compareFindings(before: readonly Finding[], after: readonly Finding[]): Comparison['findings'] {
  const open = new Set(before)
  const fresh = after.filter((finding) => !take(open, ({ fingerprint }) => fingerprint === finding.fingerprint))
  const really = fresh.filter((finding) => !take(open, (other) => saysSame(other, finding)))
  return { new: really, mended: [...open], still: after.length - really.length }
}

function take(open: Set<Finding>, fits: (finding: Finding) => boolean): boolean {
  const found = [...open].find(fits)
  if (found) open.delete(found)
  return found !== undefined
}

function saysSame(a: Finding, b: Finding): boolean {
  const [own, other] = [a.evidence[0], b.evidence[0]]
  return a.ruleId === b.ruleId && a.messageId === b.messageId && own.label !== undefined && own.label === other.label
}

/** Indexes of the findings one of whose pieces of evidence stands at a place. */
function touching(findings: readonly Finding[], place: Location): number[] {
  return findings.flatMap(({ evidence }, index) =>
    evidence.some(({ location }) => meets(location, place)) ? [index] : [],
  )
}

function meets(a: Location, b: Location): boolean {
  if (a.sheet !== undefined || b.sheet !== undefined) {
    const [one, other] = [a.cell, b.cell].map((cell) => (cell === undefined ? undefined : parseRange(cell)))
    if (a.sheet !== b.sheet || !one || !other) return false
    return (
      one.from.rowIndex <= other.to.rowIndex &&
      one.to.rowIndex >= other.from.rowIndex &&
      one.from.columnIndex <= other.to.columnIndex &&
      one.to.columnIndex >= other.from.columnIndex
    )
  }
  return a.block !== undefined && a.block === b.block && a.rowIndex === b.rowIndex && a.columnIndex === b.columnIndex
}
