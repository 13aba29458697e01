import type { DataOf } from '@tickmark/contract'
import { findExisting, firstOf } from '@tickmark/document'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startHarness, takeData, type Caller, type Harness } from './harness.ts'

let harness: Harness
let user: Caller
beforeAll(async () => {
  harness = await startHarness()
  user = await harness.register('webber')
})
afterAll(() => harness.stop())

const ROWS = [
  ['Item', '2023', '2022'],
  ['Cash', '1,200', '1,100'],
  ['Receivables', '2,300', '2,100'],
  ['Inventories', '1,500', '1,400'],
  ['Total assets', '5,900', '4,600'],
]
const table = ROWS.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')
const PAGE = `<html><head><title>Annual report</title><script>alert(1)</script></head><body><h1>Balance sheet</h1><p>In thousands of euros.</p><table>${table}</table></body></html>`
const XHTML = `<?xml version="1.0" encoding="UTF-8"?>${PAGE.replace('<html>', '<html xmlns="http://www.w3.org/1999/xhtml">')}`

test.each([
  ['report.html', PAGE],
  ['report.htm', PAGE],
  ['filing.xhtml', XHTML],
])('%s is reviewed, its wrong total found and the page shown without its scripts', async (name, text) => {
  const started = await user.upload([new File([text], name, { type: 'text/html' })], { type: 'financial_report' })
  const task = await user.waitForEnd(takeData(started).task_id)
  expect(task.status).toBe('completed')
  const query = `task_id=${task.task_id}`
  const listed = await user.call<DataOf<'listProblems'>>('GET', `/task/problems?${query}`)
  const found = findExisting(takeData(listed).items, ({ actual, expected }) =>
    `${actual} ${expected}`.includes('5,900'),
  )
  expect(found.severity).toBe('serious')
  const shown = await user.raw(`/task/file_html?${query}&file_id=${firstOf(task.files).file_id}`)
  const html = await shown.text()
  expect(html).toContain('Receivables')
  expect(html).not.toContain('alert(1)')
  expect(shown.headers.get('content-security-policy')).toContain("default-src 'none'")
})

test('a page that is called a picture is refused, and so is a picture that is called a page', async () => {
  const wrong = await user.upload([new File([PAGE], 'photo.png')])
  expect(wrong.error).toMatchObject({ key: 'file_type_mismatch' })
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  expect((await user.upload([new File([png], 'page.html')])).error).toMatchObject({ key: 'file_type_mismatch' })
})
