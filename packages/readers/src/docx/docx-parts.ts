import { firstOf, getExisting } from '@tickmark/document'
import type { Annotation, Layer } from '@tickmark/document'
import type { OfficePackage } from '../ooxml/open-package.ts'
import { readRelationships, type Relationship } from '../ooxml/read-relationships.ts'
import { childrenOf, readXml, textOf, type XmlElement } from '../ooxml/read-xml.ts'
import type { ReadEmbedded } from '../reader/reader.ts'
import { readNumbering, type Numbering } from './read-numbering.ts'
import { readStyles, type Styles } from './read-styles.ts'
import { toSuperscript } from '../text/symbol-text.ts'

/** Everything that the body of a text document refers to. */
export interface DocxParts {
  office: OfficePackage
  styles: Styles
  numbering: Numbering
  /** By "footnote 3" and "endnote 1". */
  notes: Map<string, XmlElement>
  /** The mark that the text bears where it refers to a note: its ordinal among those of its kind, as they are referred to. */
  markOf(noteId: string): string
  comments: Map<string, Omit<Annotation, 'location'>>
  /** Part names of headers and footers. */
  furniture: string[]
  hasExternalContent: boolean
  /** Part that a relationship id of the body points to; "" when outside or unknown. */
  target(relationshipId: string): string
  /** Reads a file inside this one; undefined when nothing can be made of it. */
  readEmbedded: ReadEmbedded
  /** Bytes of imported text that may still be read: one part can be imported a thousand times. Below zero, some was left out. */
  importable: { bytes: number }
}

/** More HTML than this is no text that somebody imported. */
const MOST_IMPORTED = 10_000_000

/** One story of the document (the body, a header, a note) and what numbers its blocks. */
export interface StoryContext {
  parts: DocxParts
  layer: Layer
  nextId(): string
}

/** Relationship types that would make a program fetch something when it opens the file. */
const FETCHED = new Set(['attachedTemplate', 'image', 'frame', 'oleObject', 'subDocument', 'video', 'audio'])

export async function readDocxParts(
  office: OfficePackage,
  bodyPart: string,
  readEmbedded: ReadEmbedded = async () => undefined,
): Promise<DocxParts> {
  const relationships = await readRelationships(office, bodyPart)
  const settings = relationships.find((relationship) => relationship.type === 'settings')
  const outside = [...relationships, ...(settings ? await readRelationships(office, settings.target) : [])].filter(
    (relationship) => relationship.external,
  )
  const part = (type: string) =>
    relationships.find((relationship) => relationship.type === type && !relationship.external)?.target
  return {
    office,
    styles: await readStyles(office, part('styles')),
    numbering: await readNumbering(office, part('numbering')),
    notes: new Map([
      ...(await readNotes(office, part('footnotes'), 'footnote')),
      ...(await readNotes(office, part('endnotes'), 'endnote')),
    ]),
    comments: await readComments(office, part('comments')),
    furniture: partsOf(relationships, 'header', 'footer'),
    hasExternalContent: outside.some((relationship) => FETCHED.has(relationship.type)),
    target: (id) =>
      relationships.find((relationship) => relationship.id === id && !relationship.external)?.target ?? '',
    markOf: noteMarks(),
    readEmbedded,
    importable: { bytes: MOST_IMPORTED },
  }
}

/** Counts notes as Word does, each kind by itself. Raised, a mark is no digit of the figure before it. */
function noteMarks(): (noteId: string) => string {
  const counts = new Map<string, number>()
  const marks = new Map<string, string>()
  return (noteId) => {
    const kind = firstOf(noteId.split(' ', 1))
    if (!marks.has(noteId)) {
      counts.set(kind, (counts.get(kind) ?? 0) + 1)
      marks.set(noteId, toSuperscript(String(counts.get(kind))))
    }
    return getExisting(marks, noteId)
  }
}

function partsOf(relationships: readonly Relationship[], ...types: string[]): string[] {
  return relationships
    .filter((relationship) => types.includes(relationship.type) && !relationship.external)
    .map((relationship) => relationship.target)
}

/** Notes proper; separators have a type of their own. */
async function readNotes(
  office: OfficePackage,
  part: string | undefined,
  kind: 'footnote' | 'endnote',
): Promise<[string, XmlElement][]> {
  const bytes = part ? await office.read(part) : undefined
  if (!bytes) return []
  const notes = childrenOf(await readXml(bytes), `w:${kind}`)
  return notes
    .filter((note) => !note.attributes['w:type'] || note.attributes['w:type'] === 'normal')
    .map((note) => [`${kind} ${note.attributes['w:id']}`, note])
}

async function readComments(
  office: OfficePackage,
  part: string | undefined,
): Promise<Map<string, Omit<Annotation, 'location'>>> {
  const bytes = part ? await office.read(part) : undefined
  const comments = bytes ? childrenOf(await readXml(bytes), 'w:comment') : []
  return new Map(
    comments.map((comment) => [
      comment.attributes['w:id'] ?? '',
      {
        kind: 'comment',
        text: childrenOf(comment, 'w:p').map(textOf).join('\n').normalize('NFC').trim(),
        author: comment.attributes['w:author'],
        date: comment.attributes['w:date'],
      },
    ]),
  )
}
