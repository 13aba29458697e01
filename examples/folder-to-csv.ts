/**
 * Reviews every file of a folder and writes one line a problem, for a spreadsheet.
 * Usage: node examples/folder-to-csv.ts FOLDER > problems.csv
 */
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, read, ReadError, review } from 'tickmark'

const [folder = '.'] = process.argv.slice(2)

console.log(toLine(['file', 'severity', 'page', 'sheet', 'cell', 'printed', 'expected', 'problem']))
for (const name of (await readdir(folder)).toSorted()) {
  try {
    const { findings } = await review(await read(join(folder, name)))
    for (const finding of findings) {
      const { page, sheet, cell } = finding.evidence[0].location
      const { message } = await describe(finding, 'en')
      console.log(toLine([name, finding.severity, page, sheet, cell, finding.actual, finding.expected, message]))
    }
  } catch (error) {
    // One file that cannot be read does not keep the others from being reviewed.
    if (!(error instanceof ReadError)) throw error
    console.log(toLine([name, 'unreadable', '', '', '', '', '', error.key]))
  }
}

/** Quoted as RFC 4180 says. What a spreadsheet would take for a formula is told to be text: the words come from strangers' files. */
function toLine(values: readonly (string | number | undefined)[]): string {
  return values
    .map((value = '') => (/^[=+@\t\r]|^-\D/.test(`${value}`) ? `'${value}` : `${value}`))
    .map((value) => `"${value.replaceAll('"', '""')}"`)
    .join(',')
}
