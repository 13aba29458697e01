import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { drawDocument, type DrawnDocument } from '../../world/draw-document.ts'
import { tellTruth } from '../../world/finish.ts'
import type { WorldDocument } from '../../world/truth.ts'
import { startPrinter, type Printer } from '../../world/write/pdf.ts'
import { readOutcome, type Outcome } from '../read-outcome.ts'
import { alarmsOf, scoreDocument } from '../score-document.ts'
import { Tally } from '../score-row.ts'
import type { Task, TaskResult } from '../task.ts'

/** So many errors are planted into each document. */
const PLANTS = 3

let printer: Promise<Printer> | undefined

/** The browser that prints must end before its process can. */
export async function endWorld(): Promise<void> {
  await (await printer)?.close()
  printer = undefined
}

interface Read {
  truth: WorldDocument
  outcome: Outcome
}

async function printAndRead(drawn: DrawnDocument, folder: string): Promise<Read> {
  printer ??= startPrinter()
  const { pdf } = await (await printer).print(drawn, { tagged: drawn.style.stream('tagged').chance(0.5) })
  const file = path.join(folder, `${drawn.id}.pdf`)
  writeFileSync(file, pdf)
  return { truth: { ...tellTruth(drawn), files: [] }, outcome: await readOutcome(file) }
}

/** Draws one document of the world, sound and with errors, has both read and reviewed, and holds the reviews against the truth. */
export async function measureWorld({ seed, index, column }: Extract<Task, { part: 'world' }>): Promise<TaskResult> {
  const folder = mkdtempSync(path.join(tmpdir(), 'tickmark-world-'))
  try {
    const sound = await printAndRead(drawDocument({ seed, index }), folder)
    const planted = await printAndRead(drawDocument({ seed, index, plants: PLANTS }), folder)
    const ofSound = scoreDocument({ ...sound, column })
    const scored = scoreDocument({ ...planted, column, ofSound: alarmsOf(sound.outcome) })
    const tally = new Tally()
    tally.addAll([...ofSound.rows, ...scored.rows])
    return {
      rows: tally.rows(),
      documents: [
        { id: `${sound.truth.id} sound`, findings: ofSound.findings, plants: [] },
        { id: planted.truth.id, findings: scored.findings, plants: scored.plants },
      ],
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
