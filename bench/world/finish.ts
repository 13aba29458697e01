import { spread, textOf } from './draft/content.ts'
import type { Block, FigureToken, Piece, TableBlock, WordToken } from './draft/content.ts'
import { toleranceOf } from './draft/check.ts'
import type { Draft } from './draft/draft.ts'
import type { DrawnDocument } from './draw-document.ts'
import { toDecimal } from './exact.ts'
import { TRUTH_VERSION } from './truth.ts'
import type { Context, Place, WorldDocument, WorldFigure, WorldHeading, WorldTable, WorldWord } from './truth.ts'

interface Spot {
  place: Place
  context: Context
}

/** The truth of a document as it will be printed, plants included. */
export function tellTruth(drawn: DrawnDocument): WorldDocument {
  const { draft, scene } = drawn
  const { manner } = scene
  const spots = findSpots(draft)
  const placed = [...draft.tokens.values()].flatMap((token) => {
    const spot = spots.get(token.id)
    return spot ? [{ token, spot }] : []
  })
  const known = new Set([...placed.map(({ token }) => token.id), ...draft.blocks.map((block) => block.id)])
  const broken = new Set(drawn.plants.flatMap((plant) => plant.breaks))
  // A sum that lacks a line stands on the page with the others.
  const relations = draft.relations
    .map((one) => (broken.has(one.id) ? { ...one, terms: one.terms.filter(({ id }) => known.has(id)) } : one))
    .filter((one) => [one.result, ...one.terms.map((term) => term.id)].every((id) => known.has(id)))
  return {
    version: TRUTH_VERSION,
    id: drawn.id,
    seed: drawn.wish.seed,
    kind: drawn.kind,
    manner: manner.id,
    country: manner.country,
    language: manner.language,
    framework: manner.framework,
    entity: scene.company.name,
    layoutTraits: [...scene.traits].sort(),
    passages: [...scene.passages].sort(),
    figures: placed.flatMap(({ token, spot }) => (token.type === 'figure' ? [tellFigure(token, spot)] : [])),
    words: placed.flatMap(({ token, spot }) => (token.type === 'word' ? [tellWord(token, spot)] : [])),
    relations: relations.map(({ factor, slack: _, ...one }) => ({
      ...one,
      tolerance: toDecimal(toleranceOf(draft, { ...one, ...(factor ? { factor } : {}), ...(_ ? { slack: _ } : {}) })),
      ...(factor ? { factor: toDecimal(factor) } : {}),
    })),
    tables: draft.blocks.filter((block) => block.type === 'table').map(tellTable),
    headings: draft.blocks.filter((block) => block.type === 'heading').map(tellHeading),
    readingOrder: draft.blocks.filter((block) => block.type !== 'break').map((block) => block.id),
    paragraphs: draft.blocks.flatMap((block) =>
      block.type === 'paragraph' ? [{ id: block.id, text: textOf(block.pieces) }] : [],
    ),
    references: draft.references.filter((one) => known.has(one.word)).map((one, at) => ({ id: `x${at + 1}`, ...one })),
    plants: drawn.plants,
    lookAlikes: draft.lookAlikes,
    files: [],
  }
}

function tellFigure(token: FigureToken, spot: Spot): WorldFigure {
  const { id, printed, kind, scope, unit, scale, concept, period, passage, right } = token
  const heads = spot.context.columnHeads?.at(-1)
  return {
    id,
    printed,
    value: toDecimal(token.value),
    exact: toDecimal(token.exact),
    kind,
    scope,
    unit,
    scale,
    step: toDecimal(token.step),
    ...spot,
    ...(concept ? { concept } : {}),
    ...(period ? { period: { ...period, printed: period.printed || (heads ?? '') } } : {}),
    ...(passage ? { passage } : {}),
    ...(right ? { right: { printed: right.printed, value: toDecimal(right.value) } } : {}),
  }
}

function tellWord({ id, kind, printed, means, passage, right }: WordToken, spot: Spot): WorldWord {
  return { id, kind, printed, means, ...spot, ...(passage ? { passage } : {}), ...(right ? { right } : {}) }
}

