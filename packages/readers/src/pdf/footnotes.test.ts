import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { pdfReader } from './pdf-reader.ts'
import { assembleDocument } from '@tickmark/layout'

const path = fileURLToPath(new URL('../../../../corpus/pdf/notes.pdf', import.meta.url))

it('sets notes at the foot of a page apart from text, tables and what stands beside the text', async () => {
  const file = { path, name: 'notes.pdf' }
  const document = assembleDocument(file, await pdfReader.inspect(file), await pdfReader.readPages(file, [1, 2], {}))
  const blocks = document.blocks.map((block) =>
    block.type === 'table'
      ? `table of ${block.rowCount} rows`
      : `${block.page} ${block.layer} ${block.text.slice(0, 16)} … ${block.text.slice(-12)}`,
  )
  expect(blocks).toEqual([
    '1 body Liquidity … Liquidity',
    '1 body The group sells  … re rendered.',
    '1 body At a glance … At a glance',
    '1 body Cash rose by a q … f the group.',
    '1 body The group sells  … re rendered.',
    'table of 6 rows',
    '1 body 17 … 17',
    '1 notes ¹ Delivery means … 25 or later.',
    '1 notes 2 Includes 300 o … ricted cash.',
    '2 body 公司主要从事精密仪器的研发、生产 … 与净利润均实现稳步增长。',
    '2 notes ① 精密仪器包括测量、分析及控制 … 测量、分析及控制用仪器。',
    '2 notes ② 研发投入含资本化金额1,20 … 本化金额1,200万元。',
  ])
  expect(document.blocks.filter(({ layer }) => layer === 'notes')).toMatchObject([
    { role: 'footnote', page: 1 },
    { role: 'footnote', page: 1 },
    { role: 'footnote', page: 2 },
    { role: 'footnote', page: 2 },
  ])
})
