import { contentTypes, coreProperties, part, relationships } from './package-parts.ts'

export const NAMESPACES =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape" xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"'

export const run = (text: string, properties = '') =>
  `<w:r>${properties ? `<w:rPr>${properties}</w:rPr>` : ''}<w:t xml:space="preserve">${text}</w:t></w:r>`
export const paragraph = (content: string, properties = '') =>
  `<w:p>${properties ? `<w:pPr>${properties}</w:pPr>` : ''}${content}</w:p>`
const styled = (style: string, text: string) => paragraph(run(text), `<w:pStyle w:val="${style}"/>`)
export const cell = (text: string, properties = '', paragraphProperties = '') =>
  `<w:tc><w:tcPr>${properties}</w:tcPr>${paragraph(text ? run(text) : '', paragraphProperties)}</w:tc>`
export const row = (cells: string[], properties = '') =>
  `<w:tr>${properties ? `<w:trPr>${properties}</w:trPr>` : ''}${cells.join('')}</w:tr>`
export const table = (columns: number, rows: string[]) =>
  `<w:tbl><w:tblPr><w:tblW w:w="5000" w:type="pct"/></w:tblPr><w:tblGrid>${'<w:gridCol w:w="2000"/>'.repeat(columns)}</w:tblGrid>${rows.join('')}</w:tbl>`
export const body = (content: string) => part(`<w:document ${NAMESPACES}><w:body>${content}</w:body></w:document>`)

/** A Chinese report with everything that Word hides, counts, merges, strikes out and hangs beside the text. */
export function reportParts(): Record<string, string> {
  return {
    '[Content_Types].xml': contentTypes({
      'word/document.xml': 'wordprocessingml.document.main',
      'word/styles.xml': 'wordprocessingml.styles',
      'word/numbering.xml': 'wordprocessingml.numbering',
      'word/footnotes.xml': 'wordprocessingml.footnotes',
      'word/comments.xml': 'wordprocessingml.comments',
      'word/header1.xml': 'wordprocessingml.header',
      'word/footer1.xml': 'wordprocessingml.footer',
    }),
    '_rels/.rels': relationships(
      ['r1', 'officeDocument', 'word/document.xml'],
      ['r2', 'core-properties', 'docProps/core.xml'],
    ),
    'docProps/core.xml': coreProperties('2024年度财务报告', '审计一部'),
    'word/_rels/document.xml.rels': relationships(
      ['s', 'styles', 'styles.xml'],
      ['n', 'numbering', 'numbering.xml'],
      ['f', 'footnotes', 'footnotes.xml'],
      ['c', 'comments', 'comments.xml'],
      ['h1', 'header', 'header1.xml'],
      ['f1', 'footer', 'footer1.xml'],
      ['x', 'image', 'http://192.0.2.1/logo.png', 'External'],
    ),
    'word/styles.xml': styles(),
    'word/numbering.xml': numbering(),
    'word/footnotes.xml': part(
      `<w:footnotes ${NAMESPACES}><w:footnote w:type="separator" w:id="-1"><w:p/></w:footnote><w:footnote w:id="2">${paragraph(run('含子公司收入。'))}</w:footnote></w:footnotes>`,
    ),
    'word/comments.xml': part(
      `<w:comments ${NAMESPACES}><w:comment w:id="0" w:author="李审计" w:date="2025-03-30T10:00:00Z">${paragraph(run('请核对合计数。'))}</w:comment></w:comments>`,
    ),
    'word/header1.xml': part(`<w:hdr ${NAMESPACES}>${paragraph(run('某某股份有限公司 2024年度报告'))}</w:hdr>`),
    'word/footer1.xml': part(`<w:ftr ${NAMESPACES}>${paragraph(run('第 1 页'))}</w:ftr>`),
    'word/document.xml': body(reportBody()),
  }
}

