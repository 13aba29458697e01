import { strToU8, zipSync } from 'fflate'

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'

/** A relationship: id, last word of its type, target; "External" for what lies outside. */
export type Link = [id: string, type: string, target: string, mode?: 'External']

export function part(xml: string): string {
  return DECLARATION + xml
}

export function relationships(...links: Link[]): string {
  const entries = links.map(([id, type, target, mode]) => {
    const base =
      type === 'core-properties' ? 'http://schemas.openxmlformats.org/package/2006/relationships/metadata' : OFFICE
    return `<Relationship Id="${id}" Type="${base}/${type}" Target="${target}"${mode ? ` TargetMode="${mode}"` : ''}/>`
  })
  return part(
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${entries.join('')}</Relationships>`,
  )
}

/** `[Content_Types].xml` for parts by name and content type. */
export function contentTypes(overrides: Record<string, string>): string {
  const entries = Object.entries(overrides).map(
    ([name, type]) =>
      `<Override PartName="/${name}" ContentType="application/vnd.openxmlformats-officedocument.${type}+xml"/>`,
  )
  return part(
    `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${entries.join('')}</Types>`,
  )
}

export function coreProperties(title: string, author: string): string {
  return part(
    `<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><dc:title>${title}</dc:title><dc:creator>${author}</dc:creator><dcterms:created xsi:type="dcterms:W3CDTF">2025-03-31T08:00:00Z</dcterms:created></cp:coreProperties>`,
  )
}

/** Parts of a package by name: XML, or bytes of another file. */
export type Parts = Record<string, string | Uint8Array>

/** The package. A fixed date: the same parts make the same bytes. */
export function zip(parts: Parts): Uint8Array {
  const entries = Object.entries(parts).map(([name, content]) => [
    name,
    typeof content === 'string' ? strToU8(content) : content,
  ])
  return zipSync(Object.fromEntries(entries), { level: 9, mtime: new Date('2024-01-01T00:00:00Z') })
}
