import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { readXlsx, writeXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import type { ReviewReportInput } from '../input/report-input.ts'
import { documentOf, sampleReport } from '../testing/sample-report.ts'
import { toWorkbook } from './to-workbook.ts'
import { workbookEnding } from './sheets/workbook-ending.ts'

const MACRO_MAIN = 'application/vnd.ms-excel.sheet.macroEnabled.main+xml'
const PLAIN_MAIN = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml'

function reportOn(name: string, format: 'xlsx' | 'csv' = 'xlsx'): ReviewReportInput {
  const sheets = ['Data', 'Other'].map((sheetName) => ({
    name: sheetName,
    visibility: 'visible' as const,
    rowCount: 9,
    columnCount: 3,
    cells: [],
    merges: [],
    hiddenRows: [],
    hiddenColumns: [],
  }))
  const workbook = { sheets, definedNames: [], externalLinks: [], iterativeCalculation: false, date1904: false }
  return { ...sampleReport(), document: documentOf([], { name, format, pages: [], workbook }) }
}

/** A workbook whose first sheet has these formulas in column B, their values beside them kept, and what else is patched in. */
async function workbookOf(formulas: readonly string[], patch: (parts: Record<string, Uint8Array>) => void = () => {}) {
  const cells = new Map(
    formulas.map((formula, row) => [`${row},1`, { value: `shown ${row}`, formula, formulaResult: `shown ${row}` }]),
  )
  const rows = formulas.map((_, row) => ['label', `shown ${row}`])
  const parts = unzipSync(
    await writeXlsx({
      sheets: [
        { name: 'Data', rows, cells },
        { name: 'Other', rows: [['x']] },
      ],
    }),
  )
  patch(parts)
  return zipSync(parts)
}

const mainTypeOf = (bytes: Uint8Array): string | undefined =>
  /\/xl\/workbook\.xml"\s+ContentType="([^"]*)"/.exec(strFromU8(unzipSync(bytes)['[Content_Types].xml']!))?.[1]

function retype(parts: Record<string, Uint8Array>, type: string): void {
  const types = strFromU8(parts['[Content_Types].xml']!)
  parts['[Content_Types].xml'] = strToU8(types.replace(PLAIN_MAIN, type))
}

test('a workbook with macros keeps them, and its name, its type and its parts say the same', async () => {
  const macros = strToU8('a project of macros')
  const original = await workbookOf(['1+1'], (parts) => {
    parts['xl/vbaProject.bin'] = macros
    retype(parts, MACRO_MAIN)
  })
  const written = await toWorkbook(reportOn('model.xlsm'), original)
  expect(workbookEnding('model.xlsm')).toBe('xlsm')
  expect(mainTypeOf(written)).toBe(MACRO_MAIN)
  expect(unzipSync(written)['xl/vbaProject.bin']).toEqual(macros)
  expect((await readXlsx(written)).sheets.map(({ name }) => name)).toEqual(['Problems', 'Data', 'Other'])
})

test('one that only bears the type of macros, and one whose macros its name denies, become plain workbooks', async () => {
  const typed = await toWorkbook(
    reportOn('model.xlsx'),
    await workbookOf(['1+1'], (parts) => retype(parts, MACRO_MAIN)),
  )
  const denied = await workbookOf(['1+1'], (parts) => {
    parts['xl/vbaProject.bin'] = strToU8('macros')
    retype(parts, MACRO_MAIN)
  })
  for (const written of [typed, await toWorkbook(reportOn('model.xlsx'), denied)]) {
    expect(mainTypeOf(written)).toBe(PLAIN_MAIN)
    expect(Object.keys(unzipSync(written))).not.toContain('xl/vbaProject.bin')
  }
  expect(mainTypeOf(await toWorkbook(reportOn('broken.xlsm'), strToU8('no zip')))).toBe(MACRO_MAIN)
})

const HARMFUL = [
  'HYPERLINK("javascript:alert(1)","x")',
  'HYPERLINK( " java"&"script:alert(1)")',
  'IF(A1=1,HYPERLINK("file:///c:/x.exe"),2)',
  'HYPERLINK("\\\\server\\share","x")',
  'hyperlink("vbscript:x")',
  'HYPERLINK("data:text/html,x")',
  'HYPERLINK(A1)',
  "cmd|'/C calc'!A0",
]
const HARMLESS = [
  'HYPERLINK("https://example.com/?q=1","site")',
  'HYPERLINK("mailto:a@example.com")',
  'HYPERLINK("#"&CELL("address",A1))',
  'IF(A1="a|b!c",SUM(A1:A2),"HYPERLINK")',
]

test('links that run something or open a file are cut, their cells keep what they show; other formulas stay', async () => {
  const written = await toWorkbook(reportOn('model.xlsx'), await workbookOf([...HARMFUL, ...HARMLESS]))
  const { cells, rows } = (await readXlsx(written)).sheets[1]!
  const formulas = [...HARMFUL, ...HARMLESS].map((_, row) => cells?.get(`${row},1`)?.formula)
  expect(formulas).toEqual([...HARMFUL.map(() => undefined), ...HARMLESS])
  expect(rows.map((row) => row[1])).toEqual([...HARMFUL, ...HARMLESS].map((_, row) => `shown ${row}`))
  expect(cells?.get('0,1')?.comment?.text).toBe('For safety, the link in this cell was removed from this copy.')
})

test('what shares a formula that is cut loses it too, and no order of calculation names cells without one', async () => {
  const original = await workbookOf(['1+1', '1+1'], (parts) => {
    const sheet = strFromU8(parts['xl/worksheets/sheet1.xml']!)
    let count = 0
    const shared = sheet.replace(/<f>1\+1<\/f>/g, () =>
      count++ === 0 ? '<f t="shared" si="0" ref="B1:B2">HYPERLINK("file:x")</f>' : '<f t="shared" si="0"/>',
    )
    parts['xl/worksheets/sheet1.xml'] = strToU8(shared)
    parts['xl/calcChain.xml'] = strToU8('<calcChain><c r="B1" i="1"/></calcChain>')
  })
  const parts = unzipSync(await toWorkbook(reportOn('model.xlsx'), original))
  expect(strFromU8(parts['xl/worksheets/sheet1.xml']!)).not.toMatch(/<f\b/)
  expect(Object.keys(parts)).not.toContain('xl/calcChain.xml')
})

test('links beside the cells are cut by the same measure, with what uses them', async () => {
  const rel = (id: string, target: string, kind = 'hyperlink') =>
    `<Relationship Id="${id}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${kind}" Target="${target}" TargetMode="External"/>`
  const head = '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">'
  const original = await workbookOf(['1+1'], (parts) => {
    const sheet = strFromU8(parts['xl/worksheets/sheet1.xml']!)
    const links = ['h1', 'h2', 'h3'].map((id, row) => `<hyperlink ref="A${row + 1}" r:id="${id}"/>`).join('')
    parts['xl/worksheets/sheet1.xml'] = strToU8(
      sheet.replace(
        '</sheetData>',
        `</sheetData><hyperlinks xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships">${links}<hyperlink ref="A4" location="Other!A1"/></hyperlinks>`,
      ),
    )
    const relations = [rel('h1', 'javascript:alert(1)'), rel('h2', 'https://example.com'), rel('h3', 'file:///c:/x')]
    parts['xl/worksheets/_rels/sheet1.xml.rels'] = strToU8(`${head}${relations.join('')}</Relationships>`)
    parts['xl/drawings/drawing1.xml'] = strToU8(
      '<xdr:wsDr><xdr:cNvPr id="1" name="a"><a:hlinkClick r:id="d1"/></xdr:cNvPr><a:blip r:link="d2" r:embed="d3"/></xdr:wsDr>',
    )
    parts['xl/drawings/_rels/drawing1.xml.rels'] = strToU8(
      `${head}${rel('d1', '\\\\server\\x')}${rel('d2', 'file://server/x.png', 'image')}</Relationships>`,
    )
  })
  const parts = unzipSync(await toWorkbook(reportOn('model.xlsx'), original))
  const text = (name: string): string => strFromU8(parts[name]!)
  expect(text('xl/worksheets/sheet1.xml')).toContain(
    '<hyperlink ref="A2" r:id="h2"/><hyperlink ref="A4" location="Other!A1"/>',
  )
  expect(text('xl/worksheets/sheet1.xml')).not.toMatch(/"h1"|"h3"/)
  expect(text('xl/drawings/drawing1.xml')).toBe(
    '<xdr:wsDr><xdr:cNvPr id="1" name="a"></xdr:cNvPr><a:blip r:embed="d3"/></xdr:wsDr>',
  )
  const relations = Object.entries(parts).filter(([name]) => name.endsWith('.rels'))
  for (const [name, bytes] of relations) expect(strFromU8(bytes), name).not.toMatch(/javascript:|file:|\\\\server/)
})
