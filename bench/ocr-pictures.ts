/**
 * Pictures to recognise, drawn afresh: prose and statements in four languages, other fonts, sizes and layouts than those that
 * the engine was written with, clean, as JPEG, as a photograph and as a photograph of a page on a desk.
 * Usage: node bench/ocr-pictures.ts DIR [SEED]. Writes DIR/images and DIR/truth; then `node bench/ocr.ts DIR`.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { makeRandom } from './random.ts'
import type { Random } from './random.ts'
import { writeProse, writeStatement } from './ocr-set/texts.ts'
import type { PictureLanguage } from './ocr-set/texts.ts'
import { warpOnto } from './ocr-set/warp.ts'
import type { Corners, Gray } from './ocr-set/warp.ts'

const sharp: (source: Uint8Array, options?: object) => Picture = createRequire(
  join(import.meta.dirname, '../packages/readers/package.json'),
)('sharp')

/** What is used of sharp, which is a dependency of the readers alone. */
interface Picture {
  clone(): Picture
  flatten(options: object): Picture
  grayscale(): Picture
  png(): Picture
  jpeg(options: object): Picture
  resize(width: number): Picture
  blur(sigma: number): Picture
  extractChannel(channel: number): Picture
  raw(): Picture
  toBuffer(): Promise<Uint8Array>
  toBuffer(options: { resolveWithObject: true }): Promise<{ data: Uint8Array; info: { width: number; height: number } }>
}

const [directory, seed = '1'] = process.argv.slice(2)
if (!directory) throw new Error('usage: node bench/ocr-pictures.ts DIR [SEED]')
const random = makeRandom(Number(seed))
for (const name of ['images', 'truth']) mkdirSync(join(directory, name), { recursive: true })

const FONTS: Record<PictureLanguage, string[]> = {
  zh: ['Noto Serif CJK SC', 'Noto Sans CJK SC'],
  en: ['DejaVu Serif', 'Liberation Sans'],
  ja: ['Noto Serif CJK JP', 'Noto Sans CJK JP'],
  ko: ['Noto Serif CJK KR', 'Noto Sans CJK KR'],
}
/** A4 at 200 dpi. */
const PAGE = { width: 1654, height: 2339 }

for (const language of ['zh', 'en', 'ja', 'ko'] as const) {
  for (const kind of ['prose', 'statement'] as const) {
    for (const [index, font] of FONTS[language].entries()) {
      const { svg, truth } = kind === 'prose' ? drawProse(language, font) : drawStatement(language, font)
      const name = `${language}-${kind}${index + 1}`
      writeFileSync(join(directory, 'truth', `${name}.txt`), truth)
      await savePictures(svg, name)
    }
  }
}

function drawProse(language: PictureLanguage, font: string) {
  const lines = writeProse(language, 40, random)
  const size = 26 + Math.floor(random() * 6)
  const step = Math.min(53, size * (1.55 + random() * 0.3))
  const drawn = lines.map((line, index) => text(line, { x: 130, y: 170 + index * step, size, font }))
  return { svg: page(drawn.join('')), truth: lines.join('\n') }
}

function drawStatement(language: PictureLanguage, font: string) {
  const { title, rows } = writeStatement(language, random)
  const size = 25 + Math.floor(random() * 5)
  const step = size * (1.9 + random() * 0.6)
  const columns = [130, 900, 1230, 1540]
  const drawn = rows.flatMap((row, index) => [
    ...row.map((cell, column) =>
      text(cell, {
        x: columns[column]!,
        y: 280 + index * step,
        size,
        font,
        anchor: column === 0 ? 'start' : 'end',
        bold: index === 0,
      }),
    ),
    `<path d="M120 ${280 + index * step + size * 0.5}H1550" stroke="#555" stroke-width="${index === 0 ? 3 : 1}"/>`,
  ])
  const head = text(title, { x: 130, y: 190, size: size * 1.3, font, bold: true })
  return { svg: page(head + drawn.join('')), truth: [title, ...rows.map((row) => row.join('\t'))].join('\n') }
}

function text(
  value: string,
  {
    x,
    y,
    size,
    font,
    anchor = 'start',
    bold,
  }: { x: number; y: number; size: number; font: string; anchor?: string; bold?: boolean },
): string {
  return `<text x="${x}" y="${y}" font-family="${font}" font-size="${size}" text-anchor="${anchor}" font-weight="${bold ? 700 : 400}">${value}</text>`
}

function page(contents: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${PAGE.width}" height="${PAGE.height}"><rect width="100%" height="100%" fill="#fff"/>${contents}</svg>`
}

async function savePictures(svg: string, name: string): Promise<void> {
  const clean = sharp(Buffer.from(svg)).flatten({ background: '#fff' }).grayscale()
  const save = (condition: string, bytes: Uint8Array) =>
    writeFileSync(join(directory!, 'images', `${name}-${condition}`), bytes)
  save('clean.png', await clean.clone().png().toBuffer())
  save('jpeg.jpg', await clean.clone().resize(1240).jpeg({ quality: 45 }).toBuffer())
  const gray = await toGray(clean)
  save('photo.jpg', await photograph(gray, slantedFrame(gray), { sigma: 0.7, grain: 5 }))
  save('desk.jpg', await photograph(gray, onDesk(gray), { sigma: 0.6, grain: 4 }))
}

async function toGray(picture: Picture): Promise<Gray> {
  const { data, info } = await picture.clone().extractChannel(0).raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data }
}

interface Scene {
  ground: Gray
  corners: Corners
}

/** The page fills the picture, a little slanted; beyond its edge is paper. */
function slantedFrame({ width, height }: Gray): Scene {
  const off = () => (random() - 0.5) * 0.035 * width
  const ground = { width, height, data: new Uint8Array(width * height).fill(250) }
  return {
    ground,
    corners: [
      { x: off(), y: off() },
      { x: width + off(), y: off() },
      { x: width + off(), y: height + off() },
      { x: off(), y: height + off() },
    ],
  }
}

/** The page lies on a dark, uneven desk, turned by up to 20° and seen at a slant. */
function onDesk(page: Gray): Scene {
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
  return { ground: { width, height, data }, corners: [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)] }
}

/** Blur, uneven light and grain. */
async function photograph(page: Gray, { ground, corners }: Scene, { sigma, grain }: { sigma: number; grain: number }) {
  const seen = warpOnto(ground, page, corners)
  const [dark, falls] = [0.35 + random() * 0.2, random() * 6.28]
  const lit = seen.data.map((value, at) => {
    const [x, y] = [(at % seen.width) / seen.width - 0.5, Math.floor(at / seen.width) / seen.height - 0.5]
    const light = 0.86 - dark * (x * Math.cos(falls) + y * Math.sin(falls))
    return Math.max(0, Math.min(255, value * light + grain * bell(random)))
  })
  return sharp(lit, { raw: { width: seen.width, height: seen.height, channels: 1 } })
    .blur(sigma)
    .jpeg({ quality: 72 })
    .toBuffer()
}

/** A number about 0, most within ±1. */
function bell(draw: Random): number {
  return (draw() + draw() + draw() + draw() - 2) * 1.7
}
