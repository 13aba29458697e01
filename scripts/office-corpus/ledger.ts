import { contentTypes, part, relationships } from './package-parts.ts'

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const NAMESPACES = `xmlns="${MAIN}" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"`

/** What hides in sheets that are shown: letters in the colour of their ground, formats that show nothing, rows of no height; and a table. */
export function ledgerParts(): Record<string, string> {
  return {
    '[Content_Types].xml': contentTypes({
      'xl/workbook.xml': 'spreadsheetml.sheet.main',
      'xl/worksheets/sheet1.xml': 'spreadsheetml.worksheet',
      'xl/styles.xml': 'spreadsheetml.styles',
      'xl/tables/table1.xml': 'spreadsheetml.table',
    }),
    '_rels/.rels': relationships(['r1', 'officeDocument', 'xl/workbook.xml']),
    'xl/_rels/workbook.xml.rels': relationships(
      ['a', 'worksheet', 'worksheets/sheet1.xml'],
      ['s', 'styles', 'styles.xml'],
    ),
    'xl/workbook.xml': part(
      `<workbook ${NAMESPACES}><sheets><sheet name="Sales" sheetId="1" r:id="a"/></sheets></workbook>`,
    ),
    'xl/styles.xml': styles(),
    'xl/worksheets/_rels/sheet1.xml.rels': relationships(['t', 'table', '../tables/table1.xml']),
    'xl/tables/table1.xml': part(
      `<table xmlns="${MAIN}" id="1" name="Table1" displayName="Sales" ref="A1:C4" totalsRowCount="1"><autoFilter ref="A1:C3"/><tableColumns count="3"><tableColumn id="1" name="Region"/><tableColumn id="2" name="Net_x000a_amount"/><tableColumn id="3" name="Tax"><calculatedColumnFormula>Sales[[#This Row],[Net_x000a_amount]]*0.2</calculatedColumnFormula></tableColumn></tableColumns></table>`,
    ),
    'xl/worksheets/sheet1.xml': part(salesSheet()),
  }
}

function salesSheet(): string {
  const text = (address: string, content: string, style = 0) =>
    `<c r="${address}" s="${style}" t="inlineStr"><is><t>${content}</t></is></c>`
  const number = (address: string, value: number, style = 0) => `<c r="${address}" s="${style}"><v>${value}</v></c>`
  const rows = [
    `<row r="1">${text('A1', 'Region', 1)}${text('B1', 'Net amount', 1)}${text('C1', 'Tax', 1)}</row>`,
    `<row r="2">${text('A2', 'North')}${number('B2', 100)}${number('C2', 20)}</row>`,
    `<row r="3" ht="0" customHeight="1">${text('A3', 'South')}${number('B3', 50)}${number('C3', 10)}</row>`,
    `<row r="4">${text('A4', 'Total')}${number('B4', 150)}${number('C4', 30)}</row>`,
    `<row r="6">${text('A6', 'white on bare paper', 1)}${number('B6', 17, 3)}${number('C6', 5, 2)}${number('D6', 9, 4)}</row>`,
    `<row r="7">${text('A7', 'white, coloured by a condition', 1)}</row>`,
  ]
  return `<worksheet ${NAMESPACES}><cols><col min="4" max="4" width="0" customWidth="1"/></cols><sheetData>${rows.join('')}</sheetData><conditionalFormatting sqref="A7"><cfRule type="expression" dxfId="0" priority="1"><formula>TRUE</formula></cfRule></conditionalFormatting></worksheet>`
}

function styles(): string {
  const fonts = ['<font><sz val="11"/></font>', '<font><color rgb="FFFFFFFF"/></font>']
  const fills = [
    '<fill><patternFill patternType="none"/></fill>',
    '<fill><patternFill patternType="gray125"/></fill>',
    '<fill><patternFill patternType="solid"><fgColor rgb="FF1F4E78"/></patternFill></fill>',
  ]
  const formats = [
    '<xf numFmtId="0" fontId="0" fillId="0"/>',
    '<xf numFmtId="0" fontId="1" fillId="0"/>',
    '<xf numFmtId="0" fontId="1" fillId="2"/>',
    '<xf numFmtId="164" fontId="0" fillId="0"/>',
    '<xf numFmtId="0" fontId="0" fillId="2"/>',
  ]
  return part(
    `<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode=";;;"/></numFmts><fonts count="2">${fonts.join('')}</fonts><fills count="3">${fills.join('')}</fills><borders count="1"><border/></borders><cellXfs count="5">${formats.join('')}</cellXfs></styleSheet>`,
  )
}
