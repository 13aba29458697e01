import { contentTypes, coreProperties, part, relationships } from './package-parts.ts'

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const NAMESPACES = `xmlns="${MAIN}" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"`

/** A small model: styles that mean something, every kind of formula and value, hidden sheets, names, links, comments. */
export function modelParts(): Record<string, string> {
  return {
    '[Content_Types].xml': contentTypes({
      'xl/workbook.xml': 'spreadsheetml.sheet.main',
      'xl/worksheets/sheet1.xml': 'spreadsheetml.worksheet',
      'xl/worksheets/sheet2.xml': 'spreadsheetml.worksheet',
      'xl/sharedStrings.xml': 'spreadsheetml.sharedStrings',
      'xl/styles.xml': 'spreadsheetml.styles',
      'xl/comments1.xml': 'spreadsheetml.comments',
      'xl/externalLinks/externalLink1.xml': 'spreadsheetml.externalLink',
    }),
    '_rels/.rels': relationships(
      ['r1', 'officeDocument', 'xl/workbook.xml'],
      ['r2', 'core-properties', 'docProps/core.xml'],
    ),
    'docProps/core.xml': coreProperties('DCF model', 'Deal team'),
    'xl/_rels/workbook.xml.rels': relationships(
      ['a', 'worksheet', 'worksheets/sheet1.xml'],
      ['b', 'worksheet', 'worksheets/sheet2.xml'],
      ['s', 'sharedStrings', 'sharedStrings.xml'],
      ['t', 'styles', 'styles.xml'],
      ['e', 'externalLink', 'externalLinks/externalLink1.xml'],
    ),
    'xl/workbook.xml': part(
      `<workbook ${NAMESPACES}><sheets><sheet name="预测" sheetId="1" r:id="a"/><sheet name="Backup" sheetId="2" state="veryHidden" r:id="b"/></sheets><externalReferences><externalReference r:id="e"/></externalReferences><definedNames><definedName name="税率">预测!$B$8</definedName><definedName name="_xlnm.Print_Area" localSheetId="0" hidden="1">预测!$A$1:$E$8</definedName></definedNames><calcPr iterate="1"/></workbook>`,
    ),
    'xl/sharedStrings.xml': part(
      `<sst xmlns="${MAIN}"><si><t>收入预测</t></si><si><t>单位：万元</t></si><si><r><rPr><b/></rPr><t>売上</t></r><r><t>高</t></r><rPh sb="0" eb="2"><t>ウリアゲ</t></rPh></si></sst>`,
    ),
    'xl/styles.xml': styles(),
    'xl/worksheets/_rels/sheet1.xml.rels': relationships(['c', 'comments', '../comments1.xml']),
    'xl/comments1.xml': part(
      `<comments xmlns="${MAIN}"><authors><author>李</author></authors><commentList><comment ref="B5" authorId="0"><text><r><t>来源：管理层预测</t></r></text></comment></commentList></comments>`,
    ),
    'xl/externalLinks/externalLink1.xml': part(`<externalLink ${NAMESPACES}><externalBook r:id="x"/></externalLink>`),
    'xl/externalLinks/_rels/externalLink1.xml.rels': relationships([
      'x',
      'externalLinkPath',
      'file:///C:/deals/budget.xlsx',
      'External',
    ]),
    'xl/worksheets/sheet1.xml': part(forecastSheet()),
    'xl/worksheets/sheet2.xml': part(
      `<worksheet ${NAMESPACES}><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>old case</t></is></c><c r="XFD1"><v>7</v></c></row></sheetData></worksheet>`,
    ),
  }
}

function forecastSheet(): string {
  const rows = [
    '<row r="1"><c r="A1" s="1" t="s"><v>0</v></c></row>',
    '<row r="2"><c r="A2" t="s"><v>1</v></c></row>',
    '<row r="3"><c r="B3"><v>2024</v></c><c r="C3"><v>2025</v></c><c r="D3"><v>2026</v></c><c r="E3" s="4"><v>45658</v></c></row>',
    '<row r="4"><c r="A4" t="s"><v>2</v></c><c r="B4" s="2"><v>1500</v></c><c r="C4" s="3"><f t="shared" ref="C4:D4" si="0">B4*(1+$B$8)</f><v>1875</v></c><c r="D4" s="3"><f t="shared" si="0"/><v>2343.75</v></c></row>',
    '<row r="5"><c r="A5" t="inlineStr"><is><t>成本</t></is></c><c r="B5" s="3"><v>-900</v></c><c r="C5" t="e"><f>B5/0</f><v>#DIV/0!</v></c><c r="D5" t="str"><f>"n/a"</f><v>n/a</v></c></row>',
    '<row r="6" hidden="1"><c r="A6" s="5" t="inlineStr"><is><t>合计</t></is></c><c r="B6" s="3"><f t="array" ref="B6:D6">B4:D4+B5:D5</f><v>600</v></c><c r="C6" t="b"><v>1</v></c><c r="D6"><f>[1]Sheet1!A1</f></c></row>',
    '<row r="8"><c r="A8" t="inlineStr"><is><t>增长率</t></is></c><c r="B8" s="6"><v>0.25</v></c></row>',
  ]
  return `<worksheet ${NAMESPACES}><dimension ref="A1:XFD1048576"/><cols><col min="5" max="5" hidden="1"/></cols><sheetData>${rows.join('')}</sheetData><mergeCells count="1"><mergeCell ref="A1:E1"/></mergeCells></worksheet>`
}

function styles(): string {
  const fonts = [
    '<font><sz val="11"/></font>',
    '<font><b/><sz val="11"/></font>',
    '<font><color rgb="FF0000FF"/></font>',
  ]
  const fills = [
    '<fill><patternFill patternType="none"/></fill>',
    '<fill><patternFill patternType="gray125"/></fill>',
    '<fill><patternFill patternType="solid"><fgColor indexed="13"/></patternFill></fill>',
  ]
  const formats = [
    '<xf numFmtId="0" fontId="0" fillId="0"/>',
    '<xf numFmtId="0" fontId="1" fillId="0"/>',
    '<xf numFmtId="3" fontId="2" fillId="2"/>',
    '<xf numFmtId="164" fontId="0" fillId="0"/>',
    '<xf numFmtId="31" fontId="0" fillId="0"/>',
    '<xf numFmtId="0" fontId="0" fillId="0"><alignment indent="2"/></xf>',
    '<xf numFmtId="9" fontId="0" fillId="0"/>',
  ]
  return part(
    `<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="#,##0.0_);(#,##0.0)"/></numFmts><fonts count="3">${fonts.join('')}</fonts><fills count="3">${fills.join('')}</fills><borders count="1"><border/></borders><cellXfs count="7">${formats.join('')}</cellXfs></styleSheet>`,
  )
}
