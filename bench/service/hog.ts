/**
 * How long a small task of one person takes while another gives the service all that he can: eight slow documents of a kilobyte, two huge
 * workbooks, ten webhooks whose host never answers, and pictures of eight heavy pages.
 *
 *   node bench/service/hog.ts [--rounds 3] [--cells 600000]
 *
 * The aim: at most three times as long as alone. Compare the two figures of one run, not figures of two; beside other work the shortest
 * rounds tell more than the medians.
 */
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { deflateSync, strToU8, zipSync } from 'fflate'
import { makeLargeModel } from '../limits/make-large-model.ts'
import { makeReport } from '../reviewer-web/make-report.ts'
import { startService, type Person, type Service } from './start-service.ts'

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '3' }, cells: { type: 'string', default: '600000' } },
})
const PORT = 3241
const ROUNDS = Number(values.rounds)
const AIM = 3
const HEAVY_PAGES = 8

// Takes connections and never answers.
const silent = createServer(() => {})
silent.listen(0, '127.0.0.1')
await once(silent, 'listening')
const address = silent.address()
const silentPort = typeof address === 'object' && address ? address.port : 0

const service = await startService(PORT, { TICKMARK_WEBHOOK_HOSTS: '127.0.0.1' })
try {
  const [hog, other] = [await service.addPerson('hog'), await service.addPerson('other')]
  const small = new Uint8Array(await makeReport(3))
  const heavy = await uploadHeavyPages(hog)
  const alone = await measure(other, small)
  console.log(`alone: ${inSeconds(alone)} s`)

  await occupy(hog)
  const stop = askForPictures(hog, heavy)
  const beside = await measure(other, small)
  const slowest = await slowestHealth(service)
  stop()
  const ratio = median(beside) / median(alone)
  console.log(
    `beside the hog: ${inSeconds(beside)} s, ${ratio.toFixed(1)} times (at most ${AIM}), ${(Math.min(...beside) / Math.min(...alone)).toFixed(1)} by the shortest rounds; /healthz at most ${slowest} ms`,
  )
  process.exitCode = ratio <= AIM ? 0 : 1
} finally {
  await service.close()
  silent.close()
}
process.exit()

/** Milliseconds from the upload to the last result, in each round. */
async function measure(person: Person, bytes: Uint8Array<ArrayBuffer>): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const begun = performance.now()
    await person.finish(await person.upload(new File([bytes], `small-${round}.pdf`), 'financial_report'))
    times.push(performance.now() - begun)
  }
  return times
}

async function occupy(hog: Person): Promise<void> {
  for (let number = 0; number < 10; number++) {
    const body = JSON.stringify({ url: `http://127.0.0.1:${silentPort}/${number}` })
    await hog.call('/webhooks', { method: 'POST', body, headers: { 'Content-Type': 'application/json' } })
  }
  const workbook = new Uint8Array(makeLargeModel(Number(values.cells)))
  const slow = makeSlowDocument()
  console.log(`workbooks of ${(workbook.length / 2 ** 20).toFixed(1)} MB, documents of ${slow.length} bytes`)
  for (let number = 0; number < 2; number++)
    await hog.upload(new File([workbook], `huge-${number}.xlsx`), 'valuation_model')
  for (let number = 0; number < 8; number++)
    await hog.upload(new File([slow], `slow-${number}.docx`), 'financial_report')
  // Until what he has sent is at work.
  await sleep(3000)
}

