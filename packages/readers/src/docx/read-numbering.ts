import type { OfficePackage } from '../ooxml/open-package.ts'
import { childOf, childrenOf, readXml, type XmlElement } from '../ooxml/read-xml.ts'
import { formatOrdinal } from './format-ordinal.ts'
import type { Formatting } from './read-styles.ts'

interface Level {
  start: number
  format: string
  /** "%1.%2": each %n stands for the number of level n. */
  text: string
  /** All levels in decimal digits, whatever their own format. */
  legal: boolean
}

export interface Numbered {
  /** As Word would print it: "1.2", "（一）", "•". */
  marker: string
  bullet: boolean
  /** From 0. */
  level: number
}

/** Counts numbered paragraphs in document order. */
export interface Numbering {
  /** Counts a paragraph of this formatting; undefined when it is not numbered. */
  next(formatting: Formatting): Numbered | undefined
}

/** Reads the list definitions. The counter that comes back is for one pass over the document. */
export async function readNumbering(office: OfficePackage, part: string | undefined): Promise<Numbering> {
  const bytes = part ? await office.read(part) : undefined
  const root = bytes ? await readXml(bytes) : undefined
  const lists = readLists(root)
  const counters = new Map<string, number[]>()

  function next({ numberingId = '0', numberingLevel: level = 0 }: Formatting): Numbered | undefined {
    const list = lists.get(numberingId)
    const definition = list?.levels[level]
    if (!list || !definition) return undefined
    let counts = counters.get(list.counterKey)
    if (!counts) counters.set(list.counterKey, (counts = []))
    for (let i = 0; i < level; i++) counts[i] ??= list.levels[i]?.start ?? 1
    counts[level] = counts[level] === undefined ? definition.start : counts[level] + 1
    counts.length = level + 1
    if (definition.format === 'bullet') return { marker: bulletOf(definition.text), bullet: true, level }
    const marker = definition.text.replace(/%([1-9])/g, (_, digit: string) => {
      const at = Number(digit) - 1
      const format = definition.legal ? 'decimal' : (list.levels[at]?.format ?? 'decimal')
      return formatOrdinal(counts[at] ?? 1, format)
    })
    return marker.trim() ? { marker: marker.trim(), bullet: false, level } : undefined
  }
  return { next }
}

function readLists(root: XmlElement | undefined): Map<string, { levels: Level[]; counterKey: string }> {
  const definitions = new Map<string, Level[]>()
  for (const element of childrenOf(root, 'w:abstractNum')) {
    definitions.set(element.attributes['w:abstractNumId'] ?? '', readLevels(element, []))
  }
  const lists = new Map<string, { levels: Level[]; counterKey: string }>()
  for (const element of childrenOf(root, 'w:num')) {
    const id = element.attributes['w:numId'] ?? ''
    const definitionId = childOf(element, 'w:abstractNumId')?.attributes['w:val'] ?? ''
    const overrides = childrenOf(element, 'w:lvlOverride')
    const levels = overrides.reduce(applyOverride, definitions.get(definitionId) ?? [])
    // Lists of one definition count on together unless one starts over.
    lists.set(id, { levels, counterKey: overrides.length > 0 ? `num ${id}` : `abstract ${definitionId}` })
  }
  return lists
}

function applyOverride(levels: Level[], override: XmlElement): Level[] {
  const at = Number(override.attributes['w:ilvl'] ?? 0)
  const changed = readLevels(override, levels)
  const start = Number(childOf(override, 'w:startOverride')?.attributes['w:val'])
  return changed.map((level, i) => (i === at && start >= 0 ? { ...level, start } : level))
}

function readLevels(parent: XmlElement, base: readonly Level[]): Level[] {
  const levels = [...base]
  for (const element of childrenOf(parent, 'w:lvl')) {
    const value = (name: string) => childOf(element, name)?.attributes['w:val']
    levels[Number(element.attributes['w:ilvl'] ?? 0)] = {
      start: Number(value('w:start') ?? 1),
      format: value('w:numFmt') ?? 'decimal',
      text: value('w:lvlText') ?? '',
      legal: childOf(element, 'w:isLgl') !== undefined,
    }
  }
  return levels
}

/** Bullets are mostly letters of a symbol font; what matters is that there is one. */
function bulletOf(text: string): string {
  return /^[\uf000-\uf0ff\s]*$/.test(text) || /^[a-z§]$/i.test(text) ? '•' : text
}
