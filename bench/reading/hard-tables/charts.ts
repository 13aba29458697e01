import { itemAt, numberAt } from '@tickmark/document'
import type { Draw } from '../../world/random.ts'
import { escape } from '../../world/write/html.ts'
import { gridToCells, gridToHtml } from './grid.ts'
import type { DrawClass, GridDraft } from './grid.ts'
import { drawAmount } from './words.ts'
import type { Wording } from './words.ts'

/** What stands along the two axes of a chart, and its values. */
interface ChartDraft {
  width: number
  height: number
  /** From the lowest up. */
  ticks: string[]
  categories: string[]
  series: { name: string; colour: string; values: number[] }[]
}

const COLOURS = ['#1f4e79', '#c55a11', '#7f7f7f', '#548235', '#8064a2', '#bf9000']

/** Numbers in even steps as an axis prints them. */
function drawTicks(draw: Draw): string[] {
  const count = draw.whole(4, 9)
  const step = draw.pick([0.5, 1, 2, 5, 10, 20, 25, 50, 100, 250, 500, 1000, 2000])
  const from = draw.chance(0.25) ? -draw.whole(1, 2) : 0
  const way = draw.pick(['plain', 'plain', 'percent', 'brackets', 'currency', 'points'])
  return Array.from({ length: count }, (_, at) => {
    const value = (from + at) * step
    const plain = (way === 'points' ? Math.abs(value).toFixed(1) : String(Math.abs(value))).replace(
      /\B(?=(?:\d{3})+(?!\d))/g,
      ',',
    )
    const signed = value >= 0 ? plain : way === 'brackets' ? `(${plain})` : `-${plain}`
    if (way === 'percent') return `${signed}%`
    return way === 'currency' ? `$${signed}` : signed
  })
}

function drawCategories(wording: Wording, draw: Draw): string[] {
  const count = draw.whole(4, 10)
  const first = draw.whole(2008, 2019)
  return draw.pick([
    () => Array.from({ length: count }, (_, at) => String(first + at)),
    () => Array.from({ length: count }, (_, at) => `FY${String(first + at).slice(2)}`),
    () => Array.from({ length: count }, (_, at) => `${(at % 4) + 1}Q${String(first + (at >> 2)).slice(2)}`),
    () => draw.shuffle(wording.heads).slice(0, Math.min(count, 6)),
  ])()
}

function drawChart(wording: Wording, draw: Draw, size: { width: number; height: number }): ChartDraft {
  const categories = drawCategories(wording, draw)
  const names = draw.shuffle(wording.labels).slice(0, draw.whole(1, 3))
  return {
    ...size,
    ticks: drawTicks(draw),
    categories,
    series: names.map((name, at) => ({
      name,
      colour: itemAt(COLOURS, (at + draw.whole(0, 2)) % COLOURS.length),
      values: categories.map(() => draw.between(0.15, 0.95)),
    })),
  }
}

const SIZE = 7
const text = (x: number, y: number, what: string, anchor = 'middle'): string =>
  `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" text-anchor="${anchor}" font-size="${SIZE}pt">${escape(what)}</text>`
const line = (x1: number, y1: number, x2: number, y2: number, style = 'stroke:#999;stroke-width:.6'): string =>
  `<line x1="${x1.toFixed(1)}" y1="${y1.toFixed(1)}" x2="${x2.toFixed(1)}" y2="${y2.toFixed(1)}" style="${style}"/>`
const box = (x: number, y: number, width: number, height: number, colour: string): string =>
  `<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${width.toFixed(1)}" height="${height.toFixed(1)}" fill="${colour}"/>`

interface Plot {
  left: number
  right: number
  top: number
  bottom: number
}

