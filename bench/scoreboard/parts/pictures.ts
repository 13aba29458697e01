import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { drawTaken } from '../../recognition/set/drawn-page.ts'
import { readDocument, toText } from '../../recognition/set/page-text.ts'
import { compareTexts } from '../../recognition/set/score.ts'
import { MANNERS } from '../../world/manners/index.ts'
import { startPrinter, type Printer } from '../../world/write/pdf.ts'
import type { ScoreRow } from '../score-row.ts'
import type { Task, TaskResult } from '../task.ts'

let printer: Promise<Printer> | undefined

/** The browser that prints must end before its process can. */
export async function endPictures(): Promise<void> {
  await (await printer)?.close()
  printer = undefined
}

/** Reads a page of the world as it was scanned, faxed or photographed, and holds its text against that of the PDF. */
export async function measurePicture(task: Extract<Task, { part: 'pictures' }>): Promise<TaskResult> {
  printer ??= startPrinter()
  const { text, taken } = await drawTaken(await printer, task)
  const folder = mkdtempSync(path.join(tmpdir(), 'tickmark-picture-'))
  try {
    const file = path.join(folder, `page.${taken.type === 'png' ? 'png' : 'jpg'}`)
    writeFileSync(file, taken.bytes)
    const document = await readDocument(file)
    const { errors, characters, numbersRead, numbers } = compareTexts(text, toText(document))
    const language = MANNERS[task.manner]?.language ?? '-'
    const groups = ['all', `condition ${task.condition}`, `language ${language}`]
    const share = (name: string, value: number, of: number): ScoreRow[] =>
      groups.map((group) => ({
        part: 'pictures',
        name,
        column: task.column,
        group,
        value,
        of,
        unit: 'share',
        better: 'more',
      }))
    return {
      rows: [
        ...share('characters read right', Math.max(0, characters - errors), characters),
        ...share('numbers read right', numbersRead, numbers),
      ],
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
