import { contentTypes, part, relationships } from './package-parts.ts'

const NAMESPACES =
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart"'

export const text = (...lines: string[]) => lines.map((line) => `<a:p><a:r><a:t>${line}</a:t></a:r></a:p>`).join('')
export const place = (x: number, y: number, width: number, height: number) =>
  `<a:xfrm><a:off x="${x}" y="${y}"/><a:ext cx="${width}" cy="${height}"/></a:xfrm>`
export const shape = (id: number, placeholder: string, frame: string, paragraphs: string) =>
  `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="s${id}"/><p:cNvSpPr/><p:nvPr>${placeholder}</p:nvPr></p:nvSpPr><p:spPr>${frame}</p:spPr><p:txBody><a:bodyPr/>${paragraphs}</p:txBody></p:sp>`
export const frame = (id: number, at: string, uri: string, content: string) =>
  `<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="${id}" name="g${id}"/><p:cNvGraphicFramePr/><p:nvPr/></p:nvGraphicFramePr>${at.replaceAll('a:xfrm', 'p:xfrm')}<a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/${uri}">${content}</a:graphicData></a:graphic></p:graphicFrame>`
export const slide = (shapes: string, attributes = '') =>
  part(
    `<p:sld ${NAMESPACES}${attributes}><p:cSld><p:spTree><p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr/>${shapes}</p:spTree></p:cSld></p:sld>`,
  )

/** Three slides: shapes out of order with a table, a chart with notes, a hidden one. */
export function deckParts(): Record<string, string> {
  return {
    '[Content_Types].xml': contentTypes({
      'ppt/presentation.xml': 'presentationml.presentation.main',
      'ppt/slides/slide1.xml': 'presentationml.slide',
      'ppt/slides/slide2.xml': 'presentationml.slide',
      'ppt/slides/slide3.xml': 'presentationml.slide',
      'ppt/charts/chart1.xml': 'drawingml.chart',
      'ppt/notesSlides/notesSlide1.xml': 'presentationml.notesSlide',
    }),
    '_rels/.rels': relationships(['r1', 'officeDocument', 'ppt/presentation.xml']),
    'ppt/_rels/presentation.xml.rels': relationships(
      ['a', 'slide', 'slides/slide1.xml'],
      ['b', 'slide', 'slides/slide2.xml'],
      ['c', 'slide', 'slides/slide3.xml'],
    ),
    // The show's order is not that of the part names.
    'ppt/presentation.xml': part(
      `<p:presentation ${NAMESPACES}><p:sldIdLst><p:sldId id="257" r:id="b"/><p:sldId id="256" r:id="a"/><p:sldId id="258" r:id="c"/></p:sldIdLst><p:sldSz cx="12192000" cy="6858000"/></p:presentation>`,
    ),
    'ppt/slides/slide1.xml': slide(
      shape(2, '', place(6000000, 2000000, 3000000, 500000), text('右侧结论')) +
        shape(3, '', place(1000000, 2000000, 3000000, 500000), text('左侧论据')) +
        shape(4, '<p:ph type="title"/>', place(500000, 300000, 9000000, 900000), text('收入构成')) +
        shape(5, '<p:ph type="ftr" idx="11"/>', place(500000, 6400000, 3000000, 300000), text('机密')) +
        frame(6, place(1000000, 3000000, 8000000, 2000000), 'table', slideTable()),
    ),
    'ppt/slides/_rels/slide2.xml.rels': relationships(
      ['c', 'chart', '../charts/chart1.xml'],
      ['n', 'notesSlide', '../notesSlides/notesSlide1.xml'],
    ),
    'ppt/slides/slide2.xml': slide(
      shape(2, '<p:ph type="ctrTitle"/>', place(500000, 300000, 9000000, 900000), text('投资建议')) +
        shape(
          3,
          '<p:ph type="body" idx="1"/>',
          place(500000, 1500000, 9000000, 1500000),
          text('估值合理', '现金充裕'),
        ) +
        frame(4, place(500000, 3200000, 9000000, 3000000), 'chart', '<c:chart r:id="c"/>'),
    ),
    'ppt/slides/slide3.xml': slide(
      shape(2, '<p:ph type="title"/>', place(0, 0, 9000000, 900000), text('备用页')),
      ' show="0"',
    ),
    'ppt/charts/chart1.xml': part(
      `<c:chartSpace ${NAMESPACES}><c:chart><c:title><c:tx><c:rich><a:bodyPr/><a:p><a:r><a:t>收入（万元）</a:t></a:r></a:p></c:rich></c:tx></c:title><c:plotArea><c:barChart><c:ser><c:idx val="0"/><c:order val="0"/><c:tx>${cache('str', ['收入'])}</c:tx><c:cat>${cache('str', ['2023年', '2024年'])}</c:cat><c:val>${cache('num', ['1200', '1500'])}</c:val></c:ser></c:barChart></c:plotArea></c:chart></c:chartSpace>`,
    ),
    'ppt/notesSlides/notesSlide1.xml': part(
      `<p:notes ${NAMESPACES}><p:cSld><p:spTree><p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr/>${shape(2, '<p:ph type="body" idx="1"/>', '', text('提醒：数字未经审计'))}</p:spTree></p:cSld></p:notes>`,
    ),
  }
}

function slideTable(): string {
  const cell = (content: string, attributes = '') =>
    `<a:tc${attributes}><a:txBody><a:bodyPr/>${content ? text(content) : '<a:p/>'}</a:txBody><a:tcPr/></a:tc>`
  const row = (...cells: string[]) => `<a:tr h="370840">${cells.join('')}</a:tr>`
  return `<a:tbl><a:tblPr firstRow="1"/><a:tblGrid>${'<a:gridCol w="2000000"/>'.repeat(3)}</a:tblGrid>${row(cell('项目'), cell('金额', ' gridSpan="2"'), cell('', ' hMerge="1"'))}${row(cell(''), cell('2024年'), cell('2023年'))}${row(cell('设备'), cell('900'), cell('700'))}</a:tbl>`
}

function cache(kind: 'str' | 'num', values: string[]): string {
  return `<c:${kind}Ref><c:f>Sheet1!$A$1</c:f><c:${kind}Cache>${kind === 'num' ? '<c:formatCode>General</c:formatCode>' : ''}<c:ptCount val="${values.length}"/>${values.map((value, i) => `<c:pt idx="${i}"><c:v>${value}</c:v></c:pt>`).join('')}</c:${kind}Cache></c:${kind}Ref>`
}
