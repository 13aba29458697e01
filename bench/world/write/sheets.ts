import { spread, textOf } from '../draft/content.ts'
import type { TableBlock } from '../draft/content.ts'
import type { DrawnDocument } from '../draw-document.ts'

/** The tables of a document one under the other as typed text, as a client's export is: comma separated. */
export function toCsv({ draft }: DrawnDocument): string {
  let under = ''
  const lines = draft.blocks.flatMap((block) => {
    if (block.type === 'heading') under = textOf(block.number) + block.gap + block.title
    return block.type === 'table' ? [[under], ...rowsOf(block), []] : []
  })
  return lines.map((cells) => cells.map(quote).join(',')).join('\r\n')
}

function rowsOf(table: TableBlock): string[][] {
  const rows = [...table.headRows.map((cells) => spread(cells)), ...table.rows.map((row) => row.cells)]
  const unit = table.unit.length > 0 ? [[textOf(table.unit)]] : []
  return [...unit, ...rows.map((cells) => cells.map((cell) => textOf(cell?.pieces ?? [])))]
}

function quote(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replace(/"/g, '""')}"` : text
}
