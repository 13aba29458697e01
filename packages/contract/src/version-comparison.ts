import { Location, Scores, Severity } from '@tickmark/document'
import * as z from 'zod'

/** A result of a model in both versions. */
export const ResultMove = z.object({
  sheet: z.string(),
  cell: z.string(),
  label: z.string(),
  before: z.number(),
  after: z.number(),
})
export type ResultMove = z.infer<typeof ResultMove>

/** A problem that only one version has, told in the language of the request. */
export const VersionProblem = z.object({
  severity: Severity,
  title: z.string(),
  message: z.string(),
  location: Location,
})
export type VersionProblem = z.infer<typeof VersionProblem>

/** How two versions differ. Of workbooks cells, of reports figures and paragraphs. */
export const VersionChangeKind = z.enum([
  'input',
  'text',
  'formula',
  'typed-over',
  'computed',
  'added',
  'removed',
  'figure',
  'figure-added',
  'figure-removed',
  'text-added',
  'text-removed',
  'text-moved',
])
export type VersionChangeKind = z.infer<typeof VersionChangeKind>

export const VersionChange = z.object({
  kind: VersionChangeKind,
  /** In the new version; in the old one where it was removed. */
  location: Location,
  old_location: Location.optional(),
  label: z.string().optional(),
  /** What stood and stands there: a formula with "=", or what it shows; empty where nothing did. */
  before: z.string(),
  after: z.string(),
  /** Cells that changed alike. */
  count: z.int().min(1),
  /** What it does by itself to the results of the old version; absent where that cannot be computed. */
  effects: z.array(ResultMove).optional(),
  /** Indexes of the new problems that stand at it, and of the solved ones that stood there. */
  broke: z.array(z.int().min(0)),
  mended: z.array(z.int().min(0)),
})
export type VersionChange = z.infer<typeof VersionChange>

/** Rows or columns that came, went or stand elsewhere, counted from 1. */
export const VersionLine = z.object({
  kind: z.enum(['inserted', 'deleted', 'moved']),
  axis: z.enum(['row', 'column']),
  sheet: z.string(),
  from: z.int(),
  to: z.int(),
  /** Of moved lines: where the first stood. */
  before: z.int().optional(),
  label: z.string().optional(),
})
export type VersionLine = z.infer<typeof VersionLine>

export const VersionComparison = z.object({
  before: z.object({ task_id: z.string(), file_id: z.string(), name: z.string() }),
  after: z.object({ task_id: z.string(), file_id: z.string(), name: z.string() }),
  sheets: z.object({
    added: z.array(z.string()),
    removed: z.array(z.string()),
    renamed: z.array(z.object({ from: z.string(), to: z.string() })),
  }),
  lines: z.array(VersionLine),
  changes: z.array(VersionChange),
  /** Changes that are not listed, as they are too many. */
  omitted: z.int().min(0),
  /** Results of the model that differ. */
  results: z.array(ResultMove),
  /** Formulas that are the same and give something else. */
  moved_results: z.int().min(0),
  problems: z.object({ new: z.array(VersionProblem), mended: z.array(VersionProblem), still: z.int().min(0) }),
  scores: z.object({ before: Scores, after: Scores }),
})
export type VersionComparison = z.infer<typeof VersionComparison>
