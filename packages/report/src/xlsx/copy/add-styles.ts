import { attribute } from './open-package.ts'
import type { SheetStyles } from './findings-part.ts'

const WRAPPED = '<alignment vertical="top" wrapText="1"/>'

/** Adds the formats of the findings sheet behind the workbook's own, none of which is touched. */
export function addStyles(styles: string): { text: string; styles: SheetStyles } | undefined {
  const prefix = /<(\w+:)?styleSheet\b/.exec(styles)?.[1] ?? ''
  // A workbook that writes its styles with a namespace prefix is rare; its findings sheet goes without formats.
  if (prefix) return undefined
  const bold = append(styles, 'fonts', '<font><b/><sz val="10"/><color rgb="FFFFFFFF"/><name val="Arial"/></font>')
  const plain = bold && append(bold.text, 'fonts', '<font><sz val="10"/><name val="Arial"/></font>')
  const link =
    plain && append(plain.text, 'fonts', '<font><u/><sz val="10"/><color rgb="FF2A5A9C"/><name val="Arial"/></font>')
  const fill =
    link &&
    append(link.text, 'fills', '<fill><patternFill patternType="solid"><fgColor rgb="FF1F3A5F"/></patternFill></fill>')
  if (!fill) return undefined
  const format = (font: number, more = ''): string =>
    `<xf numFmtId="0" fontId="${font}" fillId="0" borderId="0" xfId="0" quotePrefix="1" applyFont="1" applyAlignment="1"${more}>${WRAPPED}</xf>`
  const head = append(
    fill.text,
    'cellXfs',
    format(bold.index).replace('fillId="0"', `fillId="${fill.index}" applyFill="1"`),
  )
  const text = head && append(head.text, 'cellXfs', format(plain.index))
  const linked = text && append(text.text, 'cellXfs', format(link.index))
  return linked && { text: linked.text, styles: { head: head.index, text: text.index, link: linked.index } }
}

/** Appends an entry to a counted list and gives its position. */
function append(text: string, list: string, entry: string): { text: string; index: number } | undefined {
  const open = new RegExp(`<${list}\\b[^>]*>`).exec(text)
  const end = text.indexOf(`</${list}>`)
  if (!open || end < 0) return undefined
  const element = { fonts: 'font', fills: 'fill', cellXfs: 'xf' }[list]!
  const body = text.slice(open.index + open[0].length, end)
  const index = Number(attribute(open[0], 'count') ?? [...body.matchAll(new RegExp(`<${element}[\\s/>]`, 'g'))].length)
  const head = open[0].replace(/\scount="\d+"/, '').replace(/>$/, ` count="${index + 1}">`)
  return { text: text.slice(0, open.index) + head + body + entry + text.slice(end), index }
}
