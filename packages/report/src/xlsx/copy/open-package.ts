import { lastOf } from '@tickmark/document'
import type { Zippable } from 'fflate'

const OFFICE_RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** The parts of an Office file by name, as text or bytes; changed in place and packed again. */
export interface OfficePackage {
  text(part: string): string | undefined
  set(part: string, text: string): void
  remove(part: string): void
  /** A name that no part has: `xl/comments7.xml` of `xl/comments#.xml`. */
  freeName(pattern: string): string
  names(): string[]
  pack(): Uint8Array
}

/** Opens the package; undefined where the bytes are no zip archive. */
export async function openPackage(bytes: Uint8Array): Promise<OfficePackage | undefined> {
  const { strFromU8, strToU8, unzipSync, zipSync } = await import('fflate')
  let entries: Record<string, Uint8Array>
  try {
    entries = unzipSync(bytes)
  } catch {
    return undefined
  }
  // Some writers store names with other capitals than their relations have.
  const actual = new Map(Object.keys(entries).map((name) => [name.toLowerCase(), name]))
  return {
    text: (part) => {
      const name = actual.get(part.toLowerCase())
      const bytes = name === undefined ? undefined : entries[name]
      return bytes && strFromU8(bytes).replace(/^\uFEFF/, '')
    },
    set: (part, text) => {
      const name = actual.get(part.toLowerCase()) ?? part
      actual.set(part.toLowerCase(), name)
      entries[name] = strToU8(text)
    },
    remove: (part) => {
      const name = actual.get(part.toLowerCase())
      if (name === undefined) return
      actual.delete(part.toLowerCase())
      delete entries[name]
    },
    freeName: (pattern) => {
      for (let number = 1; ; number++) {
        const name = pattern.replace('#', String(number))
        if (!actual.has(name.toLowerCase())) return name
      }
    },
    names: () => [...actual.values()],
    pack: () => zipSync(toZippable(entries)),
  }
}

/** One date for all parts, taken apart by the local clock as the archiver does: the same copy twice is the same bytes. */
function toZippable(entries: Record<string, Uint8Array>): Zippable {
  const mtime = new Date(1980, 0, 1)
  return Object.fromEntries(Object.entries(entries).map(([name, bytes]) => [name, [bytes, { level: 6, mtime }]]))
}

export interface Relation {
  id: string
  /** Last segment of the relation's type: "worksheet", "comments". */
  kind: string
  /** Part that it leads to; an address for external ones. */
  target: string
}

/** Relations of a part, targets as part names. */
export function relationsOf(file: OfficePackage, part: string): Relation[] {
  const text = file.text(relationsPart(part)) ?? ''
  return [...text.matchAll(/<(?:\w+:)?Relationship\b[^>]*>/g)].map(([tag]) => ({
    id: attribute(tag, 'Id') ?? '',
    kind: lastOf((attribute(tag, 'Type') ?? '').split('/')),
    target: resolveTarget(part, attribute(tag, 'Target') ?? ''),
  }))
}

/** Adds a relation and gives its id. */
export function addRelation(file: OfficePackage, part: string, kind: string, target: string): string {
  const taken = new Set(relationsOf(file, part).map(({ id }) => id))
  let number = 1
  while (taken.has(`rIdReview${number}`)) number++
  const id = `rIdReview${number}`
  const relation = `<Relationship Id="${id}" Type="${OFFICE_RELATIONS}/${kind}" Target="/${target}"/>`
  const name = relationsPart(part)
  const known = file.text(name)
  const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
  const empty = `${head}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"></Relationships>`
  file.set(name, insertBeforeEnd(known ?? empty, 'Relationships', relation))
  return id
}

/** Tells what a part is, by its name or by its ending. */
export function addContentType(file: OfficePackage, key: { part: string } | { ending: string }, type: string): void {
  const text = file.text('[Content_Types].xml') ?? ''
  if ('ending' in key) {
    if (new RegExp(`Extension="${key.ending}"`, 'i').test(text)) return
    file.set(
      '[Content_Types].xml',
      text.replace(/(<(?:\w+:)?Types\b[^>]*>)/, `$1<Default Extension="${key.ending}" ContentType="${type}"/>`),
    )
  } else
    file.set(
      '[Content_Types].xml',
      insertBeforeEnd(text, 'Types', `<Override PartName="/${key.part}" ContentType="${type}"/>`),
    )
}

/** Puts text in front of the last closing tag of that name; an element without content is opened for it. */
export function insertBeforeEnd(text: string, name: string, insertion: string): string {
  const empty = new RegExp(`<((?:\\w+:)?${name})((?:\\s[^>]*)?)/>\\s*$`)
  if (empty.test(text)) return text.replace(empty, (_, tag, rest) => `<${tag}${rest}>${insertion}</${tag}>`)
  const end = [...text.matchAll(new RegExp(`</(?:\\w+:)?${name}\\s*>`, 'g'))].at(-1)
  return end ? text.slice(0, end.index) + insertion + text.slice(end.index) : text
}

export function attribute(tag: string, name: string): string | undefined {
  const match = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(tag)
  return match ? decodeXml(match[1] ?? match[2] ?? '') : undefined
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function decodeXml(text: string): string {
  return text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (entity, hex, decimal, name) => {
    if (hex || decimal) return String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal))
    return ENTITIES[name] ?? entity
  })
}

export function relationsPart(part: string): string {
  const slash = part.lastIndexOf('/') + 1
  return `${part.slice(0, slash)}_rels/${part.slice(slash)}.rels`
}

function resolveTarget(part: string, target: string): string {
  if (/^[a-z]+:/i.test(target)) return target
  const segments = target.startsWith('/') ? [] : part.split('/').slice(0, -1)
  for (const segment of target.split('/'))
    if (segment === '..') segments.pop()
    else if (segment !== '.' && segment !== '') segments.push(segment)
  return segments.join('/')
}