function reportBody(): string {
  return [
    `<w:sdt><w:sdtPr><w:docPartObj><w:docPartGallery w:val="Table of Contents"/></w:docPartObj></w:sdtPr><w:sdtContent>${paragraph(`${run('第一章 经营概况')}<w:r><w:tab/></w:r>${run('1')}`)}</w:sdtContent></w:sdt>`,
    styled('Chapter', '经营概况'),
    paragraph(
      `${run('本年营业收入')}<w:commentRangeStart w:id="0"/>${run('1,500')}${run('1', '<w:vertAlign w:val="superscript"/>')}<w:commentRangeEnd w:id="0"/>${run('万元')}<w:r><w:footnoteReference w:id="2"/></w:r>${run('，')}<w:ins w:id="5" w:author="王" w:date="2025-03-01T00:00:00Z">${run('同比增长25%')}</w:ins><w:del w:id="6" w:author="王"><w:r><w:delText>同比下降5%</w:delText></w:r></w:del>${run('。')}${run('内部讨论稿', '<w:vanish/>')}`,
    ),
    paragraph(run('白色的字', '<w:color w:val="FFFFFF"/>')),
    paragraph(
      run('净利率公式：') +
        '<m:oMath><m:f><m:num><m:r><m:t>净利润</m:t></m:r></m:num><m:den><m:r><m:t>营业收入</m:t></m:r></m:den></m:f></m:oMath>',
    ),
    paragraph(
      `${run('þ', '<w:rFonts w:ascii="Wingdings" w:hAnsi="Wingdings"/>')}${run('适用 ')}<w:r><w:sym w:font="Wingdings 2" w:char="F0A3"/></w:r>${run('不适用')}`,
    ),
    styled('ListItem', '设备销售'),
    styled('ListItem', '技术服务'),
    styled('Section', '主要财务数据'),
    paragraph(run('表1 主要财务数据', '<w:b/>')),
    paragraph(run('单位：万元')),
    statement(),
    paragraph(
      `<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wp:inline><a:graphic><a:graphicData><wps:wsp><wps:txbx><w:txbxContent>${paragraph(run('重要提示：数据未经审计'))}</w:txbxContent></wps:txbx></wps:wsp></a:graphicData></a:graphic></wp:inline></w:drawing></mc:Choice><mc:Fallback><w:pict/></mc:Fallback></mc:AlternateContent></w:r>`,
    ),
    `<w:sectPr><w:headerReference w:type="default" r:id="h1"/><w:footerReference w:type="default" r:id="f1"/></w:sectPr>`,
  ].join('')
}

function statement(): string {
  const right = '<w:jc w:val="right"/>'
  const indented = '<w:ind w:left="420"/>'
  return table(4, [
    row(
      [
        cell('项目', '<w:vMerge w:val="restart"/>'),
        cell('金额', '<w:gridSpan w:val="2"/>'),
        cell('变动', '<w:vMerge w:val="restart"/>'),
      ],
      '<w:tblHeader/>',
    ),
    row([cell('', '<w:vMerge/>'), cell('2024年'), cell('2023年'), cell('', '<w:vMerge/>')]),
    row([cell('营业收入'), cell('1,500', '', right), cell('1,200', '', right), cell('25.0%', '', right)]),
    row([cell('其中：设备', '', indented), cell('900', '', right), cell('700', '', right), cell('28.6%', '', right)]),
    row([cell('其中：服务', '', indented), cell('600', '', right), cell('500', '', right), cell('20.0%', '', right)]),
    row(
      [cell('已删除行'), cell('1', '', right), cell('2', '', right), cell('', '', right)],
      '<w:del w:id="9" w:author="王"/>',
    ),
  ])
}

