import * as z from 'zod'
import { RegionKind } from './sheet-region.ts'

/** What a cell is in a model; `empty` holds nothing. */
export const CellRole = z.enum([...RegionKind.options, 'empty'])
export type CellRole = z.infer<typeof CellRole>

/** A cell, or a range that a formula names as one. */
export const ModelPlace = z.object({
  sheet: z.string(),
  /** "B5", or "B5:B40". */
  cell: z.string(),
})
export type ModelPlace = z.infer<typeof ModelPlace>

/** A cell or range with what a person wants to know before going there. */
export const ModelPlaceInfo = ModelPlace.extend({
  /** Row and column heads; empty where nothing names it. */
  label: z.string(),
  /** What it shows; of a range what its first cell does. */
  text: z.string(),
  /** With its "=". */
  formula: z.string().optional(),
  role: CellRole,
  /** Cells that hold something. */
  count: z.int().min(0),
  /** Whether it reads other cells, and whether others read it: whether a step further leads anywhere. */
  reads: z.boolean(),
  isRead: z.boolean(),
})
export type ModelPlaceInfo = z.infer<typeof ModelPlaceInfo>

/** What a cell reads and by which formulas it is read; of a range the cells that it holds. */
export const CellTrace = z.object({
  at: ModelPlaceInfo,
  precedents: z.array(ModelPlaceInfo),
  dependents: z.array(ModelPlaceInfo),
  /** Not listed, as they are too many. */
  omitted: z.object({ precedents: z.int().min(0), dependents: z.int().min(0) }),
  /** References into other files, as the formula writes them. */
  outside: z.array(z.string()),
  /** Whether the formula finds cells by an address that it computes (OFFSET, INDIRECT): those are not listed. */
  computesAddresses: z.boolean(),
})
export type CellTrace = z.infer<typeof CellTrace>

/** A cell that would hold another value, or of which that is not known. */
export const ModelMove = ModelPlace.extend({
  label: z.string(),
  role: CellRole,
  /** As the spreadsheet program would show it. */
  before: z.string(),
  /** Absent: not known, since it follows from what cannot be computed here. */
  after: z.string().optional(),
  /** How far the number moves; absent for text and where nothing is known. */
  by: z.number().optional(),
  /** The same as a share of what it was; absent where that was nothing. */
  share: z.number().optional(),
})
export type ModelMove = z.infer<typeof ModelMove>

/** An input with another value. */
export const InputChange = ModelPlace.extend({ value: z.number() })
export type InputChange = z.infer<typeof InputChange>

/** What inputs with other values do to a model. */
export const WhatIf = z.object({
  /** The changed inputs: what they hold and what they were given. */
  inputs: z.array(ModelMove),
  /** Results and checks that move, or may move and cannot be computed; the largest move first. */
  results: z.array(ModelMove),
  /** Such that are not listed, as they are too many. */
  omitted: z.int().min(0),
  /** Results and checks that stay as they are. */
  steady: z.int().min(0),
  /** Formulas that move, results among them. */
  moved: z.int().min(0),
  /** Formulas whose value is not known any more. */
  unknown: z.int().min(0),
  /** Functions that cannot be computed here and that stand on the way. */
  unsupported: z.array(z.string()),
  /** Formulas too dear to compute. */
  beyondBudget: z.int().min(0),
  /** All cells that show something else, for the grid; cut off at a number that a screen can use. */
  cells: z.array(ModelPlace.extend({ text: z.string().nullable() })),
})
export type WhatIf = z.infer<typeof WhatIf>

/** Typed numbers that stand side by side under one name and are moved together. */
export const Driver = ModelPlace.extend({
  label: z.string(),
  /** What it shows; of several the first and the last. */
  text: z.string(),
  count: z.int().min(1),
})
export type Driver = z.infer<typeof Driver>

/** The inputs that feed a result, the nearest first. */
export const DriverList = z.object({
  output: ModelPlaceInfo,
  drivers: z.array(Driver),
  omitted: z.int().min(0),
})
export type DriverList = z.infer<typeof DriverList>

/** What the result becomes with an input lowered and raised; null where it cannot be computed. */
export const DriverEffect = ModelPlace.extend({ low: z.number().nullable(), high: z.number().nullable() })
export type DriverEffect = z.infer<typeof DriverEffect>

/** A portion of a ranking: as many of the asked-for inputs, from the first, as the time allowed. */
export const DriverEffects = z.object({ base: z.number().nullable(), effects: z.array(DriverEffect) })
export type DriverEffects = z.infer<typeof DriverEffects>