/** Values go up: bars, a line for each series, or bars on top of one another; with figures at them or not. */
function drawUpright(chart: ChartDraft, draw: Draw): string {
  const { width, height, ticks, categories, series } = chart
  const plot: Plot = { left: 44, right: width - (draw.chance(0.25) ? 40 : 8), top: 22, bottom: height - 34 }
  const y = (share: number): number => plot.bottom - share * (plot.bottom - plot.top)
  const pitch = (plot.right - plot.left) / categories.length
  const grid = draw.pick(['none', 'level', 'both'])
  const parts = ticks.flatMap((tick, at) => {
    const level = y(at / (ticks.length - 1))
    return [
      text(plot.left - 5, level + 2.5, tick, 'end'),
      ...(grid === 'none'
        ? [line(plot.left - 3, level, plot.left, level)]
        : [line(plot.left, level, plot.right, level)]),
      ...(plot.right < width - 20 ? [text(plot.right + 5, level + 2.5, `${at * 10}%`, 'start')] : []),
    ]
  })
  categories.forEach((name, at) => {
    parts.push(text(plot.left + (at + 0.5) * pitch, plot.bottom + 12, name))
    if (grid === 'both') parts.push(line(plot.left + at * pitch, plot.top, plot.left + at * pitch, plot.bottom))
  })
  const labelled = draw.chance(0.5)
  const [scale, decimals] = [draw.pick([90, 900]), draw.pick([0, 1])]
  const amount = (share: number): string => (share * scale).toFixed(decimals)
  const look = draw.pick(['bars', 'lines', 'stacked'])
  series.forEach(({ colour, values }, which) => {
    if (look === 'lines') {
      const points = values.map((value, at) => `${(plot.left + (at + 0.5) * pitch).toFixed(1)},${y(value).toFixed(1)}`)
      parts.push(`<polyline points="${points.join(' ')}" fill="none" stroke="${colour}" stroke-width="1.2"/>`)
    }
    values.forEach((value, at) => {
      const x = plot.left + at * pitch
      const wide = (pitch * 0.7) / series.length
      if (look === 'bars')
        parts.push(box(x + pitch * 0.15 + which * wide, y(value), wide * 0.9, plot.bottom - y(value), colour))
      if (look === 'stacked') {
        const from = which / series.length
        const to = from + value / series.length
        parts.push(box(x + pitch * 0.25, y(to), pitch * 0.5, y(from) - y(to), colour))
      }
      const middle = look === 'bars' ? x + pitch * 0.15 + (which + 0.5) * wide : x + pitch / 2
      const level = look === 'stacked' ? y((which + value / 2) / series.length) + 3 : y(value) - 3
      if (labelled) parts.push(text(middle, level, amount(value)))
    })
  })
  parts.push(line(plot.left, plot.bottom, plot.right, plot.bottom, 'stroke:#333;stroke-width:.8'))
  return parts.join('') + legend(chart, draw)
}

/** Values go to the right: a bar a category, its name on the left, ticks below. */
function drawLevel(chart: ChartDraft, draw: Draw): string {
  const { width, height, ticks, categories, series } = chart
  const plot: Plot = { left: 92, right: width - 20, top: 20, bottom: height - 34 }
  const pitch = (plot.bottom - plot.top) / categories.length
  const x = (share: number): number => plot.left + share * (plot.right - plot.left)
  const gridded = draw.chance(0.5)
  const parts = ticks.flatMap((tick, at) => {
    const middle = x(at / (ticks.length - 1))
    return [text(middle, plot.bottom + 12, tick), ...(gridded ? [line(middle, plot.top, middle, plot.bottom)] : [])]
  })
  const labelled = draw.chance(0.6)
  categories.forEach((name, row) => {
    parts.push(text(plot.left - 5, plot.top + (row + 0.5) * pitch + 2.5, name, 'end'))
    let from = 0
    for (const { colour, values } of series) {
      const to = from + numberAt(values, row) / series.length
      parts.push(box(x(from), plot.top + (row + 0.2) * pitch, x(to) - x(from), pitch * 0.6, colour))
      if (labelled) {
        const place = series.length > 1 ? (x(from) + x(to)) / 2 : x(to) + 12
        parts.push(text(place, plot.top + (row + 0.5) * pitch + 2.5, ((to - from) * 300).toFixed(1)))
      }
      from = to
    }
  })
  return parts.join('') + legend(chart, draw)
}

function legend({ width, height, series }: ChartDraft, draw: Draw): string {
  const y = draw.chance(0.6) ? height - 6 : 10
  const pitch = Math.min(110, (width - 50) / series.length)
  return series
    .map(({ name, colour }, at) => box(50 + at * pitch, y - 6, 6, 6, colour) + text(60 + at * pitch, y, name, 'start'))
    .join('')
}

