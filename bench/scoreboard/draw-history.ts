import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { readHistory, type ScoreState } from './state.ts'
import type { ScoreRow } from './score-row.ts'

/** What the picture shows: one small field each, a line a column. */
const FIELDS: readonly { part: string; name: string; title: string }[] = [
  { part: 'world', name: 'planted errors found', title: 'Planted errors found' },
  { part: 'world', name: 'true, of serious alarms', title: 'Serious alarms that are true' },
  { part: 'world', name: 'provable figures ticked', title: 'Provable figures ticked' },
  { part: 'world', name: 'wrong figures ticked', title: 'Wrong figures ticked' },
  { part: 'models', name: 'planted slips found', title: 'Slips in models found' },
  { part: 'planted', name: 'planted totals found', title: 'Totals planted into real files' },
]
const COLORS: Readonly<Record<string, string>> = {
  'world fixed': '#1a5fb4',
  'world fresh': '#62a0ea',
  open: '#26734d',
  sealed: '#a51d2d',
}
const WIDTH = 250
const HEIGHT = 150
const MARGIN = { left: 34, top: 26, right: 66, bottom: 22 }

const PICTURE = path.join(import.meta.dirname, '../../docs/pictures/scores.svg')

/** Draws all recorded states into the picture of docs/benchmarks.md. */
export function drawHistory(): void {
  const states = readHistory()
  const fields = FIELDS.map((field, index) => {
    const x = (index % 3) * WIDTH
    const y = Math.floor(index / 3) * HEIGHT
    return `<g transform="translate(${x} ${y})">${drawField(field, states)}</g>`
  })
  const size = `width="${3 * WIDTH}" height="${2 * HEIGHT}" viewBox="0 0 ${3 * WIDTH} ${2 * HEIGHT}"`
  const style = '<style>text{font:10px sans-serif;fill:#333}.title{font-weight:bold;font-size:11px}</style>'
  writeFileSync(
    PICTURE,
    `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${style}<rect width="100%" height="100%" fill="#fff"/>\n${fields.join('\n')}\n</svg>\n`,
  )
}

function drawField(field: (typeof FIELDS)[number], states: readonly ScoreState[]): string {
  const wide = WIDTH - MARGIN.left - MARGIN.right
  const high = HEIGHT - MARGIN.top - MARGIN.bottom
  const x = (index: number) => MARGIN.left + (states.length < 2 ? wide / 2 : (index * wide) / (states.length - 1))
  const y = (share: number) => MARGIN.top + high * (1 - share)
  const scale = [0, 0.5, 1].map(
    (share) =>
      `<line x1="${MARGIN.left}" x2="${WIDTH - MARGIN.right}" y1="${y(share)}" y2="${y(share)}" stroke="#ddd"/>` +
      `<text x="${MARGIN.left - 4}" y="${y(share) + 3}" text-anchor="end">${share * 100}</text>`,
  )
  const lines = Object.entries(COLORS).map(([column, color]) => {
    const points = states.flatMap(({ rows }, index) => {
      const row = rows.find((one) => isOf(one, field, column))
      return row && row.of > 0 ? [[x(index), y(row.value / row.of)] as const] : []
    })
    const last = points.at(-1)
    if (!last) return ''
    const dots = points.map(([cx, cy]) => `<circle cx="${cx}" cy="${cy.toFixed(1)}" r="2.5" fill="${color}"/>`)
    const path = points.map(([px, py]) => `${px},${py.toFixed(1)}`).join(' ')
    const name = `<text x="${last[0] + 6}" y="${(last[1] + 3).toFixed(1)}" style="fill:${color}">${column}</text>`
    return `<polyline points="${path}" fill="none" stroke="${color}"/>${dots.join('')}${name}`
  })
  const days = states.map(
    ({ date }, index) => `<text x="${x(index)}" y="${HEIGHT - 8}" text-anchor="middle">${date.slice(5, 10)}</text>`,
  )
  return [`<text class="title" x="${MARGIN.left}" y="14">${field.title}, %</text>`, ...scale, ...lines, ...days].join(
    '',
  )
}

const isOf = (row: ScoreRow, { part, name }: { part: string; name: string }, column: string): boolean =>
  row.part === part && row.name === name && row.column === column && row.group === 'all'
