import { attribute, relationsPart } from './open-package.ts'
import type { OfficePackage } from './open-package.ts'

/** Where a link may lead: to the web, to a mailbox, to another place of the workbook. Files, shares, scripts and data are cut. */
const HARMLESS = /^(?:https?:\/\/|mailto:|#)/i
/** `HYPERLINK(` with what follows: only a text that begins with a harmless scheme says where it will lead. */
const HYPERLINK = /\bHYPERLINK\s*\(\s*(?:"((?:[^"]|"")*))?/gi
/** Dynamic data exchange: `cmd|'/C calc'!A0` starts a program. */
const EXCHANGE = /(?:^|[=(,;+\-*/&<>\s])[\w.]+\|(?:'(?:[^']|'')*'|[\w.]+)!/

/**
 * Cuts the links of a stranger's workbook that could run something or open a file or share, and answers their cells by part name. Cells
 * keep the value that they show; everything else of the workbook stays as it is.
 */
export function cutLinks(file: OfficePackage, book: string, sheets: readonly string[]): Map<string, Set<string>> {
  const cut = new Map<string, Set<string>>()
  for (const part of sheets) {
    const cells = new Set([...cutFormulas(file, part), ...cutRelations(file, part)])
    if (cells.size > 0) cut.set(part, cells)
  }
  for (const part of file.names())
    if (/^xl\/(?:drawings|charts|diagrams)\/[^/]+\.xml$/i.test(part)) cutRelations(file, part)
  cutNames(file, book)
  if (cut.size > 0) forgetCalculationOrder(file, book)
  return cut
}

const isHarmful = (formula: string): boolean =>
  EXCHANGE.test(formula.replace(/"(?:[^"]|"")*"/g, '""')) ||
  [...formula.matchAll(HYPERLINK)].some(([, target]) => !HARMLESS.test(target ?? ''))

const mayHarm = (text: string): boolean => /HYPERLINK/i.test(text) || text.includes('|')

/** Formulas in cells, each the first child of its cell. Of one that cells share all are cut. */
function cutFormulas(file: OfficePackage, part: string): string[] {
  const text = file.text(part) ?? ''
  if (!mayHarm(text)) return []
  const cell = /(<(?:\w+:)?c\b[^>]*>)\s*<((?:\w+:)?)f\b([^>]*?)(?:\/>|>([^<]*)<\/\2f\s*>)/g
  const shared = new Set<string>()
  for (const [, , , attributes, formula = ''] of text.matchAll(cell)) {
    const group = attribute(` ${attributes}`, 'si')
    if (group !== undefined && isHarmful(decode(formula))) shared.add(group)
  }
  const cut: string[] = []
  const rest = text.replace(cell, (whole, head: string, _prefix, attributes: string, formula: string = '') => {
    if (!isHarmful(decode(formula)) && !shared.has(attribute(` ${attributes}`, 'si') ?? '')) return whole
    const address = attribute(head, 'r')
    if (address) cut.push(address)
    return head
  })
  if (rest !== text) file.set(part, rest)
  return cut
}

function decode(formula: string): string {
  return attribute(` f="${formula.replaceAll('"', '&quot;')}"`, 'f') ?? ''
}

/** Links that lie beside the part as relations: the element that uses one goes with it. Answers the first cells of their ranges. */
function cutRelations(file: OfficePackage, part: string): string[] {
  const name = relationsPart(part)
  const relations = file.text(name)
  if (!relations) return []
  const ids = new Set<string>()
  const rest = relations.replace(/<(?:\w+:)?Relationship\b[^>]*>/g, (tag) => {
    const kind = attribute(tag, 'Type')?.split('/').at(-1)
    const isOutside = attribute(tag, 'TargetMode') === 'External'
    if (
      !isOutside ||
      (kind !== 'hyperlink' && kind !== 'image') ||
      HARMLESS.test(attribute(tag, 'Target')?.trim() ?? '')
    )
      return tag
    ids.add(attribute(tag, 'Id') ?? '')
    return ''
  })
  if (ids.size === 0) return []
  file.set(name, rest)
  const cells: string[] = []
  const used = (tag: string): boolean => ids.has(/\s\w+:(?:id|link)\s*=\s*["']([^"']*)["']/.exec(tag)?.[1] ?? '')
  const text = (file.text(part) ?? '')
    .replace(
      /<((?:\w+:)?(?:hyperlink|hlinkClick|hlinkHover|hlinkMouseOver))\b[^>]*?(?:\/>|>[^]*?<\/\1\s*>)/g,
      (element) => {
        if (!used(element)) return element
        const first = attribute(element, 'ref')?.split(':')[0]
        if (first) cells.push(first)
        return ''
      },
    )
    // The standard allows no empty list of links.
    .replace(/<((?:\w+:)?hyperlinks)\b[^>]*>\s*<\/\1\s*>/g, '')
    .replace(/\s\w+:link=["']([^"']*)["']/g, (link, id: string) => (ids.has(id) ? '' : link))
  file.set(part, text)
  return cells
}

/** A name may hold a formula as a cell does. */
function cutNames(file: OfficePackage, book: string): void {
  const text = file.text(book) ?? ''
  if (!mayHarm(text)) return
  const name = /(<((?:\w+:)?definedName)\b[^>]*>)([^<]*)(<\/\2\s*>)/g
  file.set(
    book,
    text.replace(name, (whole, head: string, _tag, formula: string, end: string) =>
      isHarmful(decode(formula)) ? `${head}#REF!${end}` : whole,
    ),
  )
}

/** The order in which cells are calculated names cells with formulas only; programs make it anew. */
function forgetCalculationOrder(file: OfficePackage, book: string): void {
  const part = file.names().find((name) => /^xl\/calcChain\.xml$/i.test(name))
  if (!part) return
  file.remove(part)
  const relations = relationsPart(book)
  file.set(relations, (file.text(relations) ?? '').replace(/<(?:\w+:)?Relationship\b[^>]*\/calcChain["'][^>]*>/g, ''))
  const types = '[Content_Types].xml'
  file.set(types, (file.text(types) ?? '').replace(/<(?:\w+:)?Override\b[^>]*\/calcChain\.xml["'][^>]*>/gi, ''))
}
