import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { parseWithAnydoc } from './parse-with-anydoc.ts'

const corpus = fileURLToPath(new URL('../../../../corpus/office/', import.meta.url))

test('the direct parser gives headings, lists and tables with spans', async () => {
  const blocks = await parseWithAnydoc(`${corpus}report.doc`, 'doc')
  expect(blocks.filter((block) => block.type === 'heading').map((block) => block.level)).toEqual([1, 2])
  expect(blocks.find((block) => block.type === 'table')).toMatchObject({ columnCount: 4, headerRowCount: 2 })
  expect(blocks.at(-1)).toMatchObject({ layer: 'notes', text: '含子公司收入。' })
})

test('what it cannot read is a ReadError', async () => {
  await expect(parseWithAnydoc(`${corpus}model.xlsx`, 'doc')).rejects.toMatchObject({ name: 'ReadError' })
})
