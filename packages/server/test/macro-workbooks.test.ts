import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DataOf } from '@tickmark/contract'
import { startHarness, type Caller, type Harness, takeData } from './harness.ts'

const MACRO_MAIN = 'application/vnd.ms-excel.sheet.macroEnabled.main+xml'
const PLAIN_MAIN = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml'
const BALANCE = fileURLToPath(new URL('../../../corpus/sheets/balance-sheet-en-wrong.xlsx', import.meta.url))
const RELATIONSHIPS = 'xl/_rels/workbook.xml.rels'
const PROJECT =
  '<Relationship Id="macros" Type="http://schemas.microsoft.com/office/2006/relationships/vbaProject" Target="vbaProject.bin"/>'
const MACROS = strToU8('a project of macros')

let harness: Harness
let user: Caller
beforeAll(async () => {
  harness = await startHarness()
  user = await harness.register('modeller')
})
afterAll(() => harness.stop())

/** The balance sheet with two wrong totals as Excel saves it with macros. */
function macroWorkbook(): File {
  const parts = unzipSync(readFileSync(BALANCE))
  const types = strFromU8(partOf(parts, '[Content_Types].xml'))
  parts['[Content_Types].xml'] = strToU8(types.replace(PLAIN_MAIN, MACRO_MAIN))
  parts['xl/vbaProject.bin'] = MACROS
  const relationships = strFromU8(partOf(parts, RELATIONSHIPS))
  parts[RELATIONSHIPS] = strToU8(relationships.replace('</Relationships>', `${PROJECT}</Relationships>`))
  return new File([new Uint8Array(zipSync(parts))], 'balance.xlsm')
}

function partOf(parts: Record<string, Uint8Array>, name: string): Uint8Array {
  const part = parts[name]
  if (!part) throw new Error(`no ${name}`)
  return part
}

test('a workbook with macros is reviewed as a workbook, and its reviewed copy keeps them', async () => {
  const data = takeData(await user.upload([macroWorkbook()], { type: 'financial_report' }))
  const taskId = data.task_id
  const task = await user.waitForEnd(taskId)
  expect(task).toMatchObject({
    status: 'completed',
    files: [{ name: 'balance.xlsm', type: 'xlsx', view: 'grid', status: 'read', error: null }],
  })
  const model = `/task/model?task_id=${taskId}&file_id=${task.files[0]!.file_id}`
  // Macros that cannot be read are there all the same.
  expect((await user.call('GET', model)).data).toMatchObject({ hasMacros: true, macros: [] })
  const problems = await user.call<DataOf<'listProblems'>>('GET', `/task/problems?task_id=${taskId}`)
  expect(takeData(problems).items.map(({ expected, evidence: [{ location }] }) => [location.cell, expected])).toEqual([
    ['B7', '670'],
    ['B19', '660'],
  ])
  const copy = task.results.find(({ kind }) => kind === 'xlsx')!
  const answer = await user.raw(`/task/resource/${copy.path}`)
  const parts = unzipSync(new Uint8Array(await answer.arrayBuffer()))
  expect({
    name: copy.name,
    mediaType: answer.headers.get('Content-Type'),
    main: strFromU8(partOf(parts, '[Content_Types].xml')).includes(MACRO_MAIN),
    macros: parts['xl/vbaProject.bin'],
  }).toEqual({
    name: 'balance.xlsm',
    mediaType: 'application/vnd.ms-excel.sheet.macroEnabled.12',
    main: true,
    macros: MACROS,
  })
})

test('a task that only recognises text takes workbooks and lists of values as well', async () => {
  const list = new File(['Item,Amount\nCash,1\nTotal,1\n'], 'list.csv')
  const data = takeData(await user.upload([macroWorkbook(), list], { type: 'ocr' }))
  const task = await user.waitForEnd(data.task_id)
  expect(task.files.map(({ type, status }) => [type, status])).toEqual([
    ['xlsx', 'read'],
    ['csv', 'read'],
  ])
  expect(task.results.flatMap(({ kind, name }) => (kind === 'xlsx' ? name : []))).toEqual(['balance.xlsx', 'list.xlsx'])
  const markdown = task.results.find(({ kind, name }) => kind === 'markdown' && name.startsWith('balance'))!
  expect(await (await user.raw(`/task/resource/${markdown.path}`)).text()).toContain('Total')
})
