import { foldText } from '@tickmark/language'
import { rowCells } from '../facts/grids/read-grid.ts'
import type { Document, Evidence } from '@tickmark/document'
import type { Facts } from '../facts/facts.ts'
import { numberedPlaces, textBlocks } from '../facts/outline/outline.ts'
import { primaryStatements } from '../facts/outline/primary-statements.ts'
import type { Profile, Requirement } from './profile.ts'

/** A requirement that the document does not meet. */
export interface UnmetRequirement {
  requirement: Requirement
  /** The statement line that makes it due. */
  trigger?: Evidence
}

const LONGEST_HEADING = 80

/** Whether a profile is meant for the document at all. */
export function profileApplies(profile: Profile, document: Document): boolean {
  if (profile.languages && !profile.languages.includes(document.language)) return false
  const { applies, unless = [] } = profile
  if (!applies && unless.length === 0) return true
  const texts = textsOf(document)
  if (unless.some((pattern) => matches(texts, pattern))) return false
  return !applies || applies.some((pattern) => matches(texts, pattern))
}

/** The requirements of a profile that nothing in the document meets. */
export function unmetRequirements({ requirements }: Profile, document: Document, facts: Facts): UnmetRequirement[] {
  const texts = textsOf(document)
  const headings = headingsOf(document)
  return requirements.flatMap((requirement): UnmetRequirement[] => {
    const { find, within, when } = requirement
    if (find.some((pattern) => matches(within === 'heading' ? headings : texts, pattern))) return []
    if (!when) return [{ requirement }]
    const trigger = triggerOf(facts, when)
    return trigger ? [{ requirement, trigger }] : []
  })
}

function matches(texts: readonly string[], pattern: string): boolean {
  const expression = new RegExp(pattern, 'i')
  return texts.some((text) => expression.test(text))
}

const foldedTexts = new WeakMap<Document, string[]>()

/** The text of a document in which requirements are looked for, folded once for all rules and profiles. */
function textsOf(document: Document): string[] {
  const known = foldedTexts.get(document)
  if (known) return known
  const texts = foldTexts(document)
  foldedTexts.set(document, texts)
  return texts
}

/** All running text, and cells that hold words rather than figures: some notes are printed as tables of two columns. */
function foldTexts(document: Document): string[] {
  const cells = document.blocks.flatMap((block) =>
    block.type === 'table' ? block.cells.filter(({ text }) => text.length > 60).map(({ text }) => text) : [],
  )
  return [...textBlocks(document).map(({ text }) => text), ...cells].map(foldText)
}

function headingsOf(document: Document): string[] {
  const headings = textBlocks(document)
    .filter((block) => block.type === 'heading')
    .map(({ text }) => text)
  const numbered = numberedPlaces(document)
    .map(({ text }) => text)
    .filter((text) => text.length < LONGEST_HEADING)
  return [...headings, ...numbered].map(foldText)
}

/** The first line of a primary statement that a pattern names and that holds an amount. */
function triggerOf(facts: Facts, patterns: readonly string[]): Evidence | undefined {
  const expressions = patterns.map((pattern) => new RegExp(pattern, 'i'))
  for (const { grid } of primaryStatements(facts)) {
    for (const [at, row] of grid.rows.entries()) {
      const cell = rowCells(grid, at).find((candidate) => candidate && !candidate.dash && !candidate.value.isZero())
      if (cell && expressions.some((expression) => expression.test(foldText(row.label).trim())))
        return { location: cell.figure.location, text: cell.figure.text, value: cell.figure.text, label: row.label }
    }
  }
  return undefined
}
