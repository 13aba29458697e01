import type { Cell, Table } from '@tickmark/document'
import { describe, expect, it } from 'vitest'
import { settleBySums } from './settle-by-sums.ts'

describe('settleBySums', () => {
  it('takes the reading under which the total comes out, keeps the other and says so', () => {
    const { blocks, notices } = settleBySums([
      tableOf([
        ['Cash', '41,860'],
        ['Receivables', '27,374', '27,314', '27,314%'],
        ['Inventories', '19,647'],
        ['Total current assets', '88,821'],
      ]),
    ])
    expect(cellAt(blocks[0] as Table, 1)).toMatchObject({
      text: '27,314',
      repaired: true,
      alternatives: ['27,374', '27,314%'],
    })
    expect(notices).toEqual([
      { key: 'settled_by_sum', detail: '27,374 → 27,314', location: { page: 1, box: undefined } },
    ])
  })

  it('settles a difference and a total across', () => {
    const statement = tableOf([
      ['Revenue', '918,274', '978,274'],
      ['Cost of sales', '602,381'],
      ['Gross profit', '315,893', '375,893'],
    ])
    expect(settleBySums([statement]).notices).toEqual([])
    const other = tableOf([
      ['Revenue', '978,274', '918,274'],
      ['Cost of sales', '602,381'],
      ['Gross profit', '315,893'],
    ])
    expect(settleBySums([other]).notices).toHaveLength(1)
  })

  it('leaves an error of the document alone: no reading that the recogniser considered mends it', () => {
    const table = tableOf([
      ['Cash', '41,860'],
      ['Receivables', '27,374'],
      ['Inventories', '19,647', '19,641'],
      ['Total', '88,821'],
    ])
    expect(settleBySums([table])).toEqual({ blocks: [table], notices: [] })
  })

  it('leaves a doubtful figure that comes out as it was read', () => {
    const table = tableOf([
      ['Cash', '41,860'],
      ['Receivables', '27,314', '27,374'],
      ['Inventories', '19,647'],
      ['Total', '88,821'],
    ])
    expect(settleBySums([table]).notices).toEqual([])
  })

  it('does not believe small numbers that come out by chance', () => {
    const table = tableOf([
      ['Offices', '2'],
      ['Shops', '3', '8'],
      ['Sites', '10'],
    ])
    expect(settleBySums([table]).notices).toEqual([])
  })
})

/** Rows of label, figure and other readings of the figure. */
function tableOf(rows: string[][]): Table {
  const cells = rows.flatMap(([label, text, ...alternatives], rowIndex): Cell[] => {
    const place = { rowIndex, rowSpan: 1, columnSpan: 1, page: 1, origin: 'ocr' as const }
    return [
      { ...place, columnIndex: 0, text: label! },
      { ...place, columnIndex: 1, text: text!, ...(alternatives.length && { alternatives }) },
    ]
  })
  const shape = { rowCount: rows.length, columnCount: 2, headerRowCount: 0, headerColumnCount: 1 }
  return { id: 'b1', type: 'table', layer: 'body', page: 1, ...shape, cells }
}

function cellAt(table: Table, rowIndex: number): Cell | undefined {
  return table.cells.find((cell) => cell.rowIndex === rowIndex && cell.columnIndex === 1)
}