/** Sentences by the ten thousand, which zip to next to nothing. */
function makeSlowDocument(): Uint8Array<ArrayBuffer> {
  const office = 'http://schemas.openxmlformats.org'
  const word = `${office}/wordprocessingml/2006/main`
  const text = 'Revenue increased by 12.5% from 1,234 million in 2022 to 1,388 million in 2023. '.repeat(12)
  const body = `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`.repeat(1500)
  const parts = {
    '[Content_Types].xml': `<Types xmlns="${office}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="rId1" Type="${office}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': `<w:document xmlns:w="${word}"><w:body>${body}</w:body></w:document>`,
  }
  return new Uint8Array(
    zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)])), { level: 9 }),
  )
}

/** A document whose pages hold a hundred thousand short lines each: little to read, much to draw. */
async function uploadHeavyPages(hog: Person): Promise<{ task: string; file: string }> {
  const strokes = Array.from({ length: 100_000 }, (_, index) => {
    const [x, y] = [(index * 7919) % 612, (index * 104_729) % 792]
    return `${x} ${y} m ${(x * 3) % 612} ${(y * 5) % 792} l S`
  })
  const content = deflateSync(strToU8(`.1 w BT /F1 9 Tf 50 700 Td (Revenue 1,000) Tj ET ${strokes.join(' ')}`))
  const task = await hog.upload(new File([writePdf(content)], 'heavy.pdf'), 'ocr')
  await hog.finish(task)
  const { files } = await hog.call<{ files: { file_id: string }[] }>(`/task/detail?task_id=${task}`)
  return { task, file: files[0]?.file_id ?? '' }
}

function writePdf(content: Uint8Array): Uint8Array<ArrayBuffer> {
  const kids = Array.from({ length: HEAVY_PAGES }, (_, index) => `${5 + index} 0 R`).join(' ')
  const page = `<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Resources<</Font<</F1 3 0 R>>>>/Contents 4 0 R>>`
  const objects: Uint8Array[] = [
    strToU8('<</Type/Catalog/Pages 2 0 R>>'),
    strToU8(`<</Type/Pages/Kids[${kids}]/Count ${HEAVY_PAGES}>>`),
    strToU8('<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>'),
    Buffer.concat([
      strToU8(`<</Filter/FlateDecode/Length ${content.length}>>stream\n`),
      content,
      strToU8('\nendstream'),
    ]),
    ...Array.from({ length: HEAVY_PAGES }, () => strToU8(page)),
  ]
  let bytes: Buffer = Buffer.from('%PDF-1.7\n')
  const offsets = objects.map((object, index) => {
    const at = bytes.length
    bytes = Buffer.concat([bytes, strToU8(`${index + 1} 0 obj\n`), object, strToU8('\nendobj\n')])
    return at
  })
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  const end = `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<</Size ${size}/Root 1 0 R>>\nstartxref\n${bytes.length}\n%%EOF\n`
  return new Uint8Array(Buffer.concat([bytes, strToU8(end)]))
}

/** Asks for all pages at once, and again as soon as they are there; each time in a width that is not kept yet. Answers how to stop. */
function askForPictures(hog: Person, { task, file }: { task: string; file: string }): () => void {
  const asking = new AbortController()
  const headers = { Authorization: hog.token }
  const ask = async (page: number): Promise<void> => {
    for (const width of [320, 640, 960, 1200, 1600, 2000, 2400, 3000]) {
      if (asking.signal.aborted) return
      const query = `task_id=${task}&file_id=${file}&page=${page}&width=${width}`
      const url = `${service.origin}/v1/api/task/page_image?${query}`
      await fetch(url, { headers, signal: asking.signal }).then(
        (answer) => answer.arrayBuffer(),
        () => undefined,
      )
    }
  }
  for (let page = 1; page <= HEAVY_PAGES; page++) void ask(page).catch(() => undefined)
  return () => asking.abort()
}

async function slowestHealth({ origin }: Service): Promise<number> {
  let slowest = 0
  for (let number = 0; number < 40; number++) {
    const begun = performance.now()
    await (await fetch(`${origin}/healthz`)).text()
    slowest = Math.max(slowest, performance.now() - begun)
    await sleep(50)
  }
  return Math.round(slowest)
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN
}

function inSeconds(times: readonly number[]): string {
  return times.map((time) => (time / 1000).toFixed(1)).join(' / ')
}
