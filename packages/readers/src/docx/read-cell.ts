import { childrenOf, type XmlElement } from '../ooxml/read-xml.ts'
import { describeParagraph } from './describe-paragraph.ts'
import type { DocxParts } from './docx-parts.ts'
import { readRuns, type ParagraphContent } from './read-runs.ts'
import type { CellContent } from './read-table.ts'

/** A space of indent in the unit of indents, twentieths of a point. */
const SPACE = 100

/** Reads the paragraphs of a `w:tc`, those of inner tables included. What they hold besides text is added to `inner`. */
export function readCell(
  cell: XmlElement,
  shaded: boolean,
  { styles, numbering }: DocxParts,
  inner: ParagraphContent[],
): CellContent {
  const lines: string[] = []
  let indent = 0
  let bold = true
  for (const paragraph of paragraphsIn(cell)) {
    const { formatting } = describeParagraph(paragraph, styles)
    const content = readRuns(paragraph, formatting, { styles, shaded })
    inner.push(content)
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
  return [.../^[\s\u00a0\u3000]*/.exec(text)![0]].reduce((sum, space) => sum + (space === '\u3000' ? 2 : 1), 0)
}

function paragraphsIn(element: XmlElement): XmlElement[] {
  return childrenOf(element).flatMap((child) => {
    if (child.name === 'w:p') return [child]
    return child.name === 'w:tcPr' || child.name === 'w:tblPr' ? [] : paragraphsIn(child)
  })
}
