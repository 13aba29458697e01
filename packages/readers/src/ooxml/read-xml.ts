import { ReadError } from '@tickmark/document'
import { SaxesParser, type SaxesTagPlain } from 'saxes'

/** An XML element with the usual prefix of its namespace ("w:p"), whatever prefix the file chose. */
export interface XmlElement {
  name: string
  attributes: Record<string, string>
  children: XmlNode[]
}
export type XmlNode = XmlElement | string

/** Deeper than any real office file; beyond it lie only files made to exhaust a stack. */
const MAX_DEPTH = 400

const USUAL_PREFIXES: Record<string, string> = {
  'http://schemas.openxmlformats.org/wordprocessingml/2006/main': 'w',
  'http://purl.oclc.org/ooxml/wordprocessingml/main': 'w',
  'http://schemas.openxmlformats.org/drawingml/2006/main': 'a',
  'http://purl.oclc.org/ooxml/drawingml/main': 'a',
  'http://schemas.openxmlformats.org/drawingml/2006/chart': 'c',
  'http://schemas.microsoft.com/office/drawing/2014/chartex': 'cx',
  'http://schemas.openxmlformats.org/drawingml/2006/diagram': 'dgm',
  'http://purl.oclc.org/ooxml/drawingml/diagram': 'dgm',
  'http://purl.oclc.org/ooxml/drawingml/chart': 'c',
  'http://schemas.openxmlformats.org/presentationml/2006/main': 'p',
  'http://purl.oclc.org/ooxml/presentationml/main': 'p',
  'http://schemas.openxmlformats.org/spreadsheetml/2006/main': '',
  'http://purl.oclc.org/ooxml/spreadsheetml/main': '',
  'http://schemas.openxmlformats.org/officeDocument/2006/relationships': 'r',
  'http://purl.oclc.org/ooxml/officeDocument/relationships': 'r',
  'http://schemas.openxmlformats.org/package/2006/relationships': '',
  'http://schemas.openxmlformats.org/package/2006/content-types': '',
  'http://schemas.openxmlformats.org/officeDocument/2006/math': 'm',
  'http://purl.oclc.org/ooxml/officeDocument/math': 'm',
  'http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing': 'wp',
  'http://purl.oclc.org/ooxml/drawingml/wordprocessingDrawing': 'wp',
  'http://schemas.microsoft.com/office/word/2010/wordprocessingShape': 'wps',
  'http://schemas.openxmlformats.org/markup-compatibility/2006': 'mc',
  'http://schemas.openxmlformats.org/package/2006/metadata/core-properties': 'cp',
  'http://purl.org/dc/elements/1.1/': 'dc',
  'http://purl.org/dc/terms/': 'dcterms',
  'urn:schemas-microsoft-com:vml': 'v',
  'urn:schemas-microsoft-com:office:office': 'o',
}

/** Called for elements as they open and close; an element that `open` accepts is built whole and given to `close`. */
export interface XmlVisitor {
  /** True: build this element and everything in it. */
  open(name: string, attributes: Record<string, string>): boolean
  close(element: XmlElement): void
}

/**
 * Reads XML piece by piece and hands over only the elements that are wanted. Entities are never expanded.
 * `drain` is awaited between pieces, so that what was handed over can be dealt with before more of it comes.
 */
export async function visitXml(
  source: AsyncIterable<Buffer> | Buffer,
  visitor: XmlVisitor,
  drain?: () => Promise<void>,
): Promise<void> {
  const feed = startXml(visitor)
  if (Buffer.isBuffer(source)) feed.write(decoderOf(source).decode(source))
  else {
    let decoder: TextDecoder | undefined
    for await (const chunk of source) {
      decoder ??= decoderOf(chunk)
      feed.write(decoder.decode(chunk, { stream: true }))
      await drain?.()
    }
  }
  feed.close()
  await drain?.()
}

/** The root element of a part, whole. */
export async function readXml(source: Buffer): Promise<XmlElement> {
  let root: XmlElement | undefined
  await visitXml(source, { open: () => true, close: (element) => (root = element) })
  if (!root) throw new ReadError('CORRUPT', 'xml: no element')
  return root
}

