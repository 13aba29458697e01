import { childOf, type XmlElement } from '../ooxml/read-xml.ts'
import { readParagraphProperties, type Formatting, type Styles } from './read-styles.ts'

/** What a paragraph's style makes it, before its text is known. */
export interface ParagraphKind {
  /** From 1. */
  headingLevel?: number
  contents: boolean
  caption: boolean
}

/** Formatting and kind of a `w:p`: its style's, overridden by its own. */
export function describeParagraph(
  element: XmlElement,
  styles: Styles,
): { formatting: Formatting; kind: ParagraphKind } {
  const properties = childOf(element, 'w:pPr')
  const styleId = childOf(properties, 'w:pStyle')?.attributes['w:val']
  const formatting = { ...styles.paragraph(styleId), ...readParagraphProperties(properties) }
  const name = styles.name(styleId) || (styleId ?? '').toLowerCase()
  return {
    formatting,
    kind: {
      headingLevel: headingLevel(formatting, name),
      contents: /^(toc|table of figures|目录|目次|목차)/.test(name),
      caption: name === 'caption',
    },
  }
}

function headingLevel({ outlineLevel }: Formatting, styleName: string): number | undefined {
  if (outlineLevel !== undefined && outlineLevel >= 0) return outlineLevel < 9 ? outlineLevel + 1 : undefined
  const named = /^(?:heading|标题|標題|제목|見出し)\s*([1-9])$/.exec(styleName)
  if (named) return Number(named[1])
  return styleName === 'title' ? 1 : styleName === 'subtitle' ? 2 : undefined
}
