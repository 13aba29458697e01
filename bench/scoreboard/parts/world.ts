import { itemAt } from '@tickmark/document'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { drawDocument, type DrawnDocument, type Wish } from '../../world/draw-document.ts'
import { tellTruth } from '../../world/finish.ts'
import { PLANT_KINDS } from '../../world/plant/plant.ts'
import type { DocumentKind, WorldDocument, WorldFile } from '../../world/truth.ts'
import { toDocx } from '../../world/write/docx.ts'
import { takePages } from '../../world/write/scans.ts'
import { toXlsx } from '../../world/write/xlsx.ts'
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

async function printAndRead(drawn: DrawnDocument, folder: string, how: How): Promise<Read> {
  printer ??= startPrinter()
  const { pdf } = await (await printer).print(drawn, { tagged: drawn.style.stream('tagged').chance(0.5) })
  const { bytes, file } = await formed(drawn, pdf, how)
  const at = path.join(folder, file.path)
  writeFileSync(at, bytes)
  return { truth: { ...tellTruth(drawn), files: [file] }, outcome: await readOutcome(at) }
}

/** In what form a document is given: as printed, as pictures of its pages, or as a file of an office program. */
interface How {
  condition?: string
  format?: string
}

/** Pictures are read page by page: so many are enough. */
const MOST_PICTURES = 3

async function formed(
  drawn: DrawnDocument,
  pdf: Uint8Array,
  { condition, format }: How,
): Promise<{ bytes: Uint8Array; file: WorldFile }> {
  if (condition) {
    const bytes = await takePages(pdf, condition, drawn.style.stream(condition), MOST_PICTURES)
    return { bytes, file: { path: `${drawn.id}-${condition}.pdf`, format: 'pdf', condition } }
  }
  if (format === 'xlsx') return { bytes: toXlsx(drawn), file: { path: `${drawn.id}.xlsx`, format } }
  if (format === 'docx') return { bytes: await toDocx(drawn), file: { path: `${drawn.id}.docx`, format } }
  return { bytes: pdf, file: { path: `${drawn.id}.pdf`, format: 'pdf' } }
}

/** Kinds of few pages, of which pictures are taken. */
const SHORT: readonly DocumentKind[] = ['invoice', 'trial-balance', 'bank-report', 'fund-report']

function howOf(only: string | undefined): How {
  const [what, name = ''] = only?.split(' ') ?? []
  return what === 'condition' ? { condition: name } : what === 'format' ? { format: name } : {}
}

/** "passage growth-chain": with it for certain, and errors in it alone. */
function wishOf(only: string | undefined, index: number): Partial<Wish> {
  const [what, name = ''] = only?.split(' ') ?? []
  switch (what) {
    case 'passage':
      return { passages: [name], plantIn: name }
    case 'trait':
      return { traits: [name], kind: 'annual-report' }
    case 'kind':
      return { kind: name as DocumentKind }
    case 'manner':
      return { manner: name, ...(index % 2 === 0 ? { kind: 'annual-report' } : {}) }
    case 'error':
      return { plantKind: name, kind: PLANT_KINDS.find(({ id }) => id === name)?.home ?? 'annual-report' }
    case 'condition':
      return { kind: itemAt(SHORT, index % SHORT.length) }
    default:
      return {}
  }
}

/** Draws one document of the world, sound and with errors, has both read and reviewed, and holds the reviews against the truth. */
export async function measureWorld({
  seed,
  index,
  column,
  only,
}: Extract<Task, { part: 'world' }>): Promise<TaskResult> {
  const folder = mkdtempSync(path.join(tmpdir(), 'tickmark-world-'))
  try {
    const sound = await printAndRead(drawDocument({ seed, index, ...wishOf(only, index) }), folder, howOf(only))
    const planted = await printAndRead(
      drawDocument({ seed, index, plants: PLANTS, ...wishOf(only, index) }),
      folder,
      howOf(only),
    )
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