function styles(): string {
  const style = (id: string, name: string, paragraphProperties: string, basedOn = '') =>
    `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/>${basedOn ? `<w:basedOn w:val="${basedOn}"/>` : ''}<w:pPr>${paragraphProperties}</w:pPr></w:style>`
  const numbered = (level: number) => `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="1"/></w:numPr>`
  return part(
    `<w:styles ${NAMESPACES}><w:docDefaults><w:rPrDefault><w:rPr><w:sz w:val="21"/></w:rPr></w:rPrDefault></w:docDefaults><w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style>${style('Heading1', 'heading 1', '<w:outlineLvl w:val="0"/>', 'Normal')}${style('Chapter', 'Chapter', numbered(0), 'Heading1')}${style('Section', 'heading 2', `${numbered(1)}<w:outlineLvl w:val="1"/>`, 'Normal')}${style('ListItem', 'List Number', '<w:numPr><w:numId w:val="2"/></w:numPr>', 'Normal')}</w:styles>`,
  )
}

function numbering(): string {
  const level = (at: number, format: string, text: string, more = '') =>
    `<w:lvl w:ilvl="${at}"><w:start w:val="1"/><w:numFmt w:val="${format}"/>${more}<w:lvlText w:val="${text}"/></w:lvl>`
  return part(
    `<w:numbering ${NAMESPACES}><w:abstractNum w:abstractNumId="0">${level(0, 'chineseCountingThousand', '第%1章')}${level(1, 'decimal', '%1.%2', '<w:isLgl/>')}</w:abstractNum><w:abstractNum w:abstractNumId="1">${level(0, 'chineseCounting', '（%1）')}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="1"/></w:num></w:numbering>`,
  )
}

/** An English statement as filings that began as web pages have it: "$", ")" and "%" in cells of their own, empty columns between. */
export function filingParts(): Record<string, string> {
  const header = (first: string, second: string) =>
    row([
      cell(''),
      cell(''),
      cell(first, '<w:gridSpan w:val="2"/>'),
      cell(''),
      cell(''),
      cell(second, '<w:gridSpan w:val="2"/>'),
      cell(''),
    ])
  const line = (label: string, one: string[], two: string[]) =>
    row([cell(label), cell(''), ...one.map((text) => cell(text)), cell(''), ...two.map((text) => cell(text))])
  const content = [
    paragraph(run('CONSOLIDATED STATEMENTS OF OPERATIONS', '<w:b/><w:sz w:val="28"/>')),
    paragraph(run('(in thousands, except per share data)')),
    table(9, [
      header('2024', '2023'),
      line('Revenue', ['$', '1,500', ''], ['$', '1,200', '']),
      line('Operating loss', ['', '(120', ')'], ['', '(80', ')']),
      line('Margin', ['', '(8.0', ')%'], ['', '(6.7', ')%']),
    ]),
    paragraph(
      run('Revenue grew because more customers bought more of the products that the company sells in its markets.'),
    ),
  ]
  return minimal(content.join(''))
}

/** A report without a single style: headings are bold or larger lines. */
export function plainParts(): Record<string, string> {
  const long = '公司主要从事医疗器械的研发、生产与销售，报告期内主营业务未发生变化，收入来自设备销售和技术服务。'
  const content = [
    paragraph(run('尽职调查报告', '<w:b/><w:sz w:val="36"/>')),
    paragraph(run('一、公司概况', '<w:b/>')),
    paragraph(run(long)),
    paragraph(run('（一）历史沿革', '<w:b/>')),
    paragraph(run(long)),
    paragraph(run('二、财务状况', '<w:b/>')),
    paragraph(run(long)),
    paragraph(run('收入构成', '<w:b/>')),
    table(2, [row([cell('项目'), cell('2024年')]), row([cell('设备'), cell('900')])]),
  ]
  return minimal(content.join(''))
}

export function minimal(content: string): Record<string, string> {
  return {
    '[Content_Types].xml': contentTypes({ 'word/document.xml': 'wordprocessingml.document.main' }),
    '_rels/.rels': relationships(['r1', 'officeDocument', 'word/document.xml']),
    'word/document.xml': body(content),
  }
}
