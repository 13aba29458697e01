import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { Rectangle } from '@tickmark/document/page'
import type { Bitmap } from '../bitmap/bitmap.ts'
import { findPictures } from './find-pictures.ts'

/** A line of text on a test page, by its left end and baseline. */
interface Print {
  x: number
  y: number
  text: string
  size?: number
  fill?: string
}

const [WIDTH, HEIGHT] = [1240, 1754]

async function find(drawing: string, prints: readonly Print[]): Promise<Rectangle[]> {
  const texts = prints.map(
    ({ x, y, text, size = 22, fill = '#222' }) =>
      `<text x="${x}" y="${y}" font-family="DejaVu Sans" font-size="${size}" fill="${fill}">${text}</text>`,
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <rect width="100%" height="100%" fill="#fcfcfa"/>${drawing}${texts.join('')}</svg>`
  const data = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer()
  const bitmap: Bitmap = { width: WIDTH, height: HEIGHT, data }
  const lines = prints.map(({ x, y, text, size = 22 }) => {
    const [length, thickness] = [text.length * size * 0.64 + 8, size * 1.5]
    const box = { centerX: x + length / 2 - 4, centerY: y - size * 0.35, length, thickness, angle: 0, upended: false }
    return { box: { ...box, score: 1 }, read: { text, confidence: 0.98 } }
  })
  return findPictures(bitmap, lines)
}

/** Rows of a statement: a label and two figures each. */
function statement(top: number, rows: number, pitch = 36): Print[] {
  return Array.from({ length: rows }, (_, row) => [
    { x: 110, y: top + row * pitch, text: 'Trade and other receivables' },
    { x: 760, y: top + row * pitch, text: `${12 + row},345` },
    { x: 1010, y: top + row * pitch, text: `${11 + row},987` },
  ]).flat()
}

function around(found: readonly Rectangle[], { left, top, right, bottom }: Rectangle, slack: number): boolean {
  return found.some(
    (one) =>
      Math.abs(one.left - left) < slack &&
      Math.abs(one.top - top) < slack &&
      Math.abs(one.right - right) < slack &&
      Math.abs(one.bottom - bottom) < slack,
  )
}

test('a statement with a coloured head, shaded rows, rules and a boxed note holds no picture', async () => {
  const shades = [0, 2, 4, 6].map(
    (row) => `<rect x="100" y="${474 + row * 36}" width="1040" height="36" fill="#e3ecf5"/>`,
  )
  const drawing = `<rect x="100" y="420" width="1040" height="54" fill="#1f4e79"/>${shades.join('')}
    <path d="M100 420H1140M100 474H1140M100 762H1140M100 768H1140" stroke="black" stroke-width="2"/>
    <rect x="100" y="900" width="1040" height="150" fill="#fff7dd" stroke="#b58900" stroke-width="3"/>`
  const head = ['Item', '2024', '2023'].map((text, index) => ({
    x: [110, 760, 1010][index]!,
    y: 456,
    text,
    fill: 'white',
  }))
  const note = [960, 1000].map((y) => ({
    x: 130,
    y,
    text: 'The amounts are those of the audited statements of the group',
  }))
  expect(await find(drawing, [...head, ...statement(500, 8), ...note])).toEqual([])
})

test('a page of coloured paper with text holds no picture', async () => {
  const text = Array.from({ length: 12 }, (_, row) => ({
    x: 150,
    y: 500 + row * 60,
    text: 'Annual report of the board',
    fill: 'white',
  }))
  expect(await find(`<rect width="100%" height="100%" fill="#12355b"/>`, text)).toEqual([])
})

test('bars on an axis are a chart with their labels', async () => {
  const heights = [120, 210, 160, 290]
  const bars = heights.map(
    (height, index) =>
      `<rect x="${300 + index * 130}" y="${800 - height}" width="70" height="${height}" fill="#2e75b6"/>`,
  )
  const labels = heights.flatMap((height, index) => [
    { x: 308 + index * 130, y: 832, text: `202${index}`, size: 20 },
    { x: 312 + index * 130, y: 790 - height, text: `${height}`, size: 20 },
  ])
  const found = await find(`${bars.join('')}<path d="M270 800H820" stroke="black" stroke-width="2"/>`, [
    ...statement(150, 6),
    ...labels,
    ...statement(1000, 6),
  ])
  expect(found).toHaveLength(1)
  expect(around(found, { left: 270, top: 480, right: 820, bottom: 840 }, 24)).toBe(true)
})

test('a line chart and a pie are found, each for itself', async () => {
  const drawing = `<path d="M200 700V420M200 700H620" stroke="black" stroke-width="2"/>
    <path d="M200 660L300 560L400 600L500 470L600 440" stroke="#c00000" stroke-width="4" fill="none"/>
    <circle cx="950" cy="560" r="130" fill="#70ad47"/><path d="M950 560V430A130 130 0 0 1 1080 560Z" fill="#ffc000"/>`
  const found = await find(drawing, [...statement(150, 5), ...statement(900, 5)])
  expect(found).toHaveLength(2)
  expect(around(found, { left: 200, top: 420, right: 620, bottom: 700 }, 30)).toBe(true)
  expect(around(found, { left: 820, top: 430, right: 1080, bottom: 690 }, 20)).toBe(true)
})

test('a signature below a statement is found, its line is not part of the text', async () => {
  const strokes = `<path d="M700 1300c30-90 60-90 50-10s-40 60 0 10 60-80 70-20 10 40 40-20 60-60 40 10 40 20 120-30" stroke="#1a237e" stroke-width="5" fill="none"/>`
  const found = await find(strokes, [...statement(150, 20), { x: 700, y: 1400, text: 'Director' }])
  expect(found).toHaveLength(1)
  expect(around(found, { left: 698, top: 1225, right: 1025, bottom: 1330 }, 45)).toBe(true)
})

test('a photograph beside a paragraph is found, the paragraph stays out', async () => {
  const photograph = `<defs><filter id="grain" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency="0.01" numOctaves="4" seed="3"/>
    <feColorMatrix type="matrix" values="1.6 0 0 0 -0.3 0 1.6 0 0 -0.3 0 0 1.6 0 -0.3 0 0 0 0 1"/></filter></defs>
    <rect x="100" y="400" width="420" height="320" filter="url(#grain)"/>`
  const text = Array.from({ length: 9 }, (_, row) => ({
    x: 560,
    y: 430 + row * 34,
    text: 'running text beside the photograph',
  }))
  const found = await find(photograph, text)
  expect(found).toHaveLength(1)
  expect(around(found, { left: 100, top: 400, right: 520, bottom: 720 }, 15)).toBe(true)
})
