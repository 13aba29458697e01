import { numberAt } from '@tickmark/document'
import type { SheetCell } from '@tickmark/document'
import { childOf, childrenOf, readXml, type XmlElement } from '../ooxml/read-xml.ts'
import { BUILT_IN_FORMATS } from '../ooxml/number-formats.ts'
import { resolveColor } from './resolve-color.ts'

/** What a cell's style index says. */
export interface CellStyle {
  numberFormat: string
  bold: boolean
  indent: number
  fontColor?: string
  fillColor?: string
  concealed?: SheetCell['concealed']
}

interface Fill {
  /** False: bare paper. */
  painted: boolean
  /** Where one colour covers the ground. */
  color?: string
}

const PLAIN: CellStyle = { numberFormat: 'General', bold: false, indent: 0 }

/** Reads `styles.xml`; the result gives the style of an index. */
export async function readCellStyles(
  bytes: Buffer | undefined,
  theme: readonly string[],
): Promise<(index: number) => CellStyle> {
  if (!bytes) return () => PLAIN
  const root = await readXml(bytes)
  const fonts = childrenOf(childOf(root, 'fonts'), 'font').map((font) => readFont(font, theme))
  const fills = childrenOf(childOf(root, 'fills'), 'fill').map((fill) => readFill(fill, theme))
  const formats = new Map(
    childrenOf(childOf(root, 'numFmts'), 'numFmt').map(({ attributes }) => [
      Number(attributes['numFmtId']),
      attributes['formatCode'] ?? 'General',
    ]),
  )
  const styles = childrenOf(childOf(root, 'cellXfs'), 'xf').map((xf): CellStyle => {
    const id = (name: string) => Number(xf.attributes[name] ?? 0)
    const numberFormat = formats.get(id('numFmtId')) || BUILT_IN_FORMATS[id('numFmtId')] || 'General'
    const font = fonts[id('fontId')]
    const fill = fills[id('fillId')]
    return {
      numberFormat,
      bold: font?.bold ?? false,
      fontColor: font?.color,
      fillColor: fill?.color,
      concealed: concealmentOf(numberFormat, font?.color, fill),
      indent: Number(childOf(xf, 'alignment')?.attributes['indent'] ?? 0),
    }
  })
  return (index) => styles[index] ?? PLAIN
}

/** The colours of a theme in the order in which styles number them. */
export async function readThemeColors(bytes: Buffer | undefined): Promise<string[]> {
  if (!bytes) return []
  const scheme = childOf(childOf(await readXml(bytes), 'a:themeElements'), 'a:clrScheme')
  const colors = childrenOf(scheme).map((color) => {
    const value = childrenOf(color)[0]?.attributes
    return value?.['lastClr'] ?? value?.['val'] ?? '000000'
  })
  // The file lists dark before light, styles number light before dark.
  return [colors[1], colors[0], colors[3], colors[2], ...colors.slice(4)].filter((color) => color !== undefined)
}

function readFont(font: XmlElement, theme: readonly string[]): { bold: boolean; color?: string } {
  const bold = childOf(font, 'b')
  return {
    bold: bold !== undefined && !['0', 'false'].includes(bold.attributes['val'] ?? ''),
    color: resolveColor(childOf(font, 'color')?.attributes, theme),
  }
}

function readFill(fill: XmlElement, theme: readonly string[]): Fill {
  const pattern = childOf(fill, 'patternFill')
  const type = pattern?.attributes['patternType'] ?? 'none'
  if (!pattern) return { painted: childOf(fill, 'gradientFill') !== undefined }
  const color = type === 'none' ? undefined : resolveColor(childOf(pattern, 'fgColor')?.attributes, theme)
  return { painted: type !== 'none', color }
}

/** Colours that differ by less in each channel look the same on any screen. */
const INDISTINCT = 16

/** Why nobody sees a cell of this format; undefined where somebody may. */
export function concealmentOf(
  numberFormat: string,
  fontColor: string | undefined,
  fill: Fill | undefined,
): CellStyle['concealed'] {
  if (/^;;;+$/.test(numberFormat.replaceAll(/\s/g, ''))) return 'format'
  const ground = fill?.painted ? fill.color : 'FFFFFF'
  if (!fontColor || !ground) return undefined
  const channels = (color: string) => [0, 2, 4].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
  const [letters, paper] = [channels(fontColor), channels(ground)]
  return letters.every((channel, i) => Math.abs(channel - numberAt(paper, i)) < INDISTINCT) ? 'color' : undefined
}