/** Copies of one formula on a sheet. */
export const UniqueFormula = ModelPlace.extend({
  /** Of its first cell, with "=". */
  formula: z.string(),
  /** As all its copies read in R1C1 notation. */
  relative: z.string(),
  label: z.string(),
  /** Where its copies stand, and how many they are. */
  ranges: z.array(z.string()),
  count: z.int().min(1),
  /** Cells among its copies that hold something else. */
  breaks: z.array(z.object({ cell: z.string(), holds: z.string(), expected: z.string() })),
})
export type UniqueFormula = z.infer<typeof UniqueFormula>

/** Formulas of one sheet that read another. */
export const SheetFlow = z.object({ from: z.string(), to: z.string(), formulas: z.int().min(1) })
export type SheetFlow = z.infer<typeof SheetFlow>

export const SheetStatistics = z.object({
  sheet: z.string(),
  visibility: z.enum(['visible', 'hidden', 'veryHidden']),
  rows: z.int().min(0),
  columns: z.int().min(0),
  inputs: z.int().min(0),
  texts: z.int().min(0),
  formulas: z.int().min(0),
  unique: z.int().min(0),
  errors: z.int().min(0),
  /** "3:5", "C:D". */
  hiddenRows: z.array(z.string()),
  hiddenColumns: z.array(z.string()),
  /** Cells that hold something and that nobody sees: white on white, or a format that shows nothing. */
  concealed: z.int().min(0),
})
export type SheetStatistics = z.infer<typeof SheetStatistics>

/** A name that formulas may use. */
export const NamedPlace = z.object({
  name: z.string(),
  /** What it stands for, with "=". */
  formula: z.string(),
  /** The sheet that alone knows it. */
  scope: z.string().optional(),
  hidden: z.boolean(),
  state: z.enum(['place', 'value', 'outside', 'broken']),
  /** Formulas that use it. */
  uses: z.int().min(0),
})
export type NamedPlace = z.infer<typeof NamedPlace>

/** Another file from which formulas read. */
export const OutsideLink = z.object({
  target: z.string(),
  formulas: z.int().min(0),
  places: z.array(ModelPlace),
})
export type OutsideLink = z.infer<typeof OutsideLink>

/** Why formulas were not computed anew. */
export const UncomputedReason = z.enum(['outside', 'volatile', 'function', 'budget', 'cycle', 'data_table', 'follows'])
export type UncomputedReason = z.infer<typeof UncomputedReason>

/** What was reviewed of a model's formulas and what was not. */
export const ModelCoverage = z.object({
  formulas: z.int().min(0),
  /** Computed anew, and among them those that give another value than is stored. */
  computed: z.int().min(0),
  differing: z.int().min(0),
  uncomputed: z.array(
    z.object({
      reason: UncomputedReason,
      count: z.int().min(1),
      detail: z.array(z.string()),
      places: z.array(ModelPlace),
    }),
  ),
})
export type ModelCoverage = z.infer<typeof ModelCoverage>

/** A module of a workbook's macros, read and never run. */
export const MacroModule = z.object({
  name: z.string(),
  lines: z.int().min(0),
  procedures: z.array(z.string()),
  /** What its code touches, by the words that it uses. */
  touches: z.array(
    z.enum([
      'cells',
      'sheets',
      'files',
      'programs',
      'network',
      'registry',
      'system_calls',
      'opens_by_itself',
      'recalculation',
      'other_workbooks',
    ]),
  ),
  /** Places that it names: ranges and sheets in quotes. */
  names: z.array(z.string()),
})
export type MacroModule = z.infer<typeof MacroModule>

/** What a workbook holds: what an auditor lists before looking at any formula. */
export const ModelContents = z.object({
  sheets: z.array(SheetStatistics),
  flows: z.array(SheetFlow),
  formulas: z.array(UniqueFormula),
  omittedFormulas: z.int().min(0),
  names: z.array(NamedPlace),
  links: z.array(OutsideLink),
  macros: z.array(MacroModule),
  /** Whether the file holds macros at all: protected or damaged ones are not listed. */
  hasMacros: z.boolean(),
  iterative: z.boolean(),
  /** Groups of formulas that feed themselves, the first cell of each. */
  cycles: z.array(ModelPlace.extend({ count: z.int().min(1) })),
  /** Results of the model, in reading order; those named as such first. */
  results: z.array(ModelPlaceInfo),
  coverage: ModelCoverage,
})
export type ModelContents = z.infer<typeof ModelContents>
