import { contentTypes, part, relationships, zip, type Parts } from './package-parts.ts'
import { body, cell, minimal, NAMESPACES, paragraph, row, run, table } from './text-documents.ts'

/** A report put together from other files, with all that Word keeps outside its body. */
export function assembledParts(): Parts {
  return {
    '[Content_Types].xml': contentTypes({
      'word/document.xml': 'wordprocessingml.document.main',
      'word/numbering.xml': 'wordprocessingml.numbering',
      'word/footnotes.xml': 'wordprocessingml.footnotes',
      'word/endnotes.xml': 'wordprocessingml.endnotes',
      'word/charts/chart1.xml': 'drawingml.chart',
      'word/diagrams/data1.xml': 'drawingml.diagramData',
      'word/header1.xml': 'wordprocessingml.header',
      'word/header2.xml': 'wordprocessingml.header',
    }),
    '_rels/.rels': relationships(['r1', 'officeDocument', 'word/document.xml']),
    'word/_rels/document.xml.rels': relationships(
      ['n', 'numbering', 'numbering.xml'],
      ['f', 'footnotes', 'footnotes.xml'],
      ['e', 'endnotes', 'endnotes.xml'],
      ['h1', 'header', 'header1.xml'],
      ['h2', 'header', 'header2.xml'],
      ['html', 'aFChunk', 'appendix.html'],
      ['rtf', 'aFChunk', 'appendix.rtf'],
      ['txt', 'aFChunk', 'appendix.txt'],
      ['docx', 'aFChunk', 'appendix.docx'],
      ['chart', 'chart', 'charts/chart1.xml'],
      ['art', 'diagramData', 'diagrams/data1.xml'],
      ['sheet', 'package', 'embeddings/sheet1.xlsx'],
    ),
    'word/appendix.html': `<!DOCTYPE html><html><head><title>A</title><style>p { color: red }</style></head><body>
<h2>附录一 应收账款账龄</h2><p>单位：万元<br>截至2024年12月31日</p>
<table><thead><tr><th rowspan="2">账龄</th><th colspan="2">金额</th></tr><tr><th>2024年</th><th>2023年</th></tr></thead>
<tbody><tr><td>1年以内</td><td>1,200</td><td>900</td></tr><tr><td>1&ndash;2年</td><td>300</td><td>100</td></tr><tr><td><b>合计</b></td><td>1,500</td><td>1,000</td></tr></tbody></table>
<ul><li>账龄按发票日计算</li><li>A&amp;B 公司除外</li></ul><script>alert(1)</script></body></html>`,
    'word/appendix.rtf': String.raw`{\rtf1\ansi\ansicpg1252\deff0{\fonttbl{\f0 Arial;}}\pard Appendix 2: revenue grew by 25%.\par}`,
    'word/appendix.txt': '附录三\r\n本附录为纯文本。',
    'word/appendix.docx': zip(
      minimal(
        paragraph(run('附录四')) + table(2, [row([cell('项目'), cell('金额')]), row([cell('设备'), cell('900')])]),
      ),
    ),
    'word/numbering.xml': numbering(),
    'word/footnotes.xml': part(
      `<w:footnotes ${NAMESPACES}><w:footnote w:type="separator" w:id="-1"><w:p/></w:footnote><w:footnote w:id="1">${paragraph(`<w:r><w:footnoteRef/></w:r>${run(' 未经审计。')}`)}</w:footnote><w:footnote w:id="2">${paragraph(run('按汇率7.10折算。'))}</w:footnote></w:footnotes>`,
    ),
    'word/endnotes.xml': part(
      `<w:endnotes ${NAMESPACES}><w:endnote w:id="1">${paragraph(run('来源：国家统计局。'))}</w:endnote></w:endnotes>`,
    ),
    'word/charts/chart1.xml': chart(),
    'word/diagrams/data1.xml': part(
      `<dgm:dataModel xmlns:dgm="http://schemas.openxmlformats.org/drawingml/2006/diagram" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><dgm:ptLst><dgm:pt><dgm:t><a:p><a:r><a:t>立项</a:t></a:r></a:p></dgm:t></dgm:pt><dgm:pt><dgm:t><a:p><a:r><a:t>尽职调查</a:t></a:r></a:p></dgm:t></dgm:pt></dgm:ptLst></dgm:dataModel>`,
    ),
    'word/embeddings/sheet1.xlsx': zip(sheetParts()),
    'word/header1.xml': part(`<w:hdr ${NAMESPACES}>${paragraph(run('首页页眉'))}</w:hdr>`),
    'word/header2.xml': part(
      `<w:hdr ${NAMESPACES}>${paragraph(`${run('左')}<w:r><w:ptab w:alignment="center"/></w:r>${run('中')}`)}</w:hdr>`,
    ),
    'word/document.xml': body(assembledBody()),
  }
}