function startXml(visitor: XmlVisitor): { write(text: string): void; close(): void } {
  const parser = new SaxesParser()
  const rename = prefixRenamer()
  const stack: XmlElement[] = []
  let depth = 0
  parser.on('opentag', (tag: SaxesTagPlain) => {
    if (++depth > MAX_DEPTH) throw new ReadError('RESOURCE_LIMIT', 'xml: nested too deeply')
    const { name, attributes } = rename(tag)
    if (stack.length === 0 && !visitor.open(name, attributes)) return
    const element: XmlElement = { name, attributes, children: [] }
    stack.at(-1)?.children.push(element)
    stack.push(element)
  })
  parser.on('closetag', () => {
    depth--
    const element = stack.pop()
    if (element && stack.length === 0) visitor.close(element)
  })
  const addText = (text: string) => void stack.at(-1)?.children.push(text)
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('error', (error) => {
    throw new ReadError('CORRUPT', `xml: ${error.message.slice(0, 200)}`)
  })
  return { write: (text) => void parser.write(text), close: () => void parser.close() }
}

/** Office files declare their prefixes once, mostly at the root; a later declaration of the same prefix wins. */
function prefixRenamer(): (tag: SaxesTagPlain) => { name: string; attributes: Record<string, string> } {
  const usual = new Map<string, string>()
  const names = new Map<string, string>()
  const rename = (name: string, isAttribute: boolean) => {
    const colon = name.indexOf(':')
    if (colon < 0 && isAttribute) return name
    const prefix = usual.get(name.slice(0, Math.max(0, colon)))
    if (prefix === undefined) return name
    const local = name.slice(colon + 1)
    return prefix ? `${prefix}:${local}` : local
  }
  const cached = (name: string, isAttribute: boolean) => {
    const key = isAttribute ? `@${name}` : name
    let renamed = names.get(key)
    if (renamed === undefined) names.set(key, (renamed = rename(name, isAttribute)))
    return renamed
  }
  return ({ name, attributes }) => {
    for (const key in attributes) {
      const value = attributes[key]
      if (value === undefined || !key.startsWith('xmlns')) continue
      const prefix = USUAL_PREFIXES[value]
      if (prefix === undefined) continue
      usual.set(key.slice(6), prefix)
      names.clear()
    }
    const renamed: Record<string, string> = {}
    for (const key in attributes) renamed[cached(key, true)] = attributes[key] ?? ''
    return { name: cached(name, false), attributes: renamed }
  }
}

/** UTF-8 unless a byte order mark or a zero byte beside the first "<" says UTF-16. */
function decoderOf(start: Buffer): TextDecoder {
  if ((start[0] === 0xff && start[1] === 0xfe) || (start[0] === 0x3c && start[1] === 0))
    return new TextDecoder('utf-16le')
  if ((start[0] === 0xfe && start[1] === 0xff) || (start[0] === 0 && start[1] === 0x3c))
    return new TextDecoder('utf-16be')
  return new TextDecoder('utf-8')
}

/** First child element with this name. */
export function childOf(element: XmlElement | undefined, name: string): XmlElement | undefined {
  return element?.children.find((child): child is XmlElement => typeof child !== 'string' && child.name === name)
}

/** Child elements, all or those with this name. */
export function childrenOf(element: XmlElement | undefined, name?: string): XmlElement[] {
  return (element?.children ?? []).filter(
    (child): child is XmlElement => typeof child !== 'string' && (!name || child.name === name),
  )
}

/** All elements below with this name, in order. */
export function* descendantsOf(element: XmlElement, name: string): Generator<XmlElement> {
  for (const child of element.children) {
    if (typeof child === 'string') continue
    if (child.name === name) yield child
    yield* descendantsOf(child, name)
  }
}

/** All text below, joined. */
export function textOf(element: XmlElement | undefined): string {
  return element ? element.children.map((child) => (typeof child === 'string' ? child : textOf(child))).join('') : ''
}
