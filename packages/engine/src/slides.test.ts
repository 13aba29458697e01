import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Box, Document, Word } from '@tickmark/document'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createEngine, readDocument } from './index.ts'

const DECK = fileURLToPath(new URL('../../../corpus/office/deck.pptx', import.meta.url))
/** LibreOffice takes its time to start, the more so beside other work. */
const PATIENCE = 240_000

const engine = createEngine({ jobs: 1, owner: 'test' })
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tickmark-slides-'))
})
afterAll(async () => {
  await engine.close()
  await rm(folder, { recursive: true, force: true })
})

test(
  'the searchable PDF of slides holds their text in each script, where the slides have it',
  async () => {
    const deck = unzipSync(await readFile(DECK))
    const slide = strFromU8(deck['ppt/slides/slide1.xml']!)
      .replace('左侧论据', 'Argument left')
      .replace('右侧结论', '오른쪽 결론')
      .replace('机密', '部外秘のかな')
    const source = { path: join(folder, 'deck.pptx'), name: 'deck.pptx' }
    await writeFile(source.path, zipSync({ ...deck, 'ppt/slides/slide1.xml': strToU8(slide) }))
    const document = await readDocument(engine, source, { jobs: 1 })
    const pdf = { path: join(folder, 'deck.pdf'), name: 'deck.pdf' }
    await writeFile(
      pdf.path,
      await engine.writeResult('pdf', { source, document, language: 'en' }, { deadline: PATIENCE }),
    )

    const printed = await readDocument(engine, pdf, { jobs: 1 })
    expect(printed.pages.map(({ origin }) => origin)).toEqual(document.pages.map(() => 'text'))
    // Left and right, above and below, as in the slide.
    const [left, right, title] = ['left', '결론', '收入构成'].map((text) => placeOf(printed, text))
    expect(placeOf(printed, '部外秘のかな')[1]).toBeGreaterThan(0.9)
    expect(left![0]).toBeLessThan(right![0])
    expect(title![1]).toBeLessThan(left![1])
    expect(Math.abs(left![1] - right![1])).toBeLessThan(0.05)
  },
  PATIENCE,
)

/** Where a text begins on its page. */
function placeOf(document: Document, wanted: string): Box {
  const texts = document.blocks.flatMap((block): { text: string; words?: Word[] }[] =>
    block.type === 'table' ? block.cells : [block],
  )
  for (const { text, words = [] } of texts) {
    const at = text.indexOf(wanted)
    const word = words.find(({ start, end }) => at >= 0 && start <= at && at < end)
    if (word) return word.box
  }
  throw new Error(`${wanted} is not in the file`)
}