function chartToHtml(chart: ChartDraft, draw: Draw): string {
  const inner = draw.chance(0.65) ? drawUpright(chart, draw) : drawLevel(chart, draw)
  const frame = draw.chance(0.3) ? 'border:.6pt solid #888;' : ''
  return `<svg style="${frame}display:block" width="${chart.width}pt" height="${chart.height}pt" viewBox="0 0 ${chart.width} ${chart.height}">${inner}</svg>`
}

const title = (wording: Wording, draw: Draw): string => `<p>${escape(draw.pick(wording.sections))}</p>`

/** A chart between paragraphs. */
export const chartAlone: DrawClass = (wording, draw) => {
  const chart = drawChart(wording, draw, { width: draw.whole(300, 480), height: draw.whole(150, 260) })
  return { html: title(wording, draw) + chartToHtml(chart, draw), tables: [] }
}

/** Two charts beside one another. */
export const chartsBeside: DrawClass = (wording, draw) => {
  const one = (): string => {
    const chart = drawChart(wording, draw, { width: draw.whole(220, 240), height: 170 })
    return `<div>${title(wording, draw)}${chartToHtml(chart, draw)}</div>`
  }
  return { html: `<div style="display:flex;gap:${draw.whole(8, 20)}pt">${one()}${one()}</div>`, tables: [] }
}

/** A table below or above a chart, or beside it: the table alone is one. */
export const chartWithTable: DrawClass = (wording, draw) => {
  const columns = draw.whole(2, 3)
  const draft: GridDraft = {
    rows: [
      [
        { text: '' },
        ...draw
          .shuffle(wording.heads)
          .slice(0, columns)
          .map((text) => ({ text, isNumber: true })),
      ],
      ...draw
        .shuffle(wording.labels)
        .slice(0, draw.whole(4, 7))
        .map((text) => [
          { text },
          ...Array.from({ length: columns }, () => ({ text: drawAmount(wording, draw), isNumber: true })),
        ]),
    ],
    headRows: 1,
    style: 'font-size:8pt',
    rowStyle: (row) => (row === 0 ? 'border-bottom:.7pt solid #222' : ''),
  }
  const beside = draw.chance(0.4)
  const chart = drawChart(wording, draw, { width: beside ? 230 : draw.whole(320, 470), height: 180 })
  const parts = [`<div style="flex:1">${gridToHtml(draft)}</div>`, `<div>${chartToHtml(chart, draw)}</div>`]
  const html = (draw.chance(0.5) ? parts : parts.toReversed()).join(beside ? '' : '<p>&nbsp;</p>')
  return {
    html: beside ? `<div style="display:flex;gap:14pt;align-items:flex-start">${html}</div>` : html,
    tables: [gridToCells(draft)],
  }
}

/** Rows and columns in even steps, as tables of sensitivities have: numbers like those of axes, and a table for all that. */
export const evenSteps: DrawClass = (wording, draw) => {
  const columns = draw.whole(3, 6)
  const step = draw.pick([0.5, 1, 5, 25])
  const down = draw.pick([0.25, 1, 10])
  const percent = draw.chance(0.5) ? '%' : ''
  const rows = draw.whole(4, 7)
  const ruled = draw.pick(['none', 'head', 'all'])
  const border = '.5pt solid #777'
  const draft: GridDraft = {
    rows: [
      [
        { text: draw.pick(wording.labels) },
        ...Array.from({ length: columns }, (_, at) => ({ text: `${(at + 2) * step}${percent}`, isNumber: true })),
      ],
      ...Array.from({ length: rows }, (_, row) => [
        { text: `${((row + 3) * down).toFixed(2)}${percent}` },
        ...Array.from({ length: columns }, () => ({ text: drawAmount(wording, draw), isNumber: true })),
      ]),
    ].map((cells) => cells.map((cell) => ({ ...cell, style: ruled === 'all' ? `border:${border}` : '' }))),
    headRows: 1,
    rowStyle: (row) => (row === 0 && ruled === 'head' ? `border-bottom:${border}` : ''),
  }
  return { html: gridToHtml(draft), tables: [gridToCells(draft)] }
}
