/**
 * Workbooks that break checkers: cycles, chains, a used range of the whole sheet, arrays, a password, damage, old versions. Makes each in
 * a temporary folder, reads it in a child as the service does, computes and reviews it. All must end in a review or a typed error.
 * Usage: node bench/limits/hostile-workbooks.ts [PATTERN]
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ReadError, type Document } from '@tickmark/document'
import { createChildPool } from '@tickmark/isolation'
import type { Usage } from '@tickmark/isolation'
import { review } from '@tickmark/review'
import { createRecalculator } from '@tickmark/workbook/recalculate'

/** Reading, computing and reviewing together, on a busy machine. */
const LIMITS = { milliseconds: 60_000, megabytes: 768 }
const readers = createRequire(import.meta.resolve('@tickmark/readers'))
const { CFB, read, utils, write } = readers('@e965/xlsx') as typeof import('@e965/xlsx')
const { strFromU8, strToU8, unzipSync, zipSync } = readers('fflate') as typeof import('fflate')

const SHEET = 'xl/worksheets/sheet1.xml'

type Cells = Record<string, string | number>

/** Formulas begin with "="; text stays text. */
function workbookOf(cells: Cells, book: { iterate?: boolean; range?: string } = {}): Buffer {
  const sheet = Object.fromEntries(
    Object.entries(cells).map(([address, content]) => [
      address,
      typeof content === 'number'
        ? { t: 'n', v: content }
        : content.startsWith('=')
          ? { t: 'n', f: content.slice(1), v: 0 }
          : { t: 's', v: content },
    ]),
  )
  const made = utils.book_new()
  utils.book_append_sheet(made, { ...sheet, '!ref': book.range ?? 'A1:D200000' }, 'Model')
  const bytes = write(made, { type: 'buffer', bookType: 'xlsx', compression: true }) as Buffer
  if (!book.iterate) return bytes
  return editPart(bytes, 'xl/workbook.xml', (text) =>
    text.replace('</workbook>', '<calcPr iterate="1" iterateCount="100"/></workbook>'),
  )
}

function editPart(bytes: Buffer, path: string, edit: (text: string) => string): Buffer {
  const parts = unzipSync(bytes)
  const part = parts[path]
  if (!part) throw new Error(`no part ${path}`)
  parts[path] = strToU8(edit(strFromU8(part)))
  return Buffer.from(zipSync(parts))
}

const CYCLE: Cells = { A1: 'Interest', B1: '=B2*5%', A2: 'Debt', B2: '=100+B1', A3: 'Total', B3: '=B1+B2' }

function downColumn(count: number, formula: (row: number) => string): Cells {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`B${index + 1}`, formula(index + 1)]))
}

/** An array formula in every row, as programs write them. */
function withArrays(count: number): Buffer {
  const rows = Array.from(
    { length: count },
    (_, index) =>
      `<row r="${index + 1}"><c r="A${index + 1}"><v>${index}</v></c><c r="B${index + 1}"><f t="array" ref="B${index + 1}">SUM(A$1:A$9*2)</f><v>72</v></c></row>`,
  )
  const bytes = workbookOf({ A1: 1 }, { range: `A1:B${count}` })
  return editPart(bytes, SHEET, (text) =>
    text.replace(/<sheetData>[^]*<\/sheetData>/, `<sheetData>${rows.join('')}</sheetData>`),
  )
}

/** The container in which programs put an encrypted workbook. */
function encrypted(): Buffer {
  const container = CFB.utils.cfb_new()
  CFB.utils.cfb_add(container, '/EncryptionInfo', Buffer.from([4, 0, 4, 0, 0x40, 0, 0, 0]))
  CFB.utils.cfb_add(container, '/EncryptedPackage', Buffer.alloc(4096, 7))
  return Buffer.from(CFB.write(container, { type: 'buffer', fileType: 'cfb' }) as Uint8Array)
}

const older = (bookType: 'biff8' | 'biff5' | 'biff2' | 'xlml' | 'xlsb' | 'ods'): Buffer =>
  Buffer.from(write(read(workbookOf(CYCLE), { type: 'buffer' }), { type: 'buffer', bookType }) as Uint8Array)

