import { itemAt } from '@tickmark/document'
import type { Draw } from '../../world/random.ts'
import { chartAlone, chartsBeside, chartWithTable, evenSteps } from './charts.ts'
import { gridToCells, gridToHtml } from './grid.ts'
import type { DrawClass, GridDraft, GridText, HardPage } from './grid.ts'
import { drawAmount } from './words.ts'
import { wordsBelow, wrappedText, wrappedWords } from './registers.ts'
import type { Wording } from './words.ts'

const label = (text: string, style?: string): GridText => ({ text, ...(style && { style }) })
const figure = (text: string, style?: string): GridText => ({ text, isNumber: true, ...(style && { style }) })
const page = (...drafts: GridDraft[]): HardPage => ({
  html: drafts.map(gridToHtml).join('<p>&nbsp;</p>'),
  tables: drafts.map(gridToCells),
})

/** Heads and rows of amounts without any look. */
function plainRows(wording: Wording, draw: Draw, columns: number, count: number): GridText[][] {
  const heads = draw.shuffle(wording.heads).slice(0, columns)
  const rows = draw.shuffle(wording.labels).slice(0, count)
  return [
    [label(''), ...heads.map((one) => figure(one))],
    ...rows.map((text) => [label(text), ...heads.map(() => figure(drawAmount(wording, draw)))]),
  ]
}

/** A frame with shaded section titles; between them rows without a line. */
const bandSections: DrawClass = (wording, draw) => {
  const columns = draw.whole(2, 4)
  const rows = plainRows(wording, draw, columns, 11)
  const at = [1, 5, 9]
  const colour = draw.pick(['#b8cce4', '#ddd', '#e8d8b8'])
  at.forEach((place, index) =>
    rows.splice(place, 0, [
      { text: itemAt(wording.sections, index), columnSpan: columns + 1, style: 'font-weight:bold' },
    ]),
  )
  return page({
    rows,
    headRows: 1,
    style: 'border:.8pt solid #222',
    rowStyle: (row) => (row === 0 || at.includes(row) ? `background:${colour}; border:.5pt solid #222` : ''),
  })
}

/** Lines between the columns and around the table; none between its rows. */
const columnsOnly: DrawClass = (wording, draw) => {
  const columns = draw.whole(2, 4)
  const rows = plainRows(wording, draw, columns, draw.whole(4, 9))
  itemAt(rows, 0)[0] = label(itemAt(wording.sections, 0))
  const line = `${draw.pick(['.5pt solid', '.6pt dotted', '.6pt dashed'])} #222`
  const offset = draw.whole(0, 2)
  // Columns that stay empty below their heads stand before the labels.
  const wide = rows.map((cells, row) => [
    ...Array.from({ length: offset }, (_, at) => label(row === 0 ? itemAt(wording.sections, 1 + at) : '')),
    ...cells,
  ])
  return page({
    rows: wide.map((cells) => cells.map((cell) => ({ ...cell, style: `border-left:${line}; border-right:${line}` }))),
    headRows: 1,
    style: 'border:.6pt solid #222',
    rowStyle: (row) => (row === 0 ? 'border-bottom:.6pt solid #222' : ''),
  })
}

/** The same with words only. */
const columnsOfWords: DrawClass = (wording, draw) => {
  const columns = draw.whole(3, 4)
  const texts = draw.shuffle([...wording.labels, ...wording.heads])
  const rows = Array.from({ length: draw.whole(4, 5) }, (_, row) =>
    Array.from({ length: columns }, (_cell, column) => label(itemAt(texts, row * columns + column))),
  )
  const line = '.6pt solid #222'
  return page({
    rows: rows.map((cells) => cells.map((cell) => ({ ...cell, style: `border-left:${line}; border-right:${line}` }))),
    headRows: 1,
    style: `border:${line}`,
    rowStyle: (row) => (row === 0 ? `border-bottom:${line}` : ''),
  })
}

/** Each row ruled, its cells of several lines: a look-alike of rows that share a frame. */
const wrappedCells: DrawClass = (wording, draw) => {
  const cut = (): string => {
    const from = draw.whole(0, 20)
    return wording.sentence.slice(from, from + draw.whole(30, 60)).trim()
  }
  const rows = Array.from({ length: draw.whole(3, 5) }, (_, row) =>
    row === 0
      ? wording.heads.slice(0, 3).map((text) => label(text))
      : [label(draw.pick(wording.labels)), label(cut()), label(cut())],
  )
  const line = `.5pt ${draw.pick(['solid', 'dotted', 'dashed'])} #222`
  return page({
    rows: rows.map((cells) => cells.map((cell) => ({ ...cell, style: `border:${line}; width:33%` }))),
    headRows: 1,
    style: 'width:60%',
  })
}

