import { BRAND, getExisting, placeOfAddress } from '@tickmark/document'
import { escapeHtml } from '../../words/escape-html.ts'
import { addContentType, addRelation, insertBeforeEnd, relationsOf } from './open-package.ts'
import type { OfficePackage } from './open-package.ts'
import { placeInSheet } from './sheet-xml.ts'

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
/** Spreadsheet programs keep no longer ones. */
const LONGEST_COMMENT = 30_000
/** Characters of a line of a comment's box, to make it as high as its text. */
const LINE_LENGTH = 38
const SHAPE_TYPE =
  '<v:shapetype id="_x0000_t202" coordsize="21600,21600" o:spt="202" path="m,l,21600r21600,l21600,xe"><v:stroke joinstyle="miter"/><v:path gradientshapeok="t" o:connecttype="rect"/></v:shapetype>'

/** Adds comments to cells of a sheet; a cell that has one keeps it and gets the new text below. */
export function addComments(file: OfficePackage, sheetPart: string, comments: ReadonlyMap<string, string>): void {
  const known = relationsOf(file, sheetPart).find(({ kind }) => kind === 'comments')?.target
  const fresh = known && file.text(known) ? extendComments(file, known, comments) : [...comments.keys()]
  if (!known || !file.text(known)) createComments(file, sheetPart, comments)
  if (fresh.length > 0) addShapes(file, sheetPart, fresh, comments)
}

function createComments(file: OfficePackage, sheetPart: string, comments: ReadonlyMap<string, string>): void {
  const part = file.freeName('xl/reviewComments#.xml')
  const list = [...comments].map(([address, text]) => commentXml(address, text, 0)).join('')
  file.set(
    part,
    `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<comments xmlns="${MAIN}"><authors><author>${BRAND.name}</author></authors><commentList>${list}</commentList></comments>`,
  )
  addContentType(file, { part }, 'application/vnd.openxmlformats-officedocument.spreadsheetml.comments+xml')
  addRelation(file, sheetPart, 'comments', part)
}

/** Gives the addresses that had no comment before. */
function extendComments(file: OfficePackage, part: string, comments: ReadonlyMap<string, string>): string[] {
  let text = file.text(part)!
  const prefix = /<(\w+:)?comments\b/.exec(text)?.[1] ?? ''
  const author = [...text.matchAll(/<(?:\w+:)?author\b/g)].length
  text = insertBeforeEnd(text, 'authors', `<${prefix}author>${BRAND.name}</${prefix}author>`)
  const fresh: string[] = []
  for (const [address, comment] of comments) {
    const own = new RegExp(`(<${prefix}comment\\b[^>]*\\sref="${address}"[^]*?)(</${prefix}text>)`)
    if (own.test(text)) {
      const run = `<${prefix}r><${prefix}t xml:space="preserve">\n\n${escapeXml(comment)}</${prefix}t></${prefix}r>`
      text = text.replace(own, (_, before: string, end: string) => asRuns(before, prefix) + run + end)
    } else {
      fresh.push(address)
      text = insertBeforeEnd(text, 'commentList', commentXml(address, comment, author, prefix))
    }
  }
  file.set(part, text)
  return fresh
}

/** Plain text has to become a run before another can follow it. */
function asRuns(text: string, prefix: string): string {
  if (text.includes(`</${prefix}r>`)) return text
  return text.replace(new RegExp(`(<${prefix}t\\b[^]*</${prefix}t>)`), `<${prefix}r>$1</${prefix}r>`)
}

function commentXml(address: string, text: string, author: number, prefix = ''): string {
  const size = `<${prefix}rPr><${prefix}sz val="9"/></${prefix}rPr>`
  const run = `<${prefix}r>${size}<${prefix}t xml:space="preserve">${escapeXml(text)}</${prefix}t></${prefix}r>`
  return `<${prefix}comment ref="${address}" authorId="${author}"><${prefix}text>${run}</${prefix}text></${prefix}comment>`
}

/** A comment shows only where the old drawing format has a box for it. */
function addShapes(
  file: OfficePackage,
  sheetPart: string,
  addresses: readonly string[],
  comments: ReadonlyMap<string, string>,
): void {
  const known = relationsOf(file, sheetPart).find(
    ({ kind, id }) => kind === 'vmlDrawing' && isLegacyDrawing(file, sheetPart, id),
  )?.target
  const drawing = known === undefined ? undefined : file.text(known)
  const part = known ?? file.freeName('xl/drawings/reviewDrawing#.vml')
  const first = 1 + Math.max(1024, ...[...(drawing ?? '').matchAll(/_x0000_s(\d+)/g)].map(([, id]) => Number(id)))
  const shapes = addresses
    .map((address, index) => shapeXml(address, first + index, getExisting(comments, address)))
    .join('')
  const type = drawing?.includes('_x0000_t202"') ? '' : SHAPE_TYPE
  const empty =
    '<xml xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:x="urn:schemas-microsoft-com:office:excel"><o:shapelayout v:ext="edit"><o:idmap v:ext="edit" data="1"/></o:shapelayout></xml>'
  file.set(part, insertBeforeEnd(drawing ?? empty, 'xml', type + shapes))
  if (drawing !== undefined) return
  addContentType(file, { ending: 'vml' }, 'application/vnd.openxmlformats-officedocument.vmlDrawing')
  const id = addRelation(file, sheetPart, 'vmlDrawing', part)
  file.set(sheetPart, placeInSheet(file.text(sheetPart)!, 'legacyDrawing', id))
}

/** The drawing of headers and footers is of the same kind but holds no comments. */
function isLegacyDrawing(file: OfficePackage, sheetPart: string, id: string): boolean {
  return new RegExp(`<(?:\\w+:)?legacyDrawing\\s[^>]*"${id}"`).test(file.text(sheetPart) ?? '')
}

function shapeXml(address: string, id: number, text: string): string {
  const { rowIndex, columnIndex } = placeOfAddress(address)
  const lines = text.split('\n').reduce((sum, line) => sum + 1 + Math.floor(line.length / LINE_LENGTH), 0)
  const anchor = [
    columnIndex + 1,
    15,
    Math.max(0, rowIndex - 1),
    4,
    columnIndex + 5,
    15,
    rowIndex + Math.min(lines, 24),
    4,
  ]
  return `<v:shape id="_x0000_s${id}" type="#_x0000_t202" style="position:absolute;visibility:hidden" fillcolor="#ffffe1" o:insetmode="auto"><v:fill color2="#ffffe1"/><v:path o:connecttype="none"/><v:textbox style="mso-direction-alt:auto"/><x:ClientData ObjectType="Note"><x:MoveWithCells/><x:SizeWithCells/><x:Anchor>${anchor.join(',')}</x:Anchor><x:AutoFill>False</x:AutoFill><x:Row>${rowIndex}</x:Row><x:Column>${columnIndex}</x:Column></x:ClientData></v:shape>`
}

function escapeXml(text: string): string {
  return escapeHtml(text.slice(0, LONGEST_COMMENT))
}
