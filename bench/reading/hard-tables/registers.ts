import { itemAt, numberAt } from '@tickmark/document'
import type { Draw } from '../../world/random.ts'
import { escape } from '../../world/write/html.ts'
import { gridToCells, gridToHtml } from './grid.ts'
import type { DrawClass, GridDraft, GridText } from './grid.ts'
import { drawAmount } from './words.ts'
import type { Wording } from './words.ts'

/** Share of the width of the label, the amount, the holder, the answer, the date and the text. */
const WIDTHS = [18, 12, 16, 9, 11, 34]
const [LABEL, AMOUNT, HOLDER, ANSWER, DATE, TEXT] = [0, 1, 2, 3, 4, 5]
/** Orders in which registers print them: the text last, most of the time. */
const ORDERS = [
  [LABEL, AMOUNT, HOLDER, ANSWER, DATE, TEXT],
  [LABEL, AMOUNT, HOLDER, ANSWER, DATE, TEXT],
  [LABEL, HOLDER, AMOUNT, DATE, TEXT],
  [LABEL, AMOUNT, DATE, TEXT],
  [LABEL, HOLDER, TEXT, DATE, AMOUNT],
  [LABEL, TEXT, AMOUNT],
]

/** Texts of one to six lines beside one row of figures: registers of title deeds, subsidiaries, loans, lawsuits. */
export const wrappedText: DrawClass = (wording, draw) => {
  const draft = drawRegister(wording, draw)
  return { html: gridToHtml(draft), tables: [gridToCells(draft)] }
}

function drawRegister(wording: Wording, draw: Draw): GridDraft {
  const { register } = wording
  const order = draw.pick(ORDERS)
  const total = order.reduce((sum, which) => sum + numberAt(WIDTHS, which), 0)
  // Rows as near to one another as the lines in them.
  const near = draw.stream('near').chance(0.2)
  const align = near
    ? 'padding-top:0;padding-bottom:0;vertical-align:top'
    : `vertical-align:${draw.pick(['top', 'top', 'middle'])}`
  const place = (which: number): GridText => ({
    text: itemAt(register.heads, which),
    isNumber: which === AMOUNT || which === DATE,
    style: `width:${Math.round((100 * numberAt(WIDTHS, which)) / total)}%`,
  })
  const fill = (which: number): GridText => ({
    text: textOf(which, wording, draw),
    isNumber: which === AMOUNT || which === DATE,
    style: align,
  })
  const items = Array.from({ length: draw.whole(5, 9) }, () => order.map(fill))
  const sectionAt = draw.chance(0.35) ? draw.whole(0, 3) : -1
  if (sectionAt >= 0)
    items.splice(
      sectionAt,
      0,
      order.map((which) =>
        which === LABEL ? { text: draw.pick(register.sections), style: 'font-weight:bold' } : { text: '' },
      ),
    )
  if (draw.chance(0.6))
    items.push(
      order.map((which) => ({
        ...fill(which),
        ...(which === LABEL ? { text: register.total } : which !== AMOUNT && { text: '' }),
      })),
    )
  const hair = draw.pick(['', '', '.3pt solid #999', '.4pt dotted #888'])
  const head = draw.pick(['border-bottom:.7pt solid #222', 'background:#e4e4e4', 'border-bottom:.7pt solid #222'])
  return {
    rows: [order.map(place), ...items],
    headRows: 1,
    style: `width:100%;table-layout:fixed;font-size:${draw.pick([7, 7.5, 8, 8.5])}pt`,
    rowStyle: (row) => (row === 0 ? head : hair && `border-bottom:${hair}`),
  }
}

function textOf(which: number, wording: Wording, draw: Draw): string {
  const { register } = wording
  if (which === LABEL) return draw.pick(register.items)
  if (which === AMOUNT) return drawAmount(wording, draw)
  if (which === HOLDER) return draw.pick(register.holders)
  if (which === ANSWER) return draw.pick(register.answers)
  if (which === TEXT) return draw.pick(register.reasons)
  const two = (value: number): string => String(value).padStart(2, '0')
  return register.date(String(draw.whole(1958, 2024)), two(draw.whole(1, 12)), two(draw.whole(1, 28)))
}

/** A look-alike without figures: words only, of one line and of several. */
export const wrappedWords: DrawClass = ({ register }, draw) => {
  const line = '.4pt solid #888'
  const draft: GridDraft = {
    rows: [
      [LABEL, HOLDER, TEXT].map((which) => ({ text: itemAt(register.heads, which) })),
      ...Array.from({ length: draw.whole(4, 6) }, () =>
        [register.items, register.holders, register.reasons].map((texts) => ({ text: draw.pick(texts) })),
      ),
    ].map((cells) => cells.map((cell) => ({ ...cell, style: `border:${line}` }))),
    headRows: 1,
    style: 'width:100%;table-layout:fixed',
  }
  return { html: gridToHtml(draft), tables: [gridToCells(draft)] }
}

/** A look-alike: a table of one line a row, right below it a paragraph, and another table of other columns. The paragraph is in none. */
export const wordsBelow: DrawClass = (wording, draw) => {
  const { register } = wording
  const one = (order: readonly number[]): GridDraft => ({
    rows: [
      order.map((which) => ({ text: itemAt(register.heads, which), isNumber: which === AMOUNT || which === DATE })),
      ...Array.from({ length: draw.whole(4, 6) }, () =>
        order.map((which) => ({ text: textOf(which, wording, draw), isNumber: which === AMOUNT || which === DATE })),
      ),
    ],
    headRows: 1,
    style: 'width:100%',
    rowStyle: (row) => (row === 0 ? 'border-bottom:.6pt solid #222' : ''),
  })
  const drafts = [one([LABEL, HOLDER, AMOUNT]), one([LABEL, AMOUNT, DATE])]
  const indent = draw.pick([0, 0, 20, 45])
  const paragraph = Array.from({ length: 2 }, () => draw.pick(register.reasons)).join(' ')
  return {
    html: drafts
      .map(gridToHtml)
      .join(`<p style="margin:${draw.whole(4, 10)}pt 0 ${draw.whole(8, 14)}pt ${indent}%">${escape(paragraph)}</p>`),
    tables: drafts.map(gridToCells),
  }
}