/** A dark head without a line of its own; lines between the rows below it alone. */
const darkHead: DrawClass = (wording, draw) => {
  const rows = plainRows(wording, draw, draw.whole(3, 5), draw.whole(4, 8))
  itemAt(rows, 0)[0] = label(itemAt(wording.sections, 0))
  const line = '.5pt solid #778'
  return page({
    rows: rows.map((cells, row) =>
      cells.map((cell) => ({
        ...cell,
        style: row > 0 ? `border-left:${line};border-right:${line};border-bottom:${line}` : 'color:#fff',
      })),
    ),
    headRows: 1,
    rowStyle: (row) => (row === 0 ? `background:${draw.stream('dark').pick(['#182848', '#4a1820', '#114433'])}` : ''),
  })
}

/** Heads over several columns in a ruled row; below them heads close to one another, without lines, on two lines. */
const closeHeads: DrawClass = (wording, draw) => {
  const groups = draw.whole(2, 3)
  const rows = draw.shuffle(wording.labels).slice(0, 7)
  const [a, b, c] = draw.shuffle(wording.heads) as [string, string, string]
  const line = '.6pt solid #222'
  const side = `border-left:${line}`
  const sub = (first: boolean, text: string): GridText => ({ text, isNumber: true, style: first ? side : '' })
  return page({
    rows: [
      [
        { text: itemAt(wording.sections, 0), rowSpan: 2 },
        ...wording.sections
          .slice(1, 1 + groups)
          .map((text) => ({ text, columnSpan: 3, style: `${side};border-bottom:${line};text-align:center` })),
      ],
      Array.from({ length: groups }, () => [sub(true, a), sub(false, `${b}\n${a}`), sub(false, `${c}\n${b}`)]).flat(),
      ...rows.map((text) => [
        label(text),
        ...Array.from({ length: groups * 3 }, (_, at) => figure(drawAmount(wording, draw), at % 3 === 0 ? side : '')),
      ]),
    ],
    headRows: 2,
    style: `border-top:1pt solid #222;border-bottom:1pt solid #222;font-size:${draw.pick([7, 7.5, 8])}pt`,
    rowStyle: (row) => (row === 1 ? `border-bottom:${line}` : ''),
  })
}

/** Few lines of an invoice: currency words, bold heads, dashed or no lines, totals on the right. */
const invoice: DrawClass = (wording, draw) => {
  const currency = draw.pick(wording.currencies)
  const money = (): GridText =>
    figure(
      draw.stream('side').chance(0.6)
        ? `${currency} ${drawAmount(wording, draw)}`
        : `${drawAmount(wording, draw)} ${currency}`,
    )
  const lines = draw.shuffle(wording.labels).slice(0, draw.whole(1, 4))
  const [first, second, third] = wording.heads.slice(0, 3) as [string, string, string]
  const line = `.5pt ${draw.pick(['dashed', 'dotted', 'solid'])} #999`
  return page({
    rows: [
      [label(itemAt(wording.sections, 0)), figure(first), figure(second), figure(third)],
      ...lines.map((text) => [label(text), figure(String(draw.whole(1, 9))), money(), money()]),
      [label(''), label(''), figure(itemAt(wording.heads, 4)), money()],
      [label(''), label(''), figure(itemAt(wording.heads, 5), 'font-weight:bold'), money()],
    ],
    headRows: 1,
    rowStyle: (row) => (row <= lines.length ? `border-bottom:${line}` : ''),
  })
}

/** Tables with titles of their own beside one another, each row ruled or shaded. */
const beside: DrawClass = (wording, draw) => {
  const one = (columns: number, count: number): GridDraft => {
    const rows = plainRows(wording, draw, columns, count)
    itemAt(rows, 0)[0] = label(draw.pick(wording.sections))
    return {
      rows,
      headRows: 1,
      rowStyle: (row) => `border-bottom:.5pt solid ${row === 0 ? '#222' : '#bbb'}`,
      style: `font-size:${draw.stream('size').pick([7.5, 8, 8.5])}pt`,
    }
  }
  const drafts = [one(2, draw.whole(4, 9)), one(draw.whole(1, 3), draw.whole(5, 10))]
  return {
    html: `<div style="display:flex;gap:${draw.whole(10, 22)}pt;align-items:flex-start">${drafts
      .map((draft) => `<div style="flex:1">${gridToHtml(draft)}</div>`)
      .join('')}</div>`,
    tables: drafts.map(gridToCells),
  }
}

