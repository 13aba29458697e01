/**
 * Makes the workbooks of corpus/sheets, each sound and once more with an error (-wrong), as xlsx and as csv.
 * Usage: node scripts/make-sheet-corpus.ts
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readSheetTexts, sheetPackage, toCsv, type SheetText } from './sheet-corpus/sheet-package.ts'
import { TYPED_SHEETS, VALUATION, type TypedSheets } from './sheet-corpus/typed-sheets.ts'

const folder = fileURLToPath(new URL('../corpus/sheets/', import.meta.url))
mkdirSync(folder, { recursive: true })

for (const typed of TYPED_SHEETS)
  for (const [name, sheets] of [
    [typed.name, readSheetTexts(typed.text)],
    [`${typed.name}-wrong`, withErrors(typed)],
  ] as const) {
    writeFileSync(`${folder}${name}.xlsx`, sheetPackage(sheets))
    if (!typed.text.includes('→')) writeFileSync(`${folder}${name}.csv`, toCsv(sheets))
  }

writeFileSync(`${folder}dcf-en.xlsx`, sheetPackage(readSheetTexts(VALUATION)))

function withErrors({ text, wrong }: TypedSheets): SheetText[] {
  const [first, ...others] = readSheetTexts(text)
  if (!first) return []
  const rows = first.rows.map((row, rowIndex) =>
    row.map((field, columnIndex) => wrong.find(([r, c]) => r === rowIndex && c === columnIndex)?.[2] ?? field),
  )
  return [{ ...first, rows }, ...others]
}
