import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { firstOf, itemAt } from '@tickmark/document'
import type { DataOf } from '@tickmark/contract'
import { corpus, startHarness, takeData, type Caller, type Harness } from './harness.ts'

/** A valuation by discounted cash flows: WACC in B9, growth in B10, equity value in B16. */
const VALUATION = fileURLToPath(new URL('../../../corpus/sheets/dcf-en.xlsx', import.meta.url))

let harness: Harness
let owner: Caller
let stranger: Caller
let visitor: Caller
let file: { task_id: string; file_id: string }
beforeAll(async () => {
  harness = await startHarness()
  owner = await harness.register('modeller')
  stranger = await harness.register('stranger')
  file = await uploadOf(VALUATION)
  const { task_id } = file
  const made = takeData(await owner.call<DataOf<'createLink'>>('POST', '/task/links', { task_id }))
  const link = itemAt(made.address.split('#'), 1)
  const opened = takeData(await harness.caller().call<DataOf<'openLink'>>('POST', '/task/links/open', { link }))
  visitor = harness.caller(opened.token.replace('Bearer ', ''))
})
afterAll(() => harness.stop())

async function uploadOf(path: string): Promise<typeof file> {
  const { task_id } = takeData(await owner.upload([path], { type: 'valuation_model' }))
  const { files } = await owner.waitForEnd(task_id)
  return { task_id, file_id: firstOf(files).file_id }
}

const ask = (path: string, place: Record<string, string> = {}, of = file) =>
  `/task/model${path}?${new URLSearchParams({ ...of, ...place }).toString()}`
const dcf = (cell: string) => ({ sheet: 'DCF', cell })
const traceOf = (caller: Caller, cell: string, language?: string) =>
  caller.call<DataOf<'traceCell'>>('GET', ask('/trace', dcf(cell)), undefined, language)
const whatIf = (caller: Caller, changes: { cell: string; value: number }[], language?: string) =>
  caller.call<DataOf<'computeWhatIf'>>(
    'POST',
    '/task/model/what_if',
    { ...file, changes: changes.map((change) => ({ sheet: 'DCF', ...change })) },
    language,
  )

test('a trace leads from a result to what it reads and to who reads it, for the owner and for a visitor', async () => {
  const trace = takeData(await traceOf(owner, 'B14'))
  const placesOf = (steps: typeof trace.precedents) => steps.map(({ cell, label }) => `${cell} ${label}`)
  expect(trace.at).toMatchObject({ cell: 'B14', formula: '=B11+B13', label: 'Enterprise value' })
  expect([placesOf(trace.precedents), placesOf(trace.dependents)]).toEqual([
    ['B11 Sum of PV', 'B13 PV of terminal value'],
    ['B16 Equity value'],
  ])
  expect(takeData(await traceOf(visitor, 'B14'))).toEqual(trace)
  expect(await traceOf(stranger, 'B14')).toMatchObject({ status: 404, error: { key: 'not_found' } })
})

test('a changed input moves the results by what the arithmetic says; without it they stand as they were', async () => {
  const moved = takeData(await whatIf(owner, [{ cell: 'B15', value: 200 }]))
  const resultOf = ({ results }: typeof moved) => results.find(({ cell }) => cell === 'B16')
  expect(moved.inputs).toMatchObject([{ cell: 'B15', before: '150', after: '200', by: 50 }])
  expect(resultOf(moved)?.by).toBeCloseTo(-50, 6)
  const growth = { cell: 'B10', value: 0.03 }
  const both = takeData(await whatIf(owner, [{ cell: 'B15', value: 200 }, growth]))
  const alone = takeData(await whatIf(owner, [growth]))
  expect(Number(resultOf(both)?.by) - Number(resultOf(alone)?.by)).toBeCloseTo(-50, 6)
  // One change taken back: what is left is told as if it alone had been made, from the values of the file.
  expect(resultOf(alone)?.before).toBe(resultOf(moved)?.before)
  const restored = takeData(await whatIf(owner, [{ cell: 'B15', value: 150 }]))
  expect([restored.results, restored.moved]).toEqual([[], 0])
})

test('who may not change a task reads its model and computes nothing', async () => {
  expect(await whatIf(visitor, [{ cell: 'B15', value: 200 }])).toMatchObject({ status: 403 })
  expect(await whatIf(stranger, [{ cell: 'B15', value: 200 }])).toMatchObject({ status: 404 })
  expect((await visitor.call('GET', ask(''))).status).toBe(200)
  expect((await stranger.call('GET', ask(''))).status).toBe(404)
})

test('what cannot be asked is refused with its cause, in the language of the request', async () => {
  const message = async (answer: ReturnType<typeof traceOf> | ReturnType<typeof whatIf>) => {
    const { status, error, message: told } = await answer
    return [status, error?.key, told]
  }
  const nowhere = owner.call<DataOf<'traceCell'>>('GET', ask('/trace', { sheet: 'Debt', cell: 'A1' }), undefined, 'ja')
  expect(await message(nowhere)).toEqual([404, 'cell_unknown', 'ワークブックに該当するセルがありません'])
  expect(await message(whatIf(owner, [{ cell: 'B14', value: 1 }], 'zh-CN'))).toEqual([
    422,
    'not_an_input',
    '只能更改手工录入的数字，公式单元格不能更改',
  ])
  expect((await whatIf(owner, [{ cell: 'Z99', value: 1 }])).error?.key).toBe('not_an_input')
  const drivers = owner.call<DataOf<'traceCell'>>('GET', ask('/drivers', dcf('B9')), undefined, 'ko')
  expect(await message(drivers)).toEqual([422, 'not_a_formula', '결과로는 수식이 있는 셀을 선택해 주세요'])
  const report = await uploadOf(corpus('text.pdf'))
  expect(await owner.call('GET', ask('', {}, report))).toMatchObject({ status: 404, error: { key: 'no_workbook' } })
})

test('the inputs of a result are ranked by what each does to it', async () => {
  const { drivers } = takeData(await owner.call<DataOf<'listDrivers'>>('GET', ask('/drivers', dcf('B16'))))
  expect(drivers.map(({ label }) => label)).toEqual(expect.arrayContaining(['Net debt', 'WACC', 'Terminal growth']))
  const { base, effects } = takeData(
    await owner.call<DataOf<'rankDrivers'>>('POST', '/task/model/ranking', {
      ...file,
      ...dcf('B16'),
      drivers: drivers.map(({ sheet, cell }) => ({ sheet, cell })),
      by: 0.1,
    }),
  )
  const swing = effects.find(({ cell }) => cell === 'B15')
  expect([Number(swing?.low) - Number(base), Number(swing?.high) - Number(base)].map(Math.round)).toEqual([15, -15])
})

test('the contents tell what the workbook holds, its macros among it', async () => {
  const contents = takeData(await owner.call<DataOf<'getModel'>>('GET', ask('')))
  expect(contents).toMatchObject({
    hasMacros: false,
    sheets: [{ sheet: 'DCF', formulas: 17 }],
    coverage: { formulas: 17, computed: 17, differing: 0 },
  })
})
