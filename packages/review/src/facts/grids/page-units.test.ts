import type { Document } from '@tickmark/document'
import { expect, test } from 'vitest'
import { typeDocument } from '../../testing/type-document.ts'
import { makeGrids } from './make-grids.ts'

/** Pages that begin with a line and hold a table each. */
function paged(heads: readonly string[], tables: readonly string[] = ['', '', '']): Document {
  const typed = tables.map((caption, at) =>
    typeDocument(
      `${heads[at] ?? ''}\n\n${caption}\n\n| 项目 | 2007-12-31 | 2006-12-31 |\n| 贷款总额 | 550,988,378 | 460,893,002 |\n| 贷款净额 | 535,657,646 | 448,110,548 |`,
      'zh',
    ).blocks.map((block, index) => ({ ...block, id: `${at}-${index}`, page: at + 1 })),
  )
  return { ...typeDocument('', 'zh'), blocks: typed.flat(), pageCount: tables.length }
}

const scales = (document: Document) => makeGrids(document).map(({ unit }) => unit.scale)

test('a running head states the unit of the tables on its pages', () => {
  expect(scales(paged(['2007 年度人民币千元', '2007 年度人民币千元', '2007 年度人民币千元']))).toEqual([3, 3, 3])
  expect(scales(paged(['2007 年度', '2007 年度', '2007 年度']))).toEqual([0, 0, 0])
})

test('what heads one page alone, or stands over one table, is of that table', () => {
  const once = paged(['2007 年度人民币千元', '第二页', '第三页'])
  expect(scales(once)[1]).toBe(0)
  const heads = ['2007 年度人民币千元', '2007 年度人民币千元', '2007 年度人民币千元']
  expect(scales(paged(heads, ['', '单位：人民币百万元', '']))).toEqual([3, 6, 3])
})
