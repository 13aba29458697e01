import type { Annotation } from '@tickmark/document'
import { childOf, childrenOf, descendantsOf, textOf, type XmlElement } from '../ooxml/read-xml.ts'
import { mathText } from './math-text.ts'
import { readRunProperties, type Formatting, type Styles } from './read-styles.ts'
import { symbolText, toSuperscript } from '../text/symbol-text.ts'

/** What stands in one paragraph, in order. */
export interface ParagraphContent {
  /** Text that a reader of the page sees. */
  text: string
  /** Text that is there but cannot be seen: hidden, white on white, a point high. */
  hidden: string
  bold: boolean
  /** Points, of the largest share of the text. */
  fontSize?: number
  /** Ids of the notes that it refers to. */
  noteIds: string[]
  commentIds: string[]
  changes: Omit<Annotation, 'location'>[]
  /** Text boxes, charts and pictures anchored here. */
  textBoxes: XmlElement[]
  chartIds: string[]
  diagramIds: string[]
  /** Workbooks and documents that lie in the file as objects. */
  embeddedIds: string[]
  pictureTexts: string[]
  /** True while the paragraph lies in the table of contents' field. */
  inContents: boolean
}

export interface RunContext {
  styles: Styles
  /** Text on a coloured ground (a shaded cell, a text box): white is readable there. */
  shaded: boolean
  /** What the text bears where it refers to a note. */
  markOf(noteId: string): string
}

interface Change {
  kind: 'insertion' | 'deletion'
  author?: string
  date?: string
}

interface Reading extends ParagraphContent {
  context: RunContext
  base: Formatting
  boldLength: number
  sizes: Map<number, number>
  /** Length of the text where the last tracked change ended. */
  changeEnd?: number
  /** Length of the text where the last equation ended. */
  equationEnd?: number
}

const CONTAINERS = new Set([
  'w:hyperlink',
  'w:smartTag',
  'w:sdt',
  'w:sdtContent',
  'w:fldSimple',
  'w:customXml',
  'w:bdo',
  'w:dir',
  'w:ruby',
  'w:rubyBase',
])

/** Reads the runs of a `w:p`. `base` is what the paragraph's style says of its text. */
export function readRuns(paragraph: XmlElement, base: Formatting, context: RunContext): ParagraphContent {
  const reading: Reading = {
    text: '',
    hidden: '',
    bold: false,
    noteIds: [],
    commentIds: [],
    changes: [],
    textBoxes: [],
    chartIds: [],
    diagramIds: [],
    embeddedIds: [],
    pictureTexts: [],
    inContents: false,
    context,
    base,
    boldLength: 0,
    sizes: new Map(),
  }
  for (const child of childrenOf(paragraph)) readInline(child, reading)
  const { context: _, base: __, changeEnd: ___, equationEnd: ____, boldLength, sizes, ...content } = reading
  const visibleLength = content.text.replace(/\s/g, '').length
  content.text = content.text.normalize('NFC')
  content.hidden = content.hidden.normalize('NFC').trim()
  content.bold = visibleLength > 0 && boldLength >= visibleLength
  content.fontSize = [...sizes].toSorted((a, b) => b[1] - a[1])[0]?.[0]
  return content
}

function readInline(element: XmlElement, reading: Reading, change?: Change): void {
  const { name, attributes } = element
  if (name === 'w:r') readRun(element, reading, change)
  else if (name === 'w:ins' || name === 'w:moveTo') readChanged(element, reading, 'insertion')
  else if (name === 'w:del' || name === 'w:moveFrom') readChanged(element, reading, 'deletion')
  else if (name === 'm:oMath' || name === 'm:oMathPara') addEquation(mathText(element), reading)
  else if (name === 'mc:AlternateContent') for (const child of preferred(element)) readInline(child, reading, change)
  else if (name === 'w:commentRangeStart') reading.commentIds.push(attributes['w:id'] ?? '')
  else if (CONTAINERS.has(name)) for (const child of childrenOf(element)) readInline(child, reading, change)
}

/** Equations that stand side by side are not one. */
function addEquation(text: string, reading: Reading): void {
  addText(reading.text && reading.equationEnd === reading.text.length ? ` ${text}` : text, reading, reading.base)
  reading.equationEnd = reading.text.length
}

/** Insertions read as text, deletions do not; both are kept as what they are. */
function readChanged(element: XmlElement, reading: Reading, kind: Change['kind']): void {
  const change: Change = { kind, author: element.attributes['w:author'], date: element.attributes['w:date'] }
  const begin = reading.text.length
  if (kind === 'insertion') for (const child of childrenOf(element)) readInline(child, reading, change)
  const text = (kind === 'insertion' ? reading.text.slice(begin) : deletedText(element)).normalize('NFC')
  const before = reading.changes.at(-1)
  // Word splits one change wherever the formatting does.
  if (before && reading.changeEnd === begin && isSameChange(before, change)) before.text += text
  else if (text.trim()) reading.changes.push({ ...change, text })
  reading.changeEnd = reading.text.length
}

