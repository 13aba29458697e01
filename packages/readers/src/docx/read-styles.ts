import type { OfficePackage } from '../ooxml/open-package.ts'
import { childOf, childrenOf, readXml, type XmlElement } from '../ooxml/read-xml.ts'

/** What direct formatting and styles say together of a paragraph or a run; absent means "not said". */
export interface Formatting {
  bold?: boolean
  vanish?: boolean
  superscript?: boolean
  /** RRGGBB, or "auto". */
  color?: string
  /** Fill behind the text, RRGGBB. */
  shade?: string
  /** Points. */
  size?: number
  font?: string
  /** 0 is the first level; 9 is body text. */
  outlineLevel?: number
  numberingId?: string
  numberingLevel?: number
  /** Twentieths of a point. */
  indent?: number
}

export interface Styles {
  /** All that a paragraph style says, its ancestors included; the default style when there is no id. */
  paragraph(id: string | undefined): Formatting
  character(id: string | undefined): Formatting
  /** Built-in name in lower case ("heading 1", "toc 2"), which stays English in localized files. */
  name(id: string | undefined): string
  /** True for a table style that colours parts of the table: white text is then no trick. */
  isShadedTable(id: string | undefined): boolean
}

interface Style {
  name: string
  basedOn?: string
  formatting: Formatting
  shaded: boolean
}

/** Reads the style sheet of a text document. */
export async function readStyles(office: OfficePackage, part: string | undefined): Promise<Styles> {
  const bytes = part ? await office.read(part) : undefined
  const root = bytes ? await readXml(bytes) : undefined
  const styles = new Map<string, Style>()
  let defaultId: string | undefined
  for (const element of childrenOf(root, 'w:style')) {
    const id = element.attributes['w:styleId'] ?? ''
    styles.set(id, toStyle(element))
    if (element.attributes['w:type'] === 'paragraph' && isOn(element.attributes['w:default'], false)) defaultId = id
  }
  const defaults = readRunProperties(childOf(childOf(childOf(root, 'w:docDefaults'), 'w:rPrDefault'), 'w:rPr'))
  const resolved = new Map<string, Formatting>()
  const resolve = (id: string | undefined, depth = 0): Formatting => {
    const style = id === undefined || depth > 20 ? undefined : styles.get(id)
    if (!style || id === undefined) return {}
    let formatting = resolved.get(id)
    if (!formatting) resolved.set(id, (formatting = { ...resolve(style.basedOn, depth + 1), ...style.formatting }))
    return formatting
  }
  return {
    paragraph: (id) => ({ ...defaults, ...resolve(id !== undefined && styles.has(id) ? id : defaultId) }),
    character: (id) => resolve(id),
    name: (id) => styles.get(id ?? '')?.name ?? '',
    isShadedTable: (id) => styles.get(id ?? '')?.shaded ?? false,
  }
}

function toStyle(element: XmlElement): Style {
  return {
    name: (childOf(element, 'w:name')?.attributes['w:val'] ?? '').toLowerCase(),
    basedOn: childOf(element, 'w:basedOn')?.attributes['w:val'],
    formatting: {
      ...readParagraphProperties(childOf(element, 'w:pPr')),
      ...readRunProperties(childOf(element, 'w:rPr')),
    },
    shaded: [element, ...childrenOf(element, 'w:tblStylePr')].some(
      (part) => readShade(childOf(part, 'w:tcPr')) ?? readShade(childOf(part, 'w:tblPr')),
    ),
  }
}

/** Formatting in a `w:pPr`, numbering and outline included. */
export function readParagraphProperties(element: XmlElement | undefined): Formatting {
  const formatting: Formatting = {}
  for (const { name, attributes, children } of childrenOf(element)) {
    if (name === 'w:outlineLvl') formatting.outlineLevel = Number(attributes['w:val'])
    else if (name === 'w:ind') formatting.indent = readIndent(attributes)
    else if (name === 'w:numPr') {
      for (const child of children) {
        if (typeof child === 'string') continue
        if (child.name === 'w:numId') formatting.numberingId = child.attributes['w:val']
        if (child.name === 'w:ilvl') formatting.numberingLevel = Number(child.attributes['w:val'])
      }
    }
  }
  const shade = readShade(element)
  if (shade) formatting.shade = shade
  return formatting
}

/** Formatting in a `w:rPr`. */
export function readRunProperties(element: XmlElement | undefined): Formatting {
  const formatting: Formatting = {}
  for (const { name, attributes } of childrenOf(element)) {
    const value = attributes['w:val']
    if (name === 'w:b') formatting.bold = isOn(value, true)
    else if (name === 'w:vanish') formatting.vanish = isOn(value, true)
    else if (name === 'w:color') formatting.color = value
    else if (name === 'w:sz') formatting.size = Number(value) / 2
    else if (name === 'w:vertAlign') formatting.superscript = value === 'superscript'
    else if (name === 'w:rFonts') formatting.font = attributes['w:ascii'] ?? attributes['w:hAnsi']
    else if (name === 'w:highlight' && value !== 'none') formatting.shade = value
  }
  const shade = readShade(element)
  if (shade) formatting.shade = shade
  return formatting
}

/** A fill that is there to be seen: neither automatic nor white. */
export function readShade(properties: XmlElement | undefined): string | undefined {
  const fill = childOf(properties, 'w:shd')?.attributes['w:fill']
  return fill && !/^(auto|ffffff)$/i.test(fill) ? fill : undefined
}

function readIndent(attributes: Record<string, string>): number {
  const start = Number(attributes['w:left'] ?? attributes['w:start'] ?? 0)
  return start + Number(attributes['w:firstLine'] ?? 0) - Number(attributes['w:hanging'] ?? 0)
}

function isOn(value: string | undefined, whenAbsent: boolean): boolean {
  return value === undefined ? whenAbsent : !['0', 'false', 'off', 'none'].includes(value)
}