const CASES: Record<string, () => Buffer> = {
  'cycle.xlsx': () => workbookOf(CYCLE),
  'cycle-iterated.xlsx': () => workbookOf(CYCLE, { iterate: true }),
  'chain-100000.xlsx': () => workbookOf(downColumn(100_000, (row) => (row === 1 ? '=1' : `=B${row - 1}+1`))),
  'running-totals-50000.xlsx': () => workbookOf(downColumn(50_000, (row) => `=SUM($A$1:A${row})`)),
  'whole-sheet.xlsx': () =>
    editPart(workbookOf({ A1: 1, B2: '=SUM(C:XFD)+SUM(3:1048576)' }, { range: 'A1:B2' }), SHEET, (text) =>
      text.replace('</sheetData>', '<row r="1048576"><c r="XFD1048576"><v>2</v></c></row></sheetData>'),
    ),
  'arrays-100000.xlsx': () => withArrays(100_000),
  'nested-500.xlsx': () => workbookOf({ A1: 1, B1: `=${'('.repeat(500)}A1${')'.repeat(500)}` }),
  'password.xlsx': encrypted,
  'damaged.xlsx': () => {
    const bytes = Buffer.from(workbookOf(downColumn(2000, (row) => `=A${row}*2`)))
    for (let index = 200; index < bytes.length - 400; index += 97) bytes[index] = bytes.readUInt8(index) ^ 0xff
    return bytes
  },
  'truncated.xlsx': () => workbookOf(downColumn(2000, (row) => `=A${row}*2`)).subarray(0, 9000),
  'biff8.xls': () => older('biff8'),
  'biff5.xls': () => older('biff5'),
  'biff2.xls': () => older('biff2'),
  'xml2003.xls': () => older('xlml'),
  'truncated.xls': () => older('biff8').subarray(0, 2500),
  'empty.xlsx': () => Buffer.alloc(0),
}

const [pattern = '.'] = process.argv.slice(2)
const folder = mkdtempSync(join(tmpdir(), 'tickmark-workbooks-'))
const wasm = createRequire(import.meta.resolve('@tickmark/workbook')).resolve('@ironcalc/wasm/wasm_bg.wasm')
const recalculator = createRecalculator(readFileSync(wasm))
const pool = createChildPool({
  entry: new URL(import.meta.resolve('@tickmark/readers/child')),
  size: 1,
  memoryMb: 700,
  deadline: 20_000,
  filesPerChild: 1,
})
let failures = 0
for (const [name, make] of Object.entries(CASES)) {
  if (!new RegExp(pattern).test(name)) continue
  writeFileSync(join(folder, name), make())
  let usage: Usage = { milliseconds: 0, peakMb: 0 }
  const started = performance.now()
  const outcome = await outcomeOf(name, (value) => (usage = value))
  const milliseconds = performance.now() - started
  const isFault = outcome.startsWith('UNTYPED') || milliseconds > LIMITS.milliseconds || usage.peakMb > LIMITS.megabytes
  if (isFault) failures++
  console.log(
    `${isFault ? 'FAIL' : 'ok  '} ${(milliseconds / 1000).toFixed(1).padStart(5)} s, read within ${String(usage.peakMb).padStart(4)} MB  ${name.padEnd(26)} ${outcome}`,
  )
}
console.log(failures === 0 ? 'all end in a review or a typed error' : `${failures} failures`)
await pool.close()
rmSync(folder, { recursive: true })
process.exitCode = failures === 0 ? 0 : 1

async function outcomeOf(name: string, onUsage: (usage: Usage) => void): Promise<string> {
  try {
    const document = (await pool.run('readFile', { file: { path: join(folder, name), name } }, { onUsage })) as Document
    const recalculation = document.workbook && recalculator.recalculate(document.workbook)
    const { findings } = review(document, { type: 'valuation_model', recalculation, recalculator })
    const rules = [...new Set(findings.map(({ ruleId }) => ruleId.replace(/^.*\//, '')))].slice(0, 3)
    return `${findings.length} findings${rules.length > 0 ? `: ${rules.join(', ')}` : ''}`
  } catch (error) {
    return error instanceof ReadError ? error.key : `UNTYPED ${String(error).slice(0, 120)}`
  }
}