function isSameChange(one: ParagraphContent['changes'][number], other: Change): boolean {
  return one.kind === other.kind && one.author === other.author && one.date === other.date
}

function deletedText(element: XmlElement): string {
  return ['w:delText', 'w:t'].flatMap((name) => [...descendantsOf(element, name)].map(textOf)).join('')
}

function readRun(run: XmlElement, reading: Reading, change?: Change): void {
  const properties = childOf(run, 'w:rPr')
  const styleId = childOf(properties, 'w:rStyle')?.attributes['w:val']
  const formatting = { ...reading.base, ...reading.context.styles.character(styleId), ...readRunProperties(properties) }
  for (const child of childrenOf(run)) readRunPart(child, reading, formatting, change)
}

function readRunPart(element: XmlElement, reading: Reading, formatting: Formatting, change?: Change): void {
  const { name, attributes } = element
  switch (name) {
    case 'w:t':
      return addText(
        formatting.font ? symbolText(textOf(element), formatting.font) : textOf(element),
        reading,
        formatting,
      )
    case 'w:tab':
    case 'w:ptab':
      return addText('\t', reading, formatting)
    case 'w:br':
    case 'w:cr':
      return attributes['w:type'] === 'page' || attributes['w:type'] === 'column'
        ? undefined
        : addText('\n', reading, formatting)
    case 'w:noBreakHyphen':
      return addText('-', reading, formatting)
    case 'w:sym':
      return addText(
        symbolText(String.fromCharCode(Number.parseInt(attributes['w:char'] ?? '20', 16)), attributes['w:font'] ?? ''),
        reading,
        formatting,
      )
    case 'w:footnoteReference':
    case 'w:endnoteReference':
      return readNoteReference(element, reading, formatting)
    case 'w:commentReference':
      return void (
        reading.commentIds.includes(attributes['w:id'] ?? '') || reading.commentIds.push(attributes['w:id'] ?? '')
      )
    case 'w:instrText':
      if (/^\s*TOC\b/.test(textOf(element))) reading.inContents = true
      return undefined
    case 'mc:AlternateContent':
      for (const child of preferred(element)) readRunPart(child, reading, formatting, change)
      return undefined
    case 'w:drawing':
    case 'w:pict':
    case 'w:object':
      return readDrawing(element, reading)
    case 'w:ruby':
      return readInline(element, reading, change)
    default:
      return undefined
  }
}

/** A mark of the author's own follows as text. */
function readNoteReference({ name, attributes }: XmlElement, reading: Reading, formatting: Formatting): void {
  const id = `${name.slice(2, -9)} ${attributes['w:id']}`
  reading.noteIds.push(id)
  const mark = reading.context.markOf(id)
  if (!attributes['w:customMarkFollows']) addText(mark, reading, { ...formatting, superscript: false })
}

function readDrawing(element: XmlElement, reading: Reading): void {
  const boxes = [...descendantsOf(element, 'w:txbxContent')]
  reading.textBoxes.push(...boxes)
  const idsOf = (name: string, attribute: string) =>
    [...descendantsOf(element, name)].map(({ attributes }) => attributes[attribute] ?? '')
  const charts = [...idsOf('c:chart', 'r:id'), ...idsOf('cx:chart', 'r:id')]
  const diagrams = idsOf('dgm:relIds', 'r:dm')
  reading.chartIds.push(...charts)
  reading.diagramIds.push(...diagrams)
  reading.embeddedIds.push(...idsOf('o:OLEObject', 'r:id'))
  if (boxes.length + charts.length + diagrams.length > 0) return
  const description = [...descendantsOf(element, 'wp:docPr')][0]?.attributes['descr']
  if ([...descendantsOf(element, 'a:blip')].length > 0 || [...descendantsOf(element, 'v:imagedata')].length > 0)
    reading.pictureTexts.push(description?.normalize('NFC') ?? '')
}

/** The newer of two renderings of the same thing; reading both would double it. */
function preferred(element: XmlElement): XmlElement[] {
  return childrenOf(childOf(element, 'mc:Choice') ?? childOf(element, 'mc:Fallback'))
}

function addText(text: string, reading: Reading, formatting: Formatting): void {
  if (isInvisible(formatting, reading.context)) {
    reading.hidden += text
    return
  }
  // A raised note mark must not read as one more digit of the figure that it follows.
  reading.text += formatting.superscript && reading.text && !/\s$/.test(reading.text) ? toSuperscript(text) : text
  const length = text.replace(/\s/g, '').length
  if (formatting.bold) reading.boldLength += length
  if (formatting.size) reading.sizes.set(formatting.size, (reading.sizes.get(formatting.size) ?? 0) + length)
}

function isInvisible({ vanish, color, shade, size }: Formatting, { shaded }: RunContext): boolean {
  if (vanish || (size !== undefined && size > 0 && size < 1.5)) return true
  return !shaded && !shade && color !== undefined && /^f[ef]f[ef]f[ef]$/i.test(color)
}
