import type { Block, Row, TableBlock, Token } from '../draft/content.ts'
import type { Draft } from '../draft/draft.ts'
import type { Draw } from '../random.ts'
import type { PlantKind, Planted } from './plant-kind.ts'

function tokensOf(rows: readonly Row[]): Token[] {
  const pieces = rows.flatMap((row) => row.cells.flatMap((cell) => cell?.pieces ?? []))
  return pieces.filter((piece) => typeof piece !== 'string')
}

function tokensIn(block: Block): Token[] {
  if (block.type === 'table') {
    const heads = block.headRows.flat().flatMap((cell) => cell.pieces)
    return [...tokensOf(block.rows), ...[...heads, ...block.unit].filter((piece) => typeof piece !== 'string')]
  }
  if (block.type === 'paragraph') return block.pieces.filter((piece) => typeof piece !== 'string')
  return block.type === 'heading' ? block.number.filter((piece) => typeof piece !== 'string') : []
}

/** Takes tokens off the page, and says how they come back. */
function drop(tokens: readonly Token[]): () => void {
  const left = tokens.filter((token) => !token.dropped)
  for (const token of left) token.dropped = true
  return () => left.forEach((token) => delete token.dropped)
}

/** A line that a total holds is not printed. */
function dropLine(draft: Draft, draw: Draw): Planted | undefined {
  const terms = new Set(
    draft.relations.filter(({ name }) => name === 'foots').flatMap((one) => one.terms.map(({ id }) => id)),
  )
  const able = draft.blocks.flatMap((block) => {
    // A row of a balance sheet in two halves holds a line of each.
    if (block.type !== 'table' || block.columns.filter(({ kind }) => kind === 'label').length > 1) return []
    return block.rows.flatMap((row) => {
      const isAble =
        row.style === 'line' && tokensOf([row]).some((one) => terms.has(one.id) && worth(one)) && isSound([row])
      return isAble ? [{ table: block, row }] : []
    })
  })
  if (able.length === 0) return undefined
  const { table, row } = draw.pick(able)
  return dropRow(table, row)
}

/** An error that was planted before must stay on the page. */
const isSound = (rows: readonly Row[]): boolean => tokensOf(rows).every((token) => !token.right)
const worth = (token: Token): boolean => token.type === 'figure' && token.value !== 0n

function dropRow(table: TableBlock, row: Row): Planted {
  const at = table.rows.indexOf(row)
  table.rows.splice(at, 1)
  const tokens = tokensOf([row])
  const back = drop(tokens)
  const label = row.cells[table.columns.findIndex(({ kind }) => kind === 'label')]?.pieces ?? []
  const text = label.map((piece) => (typeof piece === 'string' ? piece : piece.printed)).join('')
  return {
    tokens: tokens.map(({ id }) => id),
    changed: tokens.map(({ id }) => id),
    size: 'place',
    wrong: '',
    right: text,
    undo: () => {
      table.rows.splice(at, 0, row)
      back()
    },
  }
}

/** A heading and all that stands under it, up to the next of its rank. */
function dropSection(draft: Draft, headings: readonly Block[], draw: Draw): Planted | undefined {
  if (headings.length === 0) return undefined
  const heading = draw.pick(headings)
  if (heading.type !== 'heading') return undefined
  const from = draft.blocks.indexOf(heading)
  const next = draft.blocks.findIndex(
    (block, at) => at > from && block.type === 'heading' && block.level <= heading.level,
  )
  const end = next < 0 ? draft.blocks.length : next
  if (draft.blocks.slice(from, end).some((block) => tokensIn(block).some((token) => token.right))) return undefined
  const gone = draft.blocks.splice(from, end - from)
  const tokens = gone.flatMap(tokensIn)
  const back = drop(tokens)
  const ids = [...gone.map(({ id }) => id), ...tokens.map(({ id }) => id)]
  const referring = draft.relations
    .filter(
      ({ op, result }) =>
        op === 'reference' && draft.references.some((one) => one.word === result && one.target === heading.id),
    )
    .map(({ result }) => result)
  return {
    tokens: [heading.id],
    changed: [...ids, ...referring],
    size: 'place',
    wrong: '',
    right: heading.title,
    undo: () => {
      draft.blocks.splice(from, 0, ...gone)
      back()
    },
  }
}

const named = (draft: Draft, name: string) => {
  const ids = new Set(draft.relations.filter((one) => one.name === name).map(({ result }) => result))
  return draft.blocks.filter(({ id }) => ids.has(id))
}

/** A note that stands between others, so that the numbers do not run on. */
function dropNote(draft: Draft, draw: Draw): Planted | undefined {
  const notes = draft.blocks.filter(({ id, type }) => type === 'heading' && id.startsWith('note-'))
  return dropSection(draft, notes.slice(1, -1), draw)
}

export const DROP_PLANTS: readonly PlantKind[] = [
  { id: 'dropped-line', rules: ['CALC-001'], plant: dropLine },
  { id: 'dropped-note', rules: ['COMP-008', 'TRAC-001'], plant: dropNote },
  {
    id: 'dropped-statement',
    rules: ['COMP-001'],
    plant: (draft, draw) => dropSection(draft, named(draft, 'statement-there'), draw),
  },
  {
    id: 'dropped-auditor-report',
    rules: ['COMP-003'],
    plant: (draft, draw) => dropSection(draft, named(draft, 'auditor-report-there'), draw),
  },
]