function assembledBody(): string {
  const field = (instruction: string, result: string) =>
    `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>${instruction}</w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>${run(result)}<w:r><w:fldChar w:fldCharType="end"/></w:r>`
  const item = (list: number, level: number, text: string) =>
    paragraph(run(text), `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${list}"/></w:numPr>`)
  const drawing = (uri: string, content: string) =>
    paragraph(
      `<w:r><w:drawing><wp:inline><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/${uri}">${content}</a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`,
    )
  return [
    paragraph(run('2024年度尽职调查报告', '<w:b/><w:sz w:val="32"/>')),
    // A footnote on a figure must not become a digit of it.
    paragraph(
      `${run('营业收入1,500')}<w:r><w:rPr><w:vertAlign w:val="superscript"/></w:rPr><w:footnoteReference w:id="1"/></w:r>${run('万元，海外收入300')}<w:r><w:footnoteReference w:id="2"/></w:r>${run('万元，行业增速见统计')}<w:r><w:endnoteReference w:id="1"/></w:r>${run('。')}`,
    ),
    paragraph(`${run('合计')}${field('=SUM(ABOVE)', '1,800')}${run('万元，见')}${field('REF _Ref1', '表3')}`),
    // Moved, and a mark of paragraph deleted with its text.
    paragraph(`<w:moveFrom w:id="11" w:author="李"><w:r><w:t>移动的话。</w:t></w:r></w:moveFrom>${run('先说。')}`),
    paragraph(`${run('后说。')}<w:moveTo w:id="12" w:author="李">${run('移动的话。')}</w:moveTo>`),
    item(1, 0, '资产'),
    item(1, 1, '货币资金'),
    item(1, 1, '存货'),
    item(1, 0, '负债'),
    item(1, 1, '借款'),
    item(2, 0, '另起一列'),
    tabTable(),
    drawing('chart', '<c:chart xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart" r:id="chart"/>'),
    drawing('diagram', '<dgm:relIds xmlns:dgm="http://schemas.openxmlformats.org/drawingml/2006/diagram" r:dm="art"/>'),
    nestedTable(),
    paragraph(
      `<w:r><w:object><o:OLEObject xmlns:o="urn:schemas-microsoft-com:office:office" Type="Embed" ProgID="Excel.Sheet.12" r:id="sheet"/></w:object></w:r>`,
    ),
    paragraph(
      `<w:r><w:pict><v:shape xmlns:v="urn:schemas-microsoft-com:vml"><v:textbox><w:txbxContent>${paragraph(run('旧式文本框'))}</w:txbxContent></v:textbox></v:shape></w:pict></w:r>`,
    ),
    controls(),
    ...['html', 'rtf', 'txt', 'docx'].map((id) => `<w:altChunk r:id="${id}"/>`),
    `<w:sectPr><w:headerReference w:type="first" r:id="h1"/><w:headerReference w:type="default" r:id="h2"/></w:sectPr>`,
  ].join('')
}

/** Lines that tab stops set as a table; one year of one line is blank, one label takes two lines. */
function tabTable(): string {
  const stops = '<w:tabs><w:tab w:val="right" w:pos="5000"/><w:tab w:val="right" w:pos="7000"/></w:tabs>'
  const line = (...fields: string[]) => paragraph(fields.map((field) => run(field)).join('<w:r><w:tab/></w:r>'), stops)
  return [
    paragraph(run('表2 现金流量（单位：万元）')),
    line('项目', '2024年', '2023年'),
    line('一、经营活动：'),
    line('销售商品收到的现金', '1,600', '1,300'),
    line('处置固定资产、无形资产和其他长'),
    line('期资产收回的现金', '', '20'),
    line('支付职工的现金', '(400)', '(300)'),
    line('现金流量净额', '1,200', '1,020'),
    paragraph(run('以上数据未经审计，仅供参考。')),
  ].join('')
}

