import { fileURLToPath } from 'node:url'
import { readFile } from '@tickmark/readers'
import { expect, test } from 'vitest'
import { checkSize } from './check-size.ts'

const path = fileURLToPath(new URL('../../../corpus/sheets/dcf-en.xlsx', import.meta.url))

test('a workbook that needs more memory than there is is refused before it is looked at', async () => {
  const document = await readFile({ path, name: 'dcf-en.xlsx' })
  const cells = document.workbook?.sheets.reduce((sum, sheet) => sum + sheet.cells.length, 0)
  expect(() => checkSize([document], 2 ** 30)).not.toThrow()
  expect(() => checkSize([document, document], 2 ** 10)).toThrow(
    expect.objectContaining({ key: 'RESOURCE_LIMIT', detail: `${2 * (cells ?? 0)} cells` }),
  )
})