/** Heads nearly as wide as their columns, a blank from one to the next. */
const narrowHeads: DrawClass = (wording, draw) => {
  const count = draw.whole(4, 5)
  const rows = plainRows(wording, draw, count, draw.whole(4, 7))
  rows[0] = itemAt(rows, 0).map((cell, at) =>
    at === 0 ? label(itemAt(wording.sections, 1)) : { ...cell, style: 'white-space:nowrap' },
  )
  return page({
    rows,
    headRows: 1,
    style: 'width:auto;border-spacing:0',
    rowStyle: (row) => (row === 0 ? 'border-bottom:.7pt solid #222;font-weight:bold' : ''),
  })
}

/** Rows far apart, as web pages print bills: labels and amounts without heads, with a thin line below each or none. */
const airyRows: DrawClass = (wording, draw) => {
  const [, ...rows] = plainRows(wording, draw, draw.whole(1, 2), draw.whole(4, 8))
  const pad = `padding-top:${draw.between(2.4, 4.8).toFixed(1)}em;padding-bottom:0`
  return page({
    rows: rows.map((cells) => cells.map((cell) => ({ ...cell, style: pad }))),
    headRows: 0,
    rowStyle: () => draw.stream('line').pick(['', 'border-bottom:.4pt solid #bbb']),
  })
}

/** A list of entries without lines, and right below it a box of sums set in, in columns of its own. */
const boxBelow: DrawClass = (wording, draw) => {
  const labels = draw.shuffle(wording.labels)
  const list = Array.from({ length: draw.whole(6, 14) }, (_, row) => [
    label(`${String(draw.whole(1, 12)).padStart(2, '0')}/${String(draw.whole(1, 28)).padStart(2, '0')}`),
    label(itemAt(labels, row % labels.length)),
    figure(drawAmount(wording, draw)),
  ])
  const sums = labels.slice(0, 2).map((text) => [label(text), figure(drawAmount(wording, draw))])
  const width = draw.whole(28, 38)
  const drafts: GridDraft[] = [
    { rows: list, headRows: 0, style: 'width:90%' },
    { rows: sums, headRows: 0, style: `width:${width}%;margin-left:${draw.whole(24, 30)}%` },
  ]
  const title = `<p style="margin:6pt 0 2pt 32%;font-weight:bold">${itemAt(wording.sections, 0)}</p>`
  return { html: drafts.map(gridToHtml).join(title), tables: drafts.map(gridToCells) }
}

/** Groups named beside the first of their rows alone; words, codes and dashes, hardly a figure; thin lines below the rows. */
const groupedRows: DrawClass = (wording, draw) => {
  const texts = draw.shuffle(wording.labels)
  const groups = draw.shuffle(wording.sections).slice(0, 3)
  const rows = groups.flatMap((group, at) =>
    Array.from({ length: draw.whole(2, 5) }, (_, row) => [
      label(row === 0 ? group : ''),
      label(`${301 + at}-${row + 1}`),
      label(itemAt(texts, (5 * at + row) % texts.length)),
      figure(draw.chance(0.3) ? '-' : `p.${draw.whole(20, 99)}`),
    ]),
  )
  const heads = draw.shuffle(wording.heads).slice(0, 4)
  return page({
    rows: [heads.map((text, at) => (at === 3 ? figure(text) : label(text))), ...rows],
    headRows: 1,
    rowStyle: (row) => (row === 0 ? 'background:#ddd' : 'border-bottom:.4pt solid #999'),
  })
}

/** Heads on a ground, and one row of figures. */
const oneRow: DrawClass = (wording, draw) => {
  const rows = plainRows(wording, draw, draw.whole(3, 5), 1)
  itemAt(rows, 0)[0] = label(itemAt(wording.sections, 0))
  const pad = `padding-top:${draw.between(0.2, 1.6).toFixed(1)}em`
  return page({
    rows: rows.map((cells, row) => cells.map((cell) => ({ ...cell, ...(row === 1 && { style: pad }) }))),
    headRows: 1,
    rowStyle: (row) => (row === 0 ? 'background:#cdeeff' : ''),
  })
}

