import { createRequire } from 'node:module'
import { join } from 'node:path'
import { spread, textOf } from '../draft/content.ts'
import type { Block, Cell, TableBlock } from '../draft/content.ts'
import type { DrawnDocument } from '../draw-document.ts'

/** The writers of Word files and archives are dependencies of the report room. */
type Docx = typeof import('docx')
const fromReport = createRequire(join(import.meta.dirname, '../../../packages/report/package.json'))
const docx: Docx = fromReport('docx')
const { unzipSync, zipSync }: typeof import('fflate') = fromReport('fflate')

/** The document for Word: its own headings, paragraphs and tables. */
export async function toDocx({ draft, scene }: DrawnDocument): Promise<Uint8Array> {
  const children = draft.blocks.flatMap(writeBlock)
  const file = new docx.Document({ creator: scene.company.name, title: scene.company.name, sections: [{ children }] })
  return withoutTime(await docx.Packer.toBuffer(file))
}

/** The hour of writing stands in the archive and in the properties of the file. */
function withoutTime(bytes: Uint8Array): Uint8Array {
  const files = unzipSync(bytes)
  const core = 'docProps/core.xml'
  const text = new TextDecoder().decode(files[core]).replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '2026-01-01T00:00:00Z')
  return zipSync({ ...files, [core]: new TextEncoder().encode(text) }, { mtime: new Date(2026, 0, 1), level: 6 })
}

function writeBlock(block: Block) {
  switch (block.type) {
    case 'heading': {
      const levels = [docx.HeadingLevel.HEADING_1, docx.HeadingLevel.HEADING_2, docx.HeadingLevel.HEADING_3]
      const text = textOf(block.number) + block.gap + block.title
      return [new docx.Paragraph({ text, heading: levels[block.level - 1] ?? docx.HeadingLevel.HEADING_3 })]
    }
    case 'paragraph': {
      const alignment = { title: 'center', centred: 'center', right: 'right', signature: 'right' } as const
      const at = block.role in alignment ? { alignment: alignment[block.role as keyof typeof alignment] } : {}
      return [new docx.Paragraph({ text: textOf(block.pieces), ...at })]
    }
    case 'table':
      return [
        ...[block.caption, block.unit]
          .filter((pieces) => pieces.length > 0)
          .map((pieces) => new docx.Paragraph({ text: textOf(pieces), alignment: 'right' })),
        writeTable(block),
        new docx.Paragraph(''),
      ]
    case 'break':
      return [new docx.Paragraph({ children: [new docx.PageBreak()] })]
    case 'contents':
      return []
  }
}

function writeTable(table: TableBlock) {
  const heads = table.headRows.map((cells) => writeRow(spread(cells), true))
  const rows = table.rows.map((row) => writeRow(row.cells, false))
  return new docx.Table({ rows: [...heads, ...rows], width: { size: 100, type: 'pct' } })
}

function writeRow(cells: readonly (Cell | undefined)[], tableHeader: boolean) {
  const children = cells.flatMap((cell) => (cell ? [writeCell(cell)] : []))
  return new docx.TableRow({ children, tableHeader })
}

function writeCell(cell: Cell) {
  const text = textOf(cell.pieces)
  const paragraph = new docx.Paragraph({ text, alignment: cell.align === 'right' ? 'right' : 'left' })
  return new docx.TableCell({ children: [paragraph], ...(cell.columnSpan ? { columnSpan: cell.columnSpan } : {}) })
}
