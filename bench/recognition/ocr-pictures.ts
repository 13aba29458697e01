/**
 * Pictures to recognise, drawn afresh: prose and statements in four languages, other fonts, sizes and layouts than those that
 * the engine was written with, clean, as JPEG, as a photograph and as a photograph of a page on a desk.
 * Usage: node bench/recognition/ocr-pictures.ts DIR [SEED]. Writes DIR/images and DIR/truth; then `node bench/recognition/ocr.ts DIR`.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeRandom } from '../chance/random.ts'
import { drawProse, drawStatement, FONTS } from './set/draw-pages.ts'
import { renderPage, takePhotograph, toGray } from './set/pictures.ts'
import { warpOnto } from './set/warp.ts'
import type { Gray } from './set/warp.ts'

const [directory, seed = '1'] = process.argv.slice(2)
if (!directory) throw new Error('usage: node bench/recognition/ocr-pictures.ts DIR [SEED]')
const random = makeRandom(Number(seed))
const images = join(directory, 'images')
const truths = join(directory, 'truth')
for (const folder of [images, truths]) mkdirSync(folder, { recursive: true })

for (const language of ['zh', 'en', 'ja', 'ko'] as const) {
  for (const kind of ['prose', 'statement'] as const) {
    for (const [index, font] of FONTS[language].entries()) {
      const { svg, truth } =
        kind === 'prose' ? drawProse(language, font, random) : drawStatement(language, font, random)
      const name = `${language}-${kind}${index + 1}`
      writeFileSync(join(truths, `${name}.txt`), truth)
      await savePictures(svg, name)
    }
  }
}

async function savePictures(svg: string, name: string): Promise<void> {
  const clean = renderPage(svg)
  const save = (condition: string, bytes: Uint8Array) => writeFileSync(join(images, `${name}-${condition}`), bytes)
  save('clean.png', await clean.clone().png().toBuffer())
  save('jpeg.jpg', await clean.clone().resize(1240).jpeg({ quality: 45 }).toBuffer())
  const gray = await toGray(clean)
  save('photo.jpg', await takePhotograph(slantedFrame(gray), random, { sigma: 0.7, grain: 5 }))
  save('desk.jpg', await takePhotograph(onDesk(gray), random, { sigma: 0.6, grain: 4 }))
}

/** The page fills the picture, a little slanted; beyond its edge is paper. */
function slantedFrame(page: Gray): Gray {
  const { width, height } = page
  const off = () => (random() - 0.5) * 0.035 * width
  const ground = { width, height, data: new Uint8Array(width * height).fill(250) }
  return warpOnto(ground, page, [
    { x: off(), y: off() },
    { x: width + off(), y: off() },
    { x: width + off(), y: height + off() },
    { x: off(), y: height + off() },
  ])
}

/** The page lies on a dark, uneven desk, turned by up to 20° and seen at a slant. */
function onDesk(page: Gray): Gray {
  const [width, height] = [2400, 3000]
  const data = new Uint8Array(width * height)
  const wood = 40 + random() * 60
  for (let at = 0; at < data.length; at += 1) {
    const [x, y] = [at % width, Math.floor(at / width)]
    data[at] = wood + 14 * Math.sin(y / 23 + 3 * Math.sin(x / 190)) + 8 * Math.sin(x / 7)
  }
  const angle = ((random() - 0.5) * 40 * Math.PI) / 180
  const scale = Math.min(1, 0.86 / (Math.abs(Math.cos(angle)) + 0.75 * Math.abs(Math.sin(angle)))) * 1.12
  const corner = (dx: number, dy: number) => {
    const [x, y] = [dx * page.width * scale * 0.5, dy * page.height * scale * 0.5]
    const near = 1 + 0.06 * (x / page.width) + 0.05 * (y / page.height)
    return {
      x: width / 2 + (x * Math.cos(angle) - y * Math.sin(angle)) * near,
      y: height / 2 + (x * Math.sin(angle) + y * Math.cos(angle)) * near,
    }
  }
  return warpOnto({ width, height, data }, page, [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)])
}
