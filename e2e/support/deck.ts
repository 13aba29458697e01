import { toZip } from '@tickmark/report'

const OFFICE = 'http://schemas.openxmlformats.org'
const RELATIONS = `${OFFICE}/officeDocument/2006/relationships`
const PARTS = 'application/vnd.openxmlformats-officedocument.presentationml'
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const NAMES = `xmlns:a="${OFFICE}/drawingml/2006/main" xmlns:p="${OFFICE}/presentationml/2006/main" xmlns:r="${RELATIONS}"`

const shape = (id: number, top: number, lines: readonly string[]): string =>
  `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="s${id}"/><p:cNvSpPr/><p:nvPr/></p:nvSpPr><p:spPr><a:xfrm><a:off x="800000" y="${top}"/><a:ext cx="9000000" cy="900000"/></a:xfrm></p:spPr><p:txBody><a:bodyPr/>${lines.map((line) => `<a:p><a:r><a:t>${line}</a:t></a:r></a:p>`).join('')}</p:txBody></p:sp>`

const table = (rows: readonly (readonly string[])[]): string =>
  `<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="9" name="t"/><p:cNvGraphicFramePr/><p:nvPr/></p:nvGraphicFramePr><p:xfrm><a:off x="800000" y="2600000"/><a:ext cx="9000000" cy="2000000"/></p:xfrm><a:graphic><a:graphicData uri="${OFFICE}/drawingml/2006/table"><a:tbl><a:tblPr firstRow="1"/><a:tblGrid><a:gridCol w="6000000"/><a:gridCol w="3000000"/></a:tblGrid>${rows.map((row) => `<a:tr h="400000">${row.map((text) => `<a:tc><a:txBody><a:bodyPr/><a:p><a:r><a:t>${text}</a:t></a:r></a:p></a:txBody></a:tc>`).join('')}</a:tr>`).join('')}</a:tbl></a:graphicData></a:graphic></p:graphicFrame>`

const relations = (...targets: readonly [kind: string, target: string][]): string =>
  `${HEAD}<Relationships xmlns="${OFFICE}/package/2006/relationships">${targets.map(([kind, target], index) => `<Relationship Id="rId${index + 1}" Type="${RELATIONS}/${kind}" Target="${target}"/>`).join('')}</Relationships>`

/** A one-slide deck on the bundled valuation model: a title, a sentence, and a table of the figures that it quotes. */
export async function makeDeck(title: string, sentence: string, rows: readonly (readonly string[])[]): Promise<Buffer> {
  const slide = `${HEAD}<p:sld ${NAMES}><p:cSld><p:spTree><p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr/>${shape(2, 400_000, [title])}${shape(3, 1_400_000, [sentence])}${table(rows)}</p:spTree></p:cSld></p:sld>`
  const types = `${HEAD}<Types xmlns="${OFFICE}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/ppt/presentation.xml" ContentType="${PARTS}.presentation.main+xml"/><Override PartName="/ppt/slides/slide1.xml" ContentType="${PARTS}.slide+xml"/></Types>`
  const parts: Record<string, string> = {
    '[Content_Types].xml': types,
    '_rels/.rels': relations(['officeDocument', 'ppt/presentation.xml']),
    'ppt/presentation.xml': `${HEAD}<p:presentation ${NAMES}><p:sldIdLst><p:sldId id="256" r:id="rId1"/></p:sldIdLst><p:sldSz cx="12192000" cy="6858000"/></p:presentation>`,
    'ppt/_rels/presentation.xml.rels': relations(['slide', 'slides/slide1.xml']),
    'ppt/slides/slide1.xml': slide,
  }
  return zip(parts)
}

/** A Word document of one table. */
export async function makeMemo(rows: readonly (readonly string[])[]): Promise<Buffer> {
  const word = `${OFFICE}/wordprocessingml/2006/main`
  const paragraph = (text: string): string => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`
  const grid = rows.map((row) => `<w:tr>${row.map((text) => `<w:tc>${paragraph(text)}</w:tc>`).join('')}</w:tr>`)
  return zip({
    '[Content_Types].xml': `${HEAD}<Types xmlns="${OFFICE}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
    '_rels/.rels': relations(['officeDocument', 'word/document.xml']),
    'word/document.xml': `${HEAD}<w:document xmlns:w="${word}"><w:body>${paragraph('Valuation memo')}<w:tbl>${grid.join('')}</w:tbl></w:body></w:document>`,
  })
}

const zip = async (parts: Record<string, string>): Promise<Buffer> =>
  Buffer.from(
    await toZip(Object.entries(parts).map(([name, text]) => ({ name, content: new TextEncoder().encode(text) }))),
  )
