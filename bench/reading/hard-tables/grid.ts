import type { Draw } from '../../world/random.ts'
import type { WorldCell } from '../../world/truth.ts'
import { escape } from '../../world/write/html.ts'
import type { Wording } from './words.ts'

/** A cell as its class draws it. */
export interface GridText {
  text: string
  columnSpan?: number
  rowSpan?: number
  /** Right-aligned. */
  isNumber?: boolean
  style?: string
  /** Set at the left edge of the cell, away from the text: "$", "(". */
  sign?: string
}

/** Rows of a table: from them both what is printed and what is true of it. */
export interface GridDraft {
  rows: readonly (readonly GridText[])[]
  headRows: number
  style?: string
  /** Class names of rows, by number. */
  rowStyle?: (row: number) => string
}

/** One page with hard tables, and the cells of each. */
export interface HardPage {
  html: string
  tables: WorldCell[][]
}

/** One kind of page that is hard to read. */
export type DrawClass = (wording: Wording, draw: Draw) => HardPage

export function gridToHtml({ rows, headRows, style = '', rowStyle = () => '' }: GridDraft): string {
  const lines = rows.map((cells, row) => {
    const tag = row < headRows ? 'th' : 'td'
    const inner = cells.map(({ text, columnSpan = 1, rowSpan = 1, isNumber, style: own = '', sign }) => {
      const edge = sign ? `<span style="float:left">${escape(sign)}</span>` : ''
      const spans = `${columnSpan > 1 ? ` colspan="${columnSpan}"` : ''}${rowSpan > 1 ? ` rowspan="${rowSpan}"` : ''}`
      return `<${tag}${spans}${isNumber ? ' class="n"' : ''} style="${own}">${edge}${escape(text).replaceAll('\n', '<br>')}</${tag}>`
    })
    return `<tr style="${rowStyle(row)}">${inner.join('')}</tr>`
  })
  return `<table style="${style}">${lines.join('')}</table>`
}

/** The same rows as cells with their places; what is empty is no cell. */
export function gridToCells({ rows, headRows }: GridDraft): WorldCell[] {
  const taken = new Set<string>()
  return rows.flatMap((cells, row) => {
    let column = 0
    return cells.flatMap(({ text, columnSpan = 1, rowSpan = 1, sign = '' }) => {
      while (taken.has(`${row} ${column}`)) column += 1
      for (let down = row; down < row + rowSpan; down += 1)
        for (let right = column; right < column + columnSpan; right += 1) taken.add(`${down} ${right}`)
      const cell = { row, column, rowSpan, columnSpan, text: sign + text.replaceAll('\n', ' '), isHead: row < headRows }
      return text === '' ? [] : [cell]
    })
  })
}
