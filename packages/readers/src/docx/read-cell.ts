import { childrenOf, type XmlElement } from '../ooxml/read-xml.ts'
import { describeParagraph } from './describe-paragraph.ts'
import type { DocxParts } from './docx-parts.ts'
import { readRuns, type ParagraphContent } from './read-runs.ts'
import type { CellContent } from './read-table.ts'

/** A space of indent in the unit of indents, twentieths of a point. */
const SPACE = 100

/** What a cell holds besides its text. */
export interface CellAside {
  /** Its paragraphs, for their comments, changes, notes and pictures. */
  contents: ParagraphContent[]
  /** Tables inside it that stand as tables of their own. */
  tables: XmlElement[]
}

/** Reads the paragraphs of a `w:tc` into its text, and adds the rest to `aside`. */
export function readCell(
  cell: XmlElement,
  shaded: boolean,
  { styles, numbering, markOf }: DocxParts,
  aside: CellAside,
): CellContent {
  const lines: string[] = []
  let indent = 0
  let bold = true
  for (const paragraph of paragraphsIn(cell, aside.tables)) {
    const { formatting } = describeParagraph(paragraph, styles)
    const content = readRuns(paragraph, formatting, { styles, shaded, markOf })
    aside.contents.push(content)
    const text = content.text.trim()
    if (!text) continue
    if (lines.length === 0) indent = (formatting.indent ?? 0) + SPACE * leadingSpaces(content.text)
    bold &&= content.bold
    const numbered = numbering.next(formatting)
    lines.push(numbered && !numbered.bullet ? `${numbered.marker} ${text}` : text)
  }
  return { text: lines.join('\n'), bold: bold && lines.length > 0, indent: Math.max(0, indent) }
}

/** Chinese and SEC tables indent with spaces; a full-width space is worth two. */
function leadingSpaces(text: string): number {
  const spaces = /^[\s\u00a0\u3000]+/.exec(text)?.[0] ?? ''
  return [...spaces].reduce((sum, space) => sum + (space === '\u3000' ? 2 : 1), 0)
}

/** Paragraphs of a cell. A table inside it goes to `tables`, unless it is a single line that only sets text apart. */
function paragraphsIn(element: XmlElement, tables: XmlElement[]): XmlElement[] {
  return childrenOf(element).flatMap((child) => {
    if (child.name === 'w:p') return [child]
    if (child.name === 'w:tbl' && isTabular(child)) {
      tables.push(child)
      return []
    }
    return child.name === 'w:tcPr' || child.name === 'w:tblPr' ? [] : paragraphsIn(child, tables)
  })
}

function isTabular(table: XmlElement): boolean {
  const rows = childrenOf(table, 'w:tr')
  return rows.length > 1 && rows.some((row) => childrenOf(row, 'w:tc').length > 1)
}
