/**
 * Hard tables, and charts that are none, drawn: prints pages of each class of bench/reading/hard-tables with fonts and styles of their own, reads them and counts
 * which came out right (all neighbours of cells), with small faults (nine of ten) or broken.
 * Usage: node bench/reading/hard-tables.ts [--seed 1] [--count 6] [--only CLASS] [--keep DIR]
 */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { assemble, inspectFile, readPages } from '@tickmark/readers'
import { chromium } from 'playwright-core'
import { compareTables } from '../scoreboard/score-tables.ts'
import { CLASSES } from './hard-tables/classes.ts'
import type { DrawClass } from './hard-tables/grid.ts'
import { drawWording } from './hard-tables/words.ts'
import { drawFrom } from '../world/random.ts'

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '6' },
    only: { type: 'string' },
    keep: { type: 'string' },
  },
})
const folder = values.keep ?? mkdtempSync(join(tmpdir(), 'hard-tables-'))
mkdirSync(folder, { recursive: true })
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
})
const sheet = await browser.newPage()
const all = { right: 0, small: 0, broken: 0 }
for (const [name, drawClass] of Object.entries(CLASSES).filter(([one]) => !values.only || one === values.only)) {
  const counts = { right: 0, small: 0, broken: 0 }
  const weak: string[] = []
  for (let at = 0; at < Number(values.count); at += 1) {
    const score = await scoreOne({ name, drawClass }, at)
    const grade = score > 0.995 ? 'right' : score >= 0.9 ? 'small' : 'broken'
    counts[grade] += 1
    all[grade] += 1
    if (grade !== 'right') weak.push(`${at}: ${score.toFixed(2)}`)
  }
  console.log(
    `${name.padEnd(18)} right ${counts.right} small ${counts.small} broken ${counts.broken}   ${weak.join(', ')}`,
  )
}
await browser.close()
console.log(`all: right ${all.right}, small faults ${all.small}, broken ${all.broken}; ${folder}`)

/** F1 of the neighbours of cells of one drawn page. */
async function scoreOne({ name, drawClass }: { name: string; drawClass: DrawClass }, at: number): Promise<number> {
  const draw = drawFrom(`hard ${values.seed} ${name} ${at}`)
  const wording = drawWording(draw)
  const { html, tables } = drawClass(wording, draw.stream('table'))
  await sheet.setContent(
    `${styleOf(wording.fonts, draw.stream('style'))}<p>${wording.sentence}.</p>${html}<p>${wording.sentence}.</p>`,
  )
  const path = join(folder, `${name}-${at}.pdf`)
  writeFileSync(path, await sheet.pdf({ printBackground: true, preferCSSPageSize: true, tagged: false }))
  const file = { path, name: `${name}-${at}.pdf` }
  const document = await assemble(file, await inspectFile(file), await readPages(file, [1], {}))
  const { there, read, right } = compareTables({ tables: tables.map((cells) => ({ cells })) }, document)
  // What holds no table is right where none is read.
  return read + there === 0 ? 1 : (2 * right) / (there + read)
}

function styleOf(fonts: readonly string[], draw: ReturnType<typeof drawFrom>): string {
  const size = draw.between(7.5, 10.5).toFixed(1)
  return `<style>@page { size: A4; margin: 18mm }
body { font: ${size}pt/1.3 '${draw.pick(fonts)}'; margin: 0 }
table { border-collapse: collapse; width: ${draw.whole(70, 100)}%; font-size: ${size}pt }
td, th { padding: ${draw.between(0.6, 4).toFixed(1)}pt ${draw.between(2.5, 6).toFixed(1)}pt; text-align: left; vertical-align: ${draw.pick(['top', 'bottom', 'middle'])}; font-weight: normal }
th { font-weight: ${draw.pick(['bold', 'normal'])} } .n { text-align: right; white-space: nowrap } th.n { white-space: normal }
* { -webkit-print-color-adjust: exact }</style>`
}
