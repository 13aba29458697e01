import type { XmlElement } from '../ooxml/read-xml.ts'

const VOID = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'param',
  'source',
  'wbr',
])
/** Elements whose content is no markup. */
const RAW = new Set(['script', 'style', 'textarea', 'title', 'xmp'])
/** An opening tag of the key ends open elements of these names, up to the nearest of `BARRIERS`. */
const ENDS: Record<string, readonly string[]> = {
  li: ['li', 'p'],
  tr: ['tr', 'td', 'th', 'p'],
  td: ['td', 'th', 'p'],
  th: ['td', 'th', 'p'],
  tbody: ['thead', 'tbody', 'tr', 'td', 'th', 'p'],
  tfoot: ['thead', 'tbody', 'tr', 'td', 'th', 'p'],
  dd: ['dd', 'dt', 'p'],
  dt: ['dd', 'dt', 'p'],
}
const BARRIERS = new Set(['table', 'ul', 'ol', 'dl', 'html'])
const BLOCKS = /^(?:p|div|h[1-6]|ul|ol|dl|table|hr|pre|blockquote|section|article|header|footer|form|fieldset)$/
/** Markup that is nested deeper belongs to no text that a person wrote. */
const DEEPEST = 200

/** The element tree of HTML as people and programs write it: tags in any case, ends left out, attributes with or without quotes. */
export function parseHtml(html: string): XmlElement {
  const root: XmlElement = { name: 'html', attributes: {}, children: [] }
  const open = [root]
  let at = 0
  while (at < html.length) {
    const start = html.indexOf('<', at)
    addText(open, html.slice(at, start < 0 ? undefined : start))
    if (start < 0) break
    at = takeMarkup(html, start, open)
  }
  return root
}

/** Takes what begins with the "<" at `start`; where what follows begins. */
function takeMarkup(html: string, start: number, open: XmlElement[]): number {
  if (html.startsWith('<!--', start)) return after(html, '-->', start + 4)
  if (/[!?]/.test(html[start + 1] ?? '')) return after(html, '>', start + 2)
  const name = /^<\/?([a-z][\w:-]*)/i.exec(html.slice(start, start + 60))?.[1]?.toLowerCase()
  if (!name) {
    addText(open, '<')
    return start + 1
  }
  const end = endOfTag(html, start)
  if (html[start + 1] === '/') close(open, name)
  else {
    const tag = html.slice(start + 1 + name.length, end - 1)
    openElement(open, name, readAttributes(tag.slice(0, 20_000)), tag.endsWith('/'))
  }
  return html[start + 1] !== '/' && RAW.has(name) ? startOfEnd(html, name, end) : end
}

function openElement(open: XmlElement[], name: string, attributes: Record<string, string>, empty: boolean): void {
  const ends = ENDS[name] ?? (BLOCKS.test(name) ? ['p'] : [])
  for (let i = open.length - 1; i > 0 && !BARRIERS.has(open[i]!.name); i--)
    if (ends.includes(open[i]!.name)) open.length = i
  const element: XmlElement = { name, attributes, children: [] }
  open.at(-1)!.children.push(element)
  if (!empty && !VOID.has(name) && open.length < DEEPEST) open.push(element)
}

/** An end without a beginning is passed over; it must not end the table around the cell that it strayed into. */
function close(open: XmlElement[], name: string): void {
  const index = open.findLastIndex((element) => element.name === name)
  const barrier = open.findLastIndex((element) => BARRIERS.has(element.name))
  if (index > 0 && (index >= barrier || BARRIERS.has(name))) open.length = index
}

function addText(open: readonly XmlElement[], text: string): void {
  if (text) open.at(-1)!.children.push(decodeEntities(text))
}

/** Behind the ">" that ends a tag; one inside quotes does not. */
function endOfTag(html: string, start: number): number {
  let quote = ''
  for (let at = start; at < html.length; at++) {
    const character = html[at]!
    if (quote) quote = character === quote ? '' : quote
    else if ((character === '"' || character === "'") && /[=\s]/.test(html[at - 1] ?? '')) quote = character
    else if (character === '>') return at + 1
  }
  return html.length
}

function startOfEnd(html: string, name: string, from: number): number {
  const rest = new RegExp(`</${name}[\\s>]`, 'gi')
  rest.lastIndex = from
  return rest.exec(html)?.index ?? html.length
}

function after(html: string, mark: string, from: number): number {
  const index = html.indexOf(mark, from)
  return index < 0 ? html.length : index + mark.length
}

function readAttributes(tag: string): Record<string, string> {
  const attributes: Record<string, string> = {}
  for (const [, name, , double, single, bare] of tag.matchAll(
    /([a-z][\w:-]*)\s*(=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/gi,
  ))
    attributes[name!.toLowerCase()] ??= decodeEntities(double ?? single ?? bare ?? '')
  return attributes
}

const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  ensp: '\u2002',
  emsp: '\u2003',
  thinsp: '\u2009',
  ndash: '–',
  mdash: '—',
  minus: '−',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  bull: '•',
  middot: '·',
  times: '×',
  plusmn: '±',
  euro: '€',
  pound: '£',
  yen: '¥',
  cent: '¢',
  sect: '§',
  para: '¶',
  copy: '©',
  reg: '®',
  trade: '™',
  deg: '°',
  sup1: '¹',
  sup2: '²',
  sup3: '³',
  le: '≤',
  ge: '≥',
  ne: '≠',
}

function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]\w{1,10}));/gi, (entity, decimal, hexadecimal, name) => {
    if (name) return ENTITIES[name as string] ?? ENTITIES[(name as string).toLowerCase()] ?? entity
    const code = decimal ? Number(decimal) : Number.parseInt(hexadecimal as string, 16)
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })
}
