/**
 * Photographs to recognise, drawn afresh: statements in four languages as phones see them: at a slant, on desks of several
 * kinds, held by a thumb, in shadow, cut off, curled, on their side.
 * Usage: node bench/recognition/ocr-photographs.ts DIR [SEED [PATTERN]]. Writes DIR/images and DIR/truth (those whose names match); then `node bench/recognition/ocr.ts DIR`.
 */
import { itemAt } from '@tickmark/document'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { drawProse, drawSomeStatement, FONTS } from './set/draw-pages.ts'
import { renderPage, takePhotograph, toGray } from './set/pictures.ts'
import { drawScene, SCENES } from './set/scenes.ts'
import { makeRandom } from '../chance/random.ts'

const [directory, seed = '1', pattern = '.'] = process.argv.slice(2)
if (!directory) throw new Error('usage: node bench/recognition/ocr-photographs.ts DIR [SEED [PATTERN]]')
for (const name of ['images', 'truth']) mkdirSync(join(directory, name), { recursive: true })

for (const [index, kind] of SCENES.entries()) {
  for (const [at, language] of (['zh', 'en', 'ja', 'ko'] as const).entries()) {
    const name = `${language}-${kind}`
    if (!new RegExp(pattern).test(name)) continue
    const random = makeRandom(Number(seed) * 1000 + index * 10 + at)
    const { svg, truth } = drawSomeStatement(language, random)
    const other = drawProse(language, itemAt(FONTS[language], 0), random)
    const [page, sheet] = [await toGray(renderPage(svg)), await toGray(renderPage(other.svg))]
    const seen = drawScene(kind, page, sheet, random)
    const taking = { sigma: 0.5 + random() * 0.4, grain: 2 + random() * 4, ...(kind === 'low' && { width: 1280 }) }
    writeFileSync(join(directory, 'truth', `${name}.txt`), truth)
    writeFileSync(join(directory, 'images', `${name}-${kind}.jpg`), await takePhotograph(seen, random, taking))
  }
}
