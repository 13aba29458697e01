/**
 * Reads every PDF below a folder (mozilla/pdf.js's test/pdfs) in isolated children: each must give a result or a typed error
 * within 15 s. Of long files the first pages are read.
 * Usage: node bench/reading/pdf-corpus.ts DIR [PATTERN]
 */
import { countEnds, filesIn, listSlowest, readCorpus } from './read-corpus.ts'

/** Pages read of each file: scanned ones take seconds each. */
const PAGES = 2

const [folder, pattern = '.'] = process.argv.slice(2)
if (!folder) throw new Error('usage: node bench/reading/pdf-corpus.ts DIR [PATTERN]')
const names = filesIn(folder, ['pdf']).filter((name) => new RegExp(pattern).test(name))
const outcomes = await readCorpus(folder, names, { pages: PAGES })

const bad = outcomes.filter(({ end }) => /^(?:CRASH|HANG|UNTYPED)/.test(end))
const failedPages = outcomes.flatMap(({ name, document }) =>
  (document?.notices ?? []).filter(({ key }) => key === 'page_failed').map(({ detail }) => `${name}: ${detail ?? ''}`),
)
console.log(`${outcomes.length} files: ${countEnds(outcomes)}`)
console.log(`crashes, hangs, untyped errors: ${bad.length}`)
for (const { name, end } of bad) console.log(`  ${end} ${name}`)
console.log('typed errors:')
for (const { name, end } of outcomes)
  if (end !== 'result' && !bad.some((one) => one.name === name)) console.log(`  ${end} ${name}`)
console.log(`pages that could not be read: ${failedPages.length}`)
for (const one of failedPages.slice(0, 20)) console.log(`  ${one.slice(0, 150)}`)
console.log('slowest:')
for (const line of listSlowest(outcomes)) console.log(`  ${line}`)
process.exitCode = bad.length > 0 ? 1 : 0