function tellHeading(block: Extract<Block, { type: 'heading' }>): WorldHeading {
  const number = textOf(block.number)
  return { id: block.id, level: block.level, number, title: block.title, printed: number + block.gap + block.title }
}

function tellTable(table: TableBlock): WorldTable {
  const rows = [...table.headRows.map((cells) => spread(cells)), ...table.rows.map((row) => row.cells)]
  return {
    id: table.id,
    role: table.role,
    ...(table.caption.length > 0 ? { caption: textOf(table.caption) } : {}),
    rowCount: rows.length,
    columnCount: table.columns.length,
    headRows: table.headRows.length,
    headColumns: table.columns.findIndex((column) => column.kind === 'amount'),
    cells: rows.flatMap((cells, row) =>
      cells.flatMap((cell, column) =>
        cell
          ? [
              {
                row,
                column,
                rowSpan: cell.rowSpan ?? 1,
                columnSpan: cell.columnSpan ?? 1,
                text: textOf(cell.pieces),
                isHead: row < table.headRows.length,
              },
            ]
          : [],
      ),
    ),
  }
}

/** Where each token stands and what stands around it. */
function findSpots(draft: Draft): Map<string, Spot> {
  const spots = new Map<string, Spot>()
  let under = ''
  for (const block of draft.blocks) {
    if (block.type === 'heading') {
      under = textOf(block.number) + block.gap + block.title
      put(spots, block.number, { place: { in: 'heading', blockId: block.id }, context: { sentence: under } })
    }
    if (block.type === 'paragraph')
      put(spots, block.pieces, {
        place: { in: 'sentence', blockId: block.id },
        context: { under, sentence: textOf(block.pieces) },
      })
    if (block.type === 'table') placeTable(spots, block, under)
  }
  return spots
}

function put(spots: Map<string, Spot>, pieces: readonly Piece[], spot: Spot): void {
  for (const piece of pieces) if (typeof piece !== 'string') spots.set(piece.id, spot)
}

function placeTable(spots: Map<string, Spot>, table: TableBlock, under: string): void {
  const caption: Place = { in: 'caption', tableId: table.id }
  put(spots, [...table.caption, ...table.unit], { place: caption, context: { under } })
  const heads = table.headRows.map((cells) => spread(cells))
  heads.forEach((cells, row) =>
    cells.forEach((cell, column) => {
      if (cell) put(spots, cell.pieces, { place: { in: 'cell', tableId: table.id, row, column }, context: { under } })
    }),
  )
  const above: string[] = []
  table.rows.forEach((row, at) => {
    const nameAt = (until: number) => {
      const labelAt = table.columns.findLastIndex((column, index) => column.kind === 'label' && index <= until)
      return textOf(row.cells[labelAt]?.pieces ?? [])
    }
    const name = nameAt(table.columns.findIndex((column) => column.kind === 'label'))
    above.length = Math.min(above.length, row.style === 'head' ? row.indent : Math.max(1, row.indent))
    row.cells.forEach((cell, column) => {
      if (!cell) return
      const own = nameAt(column) || name
      const rowLabels = [...(row.indent > 0 || row.style !== 'line' ? above : []), own].filter(Boolean)
      const place: Place = { in: 'cell', tableId: table.id, row: table.headRows.length + at, column }
      put(spots, cell.pieces, { place, context: { under, rowLabels, columnHeads: headsOver(heads, column) } })
    })
    if (row.style === 'head') above[row.indent] = name
  })
}

function headsOver(
  heads: readonly (readonly ({ pieces: Piece[]; columnSpan?: number } | undefined)[])[],
  column: number,
) {
  return heads.flatMap((cells) => {
    for (let at = column; at >= 0; at -= 1) {
      const cell = cells[at]
      if (cell) return at + (cell.columnSpan ?? 1) > column ? [textOf(cell.pieces)].filter(Boolean) : []
    }
    return []
  })
}