/** Many entries missing. */
const sparse: DrawClass = (wording, draw) => {
  const rows = plainRows(wording, draw, draw.whole(4, 6), draw.whole(6, 11))
  itemAt(rows, 0)[0] = label(itemAt(wording.sections, 0))
  return page({
    rows: rows.map((cells, row) =>
      row === 0
        ? cells
        : cells.map((cell, at) => (at > 0 && (at + row) % 3 !== 0 && draw.chance(0.6) ? figure('') : cell)),
    ),
    headRows: 1,
    rowStyle: (row) => (row === 0 ? 'border-bottom:.7pt solid #222' : ''),
  })
}

/** Tables of other columns right below one another, heads spread over their columns ("113  年  度"), signs and brackets at the edges. */
const spreadYears: DrawClass = (wording, draw) => {
  const drafts = [3, 2, draw.whole(2, 3)].map((columns): GridDraft => {
    const width = draw.whole(60, 85)
    const rows = draw.shuffle(wording.labels).slice(0, draw.whole(3, 5))
    const cell = (row: number): GridText => {
      const text = drawAmount(wording, draw)
      if (row === 0 || row === rows.length - 1) return { ...figure(text), sign: '$' }
      return draw.chance(0.35) ? { ...figure(`${text})`), sign: '(' } : figure(text)
    }
    const spread = 'text-align:justify;text-align-last:justify;border-bottom:.6pt solid #222'
    return {
      rows: [
        [label(''), ...Array.from({ length: columns }, (_, at) => label(`${113 - at} 年 度`, spread))],
        ...rows.map((text, row) => [
          label(text, 'width:38%'),
          ...Array.from({ length: columns }, () => ({ ...cell(row), style: 'padding-left:0' })),
        ]),
      ],
      headRows: 1,
      style: `width:${width}%;margin-left:auto`,
    }
  })
  return { html: drafts.map(gridToHtml).join(''), tables: drafts.map(gridToCells) }
}

/** A table on its side, between sentences that stand. */
const turned: DrawClass = (wording, draw) => onSide(columnsOnly(wording, draw), draw)

/** The same with lines below its rows, or none but below the heads. */
const turnedRows: DrawClass = (wording, draw) =>
  onSide(draw.stream('kind').pick([darkHead, sparse, narrowHeads])(wording, draw), draw)

function onSide(drawn: HardPage, draw: Draw): HardPage {
  const angle = draw.pick([90, -90])
  return {
    ...drawn,
    html: `<div style="position:absolute;top:110mm;left:0;width:200mm;transform:rotate(${angle}deg);transform-origin:80mm 30mm">${drawn.html}</div>`,
  }
}

/** A table that stands, its heads alone on their side: the look-alike of a table on its side. */
const turnedHeads: DrawClass = (wording, draw) => {
  const rows = plainRows(wording, draw, draw.whole(3, 5), draw.whole(4, 8))
  const line = draw.pick(['.5pt solid #222', '.5pt dotted #222'])
  // Chinese and Japanese stand upright below one another; nobody sets them on their heads.
  const isUpward = draw.chance(0.5) && !wording.heads.some((head) => /[\u3040-\u9fff]/.test(head))
  const side = `writing-mode:vertical-rl;white-space:nowrap;text-align:left;${isUpward ? 'transform:rotate(180deg);' : ''}`
  rows[0] = itemAt(rows, 0).map((cell, at) =>
    at === 0 ? label(itemAt(wording.sections, 0)) : { ...cell, style: side },
  )
  return page({
    rows: rows.map((cells) => cells.map((cell) => ({ ...cell, style: `${cell.style ?? ''};border:${line}` }))),
    headRows: 1,
  })
}

export const CLASSES: Record<string, DrawClass> = {
  'band-sections': bandSections,
  'columns-only': columnsOnly,
  'columns-of-words': columnsOfWords,
  'wrapped-cells': wrappedCells,
  'dark-head': darkHead,
  'close-heads': closeHeads,
  invoice,
  beside,
  'narrow-heads': narrowHeads,
  'airy-rows': airyRows,
  'box-below': boxBelow,
  'grouped-rows': groupedRows,
  'one-row': oneRow,
  sparse,
  'spread-years': spreadYears,
  turned,
  'turned-rows': turnedRows,
  'turned-heads': turnedHeads,
  chart: chartAlone,
  'charts-beside': chartsBeside,
  'chart-with-table': chartWithTable,
  'even-steps': evenSteps,
  'wrapped-text': wrappedText,
  'wrapped-words': wrappedWords,
  'words-below': wordsBelow,
}