function nestedTable(): string {
  const inner = table(2, [
    row([cell('子项'), cell('数额')]),
    row([cell('甲'), cell('11')]),
    row([cell('乙'), cell('22')]),
  ])
  const holder = `<w:tc><w:tcPr/>${paragraph(run('明细'))}${inner}<w:p/></w:tc>`
  return table(2, [row([cell('科目'), cell('说明')]), row([cell('预付款'), holder])])
}

function controls(): string {
  const control = (properties: string, content: string) =>
    `<w:sdt><w:sdtPr>${properties}</w:sdtPr><w:sdtContent>${content}</w:sdtContent></w:sdt>`
  const box = (mark: string, on: number) =>
    control(
      `<w14:checkbox xmlns:w14="http://schemas.microsoft.com/office/word/2010/wordml"><w14:checked w14:val="${on}"/></w14:checkbox>`,
      run(mark),
    )
  return [
    control(
      '<w:dropDownList/>',
      paragraph(`${run('意见类型：')}${control('<w:dropDownList/>', run('标准无保留意见'))}`),
    ),
    paragraph(`${box('☒', 1)}${run('适用')}${box('☐', 0)}${run('不适用')}`),
    paragraph(control('<w:showingPlcHdr/>', run('单击此处输入文字。'))),
  ].join('')
}

function numbering(): string {
  const level = (at: number, text: string) =>
    `<w:lvl w:ilvl="${at}"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:lvlText w:val="${text}"/></w:lvl>`
  return part(
    `<w:numbering ${NAMESPACES}><w:abstractNum w:abstractNumId="0">${level(0, '%1.')}${level(1, '%1.%2')}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="0"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="1"/></w:lvlOverride></w:num></w:numbering>`,
  )
}

/** Growth as Excel shows it (12.5 %), over years that are dates to the chart. */
function chart(): string {
  const cache = (kind: string, format: string, values: string[]) =>
    `<c:${kind}Ref><c:${kind}Cache>${format && `<c:formatCode>${format}</c:formatCode>`}<c:ptCount val="${values.length}"/>${values.map((value, i) => `<c:pt idx="${i}"><c:v>${value}</c:v></c:pt>`).join('')}</c:${kind}Cache></c:${kind}Ref>`
  return part(
    `<c:chartSpace xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><c:chart><c:title><c:tx><c:rich><a:p><a:r><a:t>收入增长率</a:t></a:r></a:p></c:rich></c:tx></c:title><c:plotArea><c:lineChart><c:ser><c:tx>${cache('str', '', ['增长率'])}</c:tx><c:cat>${cache('num', 'yyyy&quot;年&quot;', ['44927', '45292'])}</c:cat><c:val>${cache('num', '0.0%', ['0.125', '0.25'])}</c:val></c:ser></c:lineChart></c:plotArea></c:chart></c:chartSpace>`,
  )
}

function sheetParts(): Record<string, string> {
  const text = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`
  const spreadsheet = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
  return {
    '[Content_Types].xml': contentTypes({ 'xl/workbook.xml': 'spreadsheetml.sheet.main' }),
    '_rels/.rels': relationships(['r1', 'officeDocument', 'xl/workbook.xml']),
    'xl/_rels/workbook.xml.rels': relationships(['s', 'worksheet', 'sheet1.xml']),
    'xl/workbook.xml': part(
      `<workbook ${spreadsheet} xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="银行借款" sheetId="1" r:id="s"/></sheets></workbook>`,
    ),
    'xl/sheet1.xml': part(
      `<worksheet ${spreadsheet}><sheetData><row>${text('银行')}${text('余额')}</row><row>${text('甲银行')}<c><v>500</v></c></row></sheetData></worksheet>`,
    ),
  }
}
