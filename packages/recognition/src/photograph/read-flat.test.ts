import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { itemAt } from '@tickmark/document'
import type { Homography, PageWord, Point, Quad } from '@tickmark/document/page'
import { invert, multiply, project, scaleAndShift, squareTo } from '@tickmark/document/page'
import { decodePicture } from '../bitmap/decode-picture.ts'
import type { Bitmap } from '../bitmap/bitmap.ts'
import { rotateBitmap } from '../bitmap/bitmap.ts'
import { findEngine } from '../engine/engine.ts'
import type { RecognizedPage } from '../bitmap/recognized-page.ts'
import { findPage } from './find-page.ts'
import { flattenPhotograph } from './flatten-photograph.ts'
import { layFlat } from './lay-flat.ts'
import { rectify } from './rectify.ts'

const corpus = join(import.meta.dirname, '../../../../corpus/ocr')
const statement = await decodePicture(join(corpus, 'statement-zh.png'))
const plain = findEngine().recognize(statement)
const SCENE = { width: 1900, height: 1300 }
/** Where the corners of the page lie in the scene. */
const SLANTED: Quad = [
  { x: 420, y: 260 },
  { x: 1560, y: 150 },
  { x: 1700, y: 900 },
  { x: 240, y: 960 },
]

/** Within it, and upright. */
const LEVEL: Quad = [
  { x: 520, y: 330 },
  { x: 1480, y: 330 },
  { x: 1480, y: 780 },
  { x: 520, y: 780 },
]

function expectCorners(found: Quad | undefined, corners: Quad): void {
  expect(found).toBeDefined()
  for (const [index, { x, y }] of (found ?? []).entries())
    expect(Math.hypot(x - itemAt(corners, index).x, y - itemAt(corners, index).y)).toBeLessThan(8)
}

describe('findPage', () => {
  it.each([60, 150])('finds the corners of a page on a desk as dark as %i of 255', (desk) => {
    expectCorners(findPage(onDesk(SLANTED, desk).picture), SLANTED)
  })

  it('finds a page beside which only strips of the desk are seen', () => {
    const narrow: Quad = [
      { x: 25, y: 30 },
      { x: 1880, y: 12 },
      { x: 1868, y: 1270 },
      { x: 50, y: 1285 },
    ]
    expectCorners(findPage(onDesk(narrow, 60).picture), narrow)
  })

  it('takes no part of a scan for a page', async () => {
    for (const name of ['statement-zh.png', 'statement-ko.png', 'mixed.png', 'prose-ja.png', 'small.png'])
      expect(findPage(await decodePicture(join(corpus, name)))).toBeUndefined()
  })

  it('finds a page of which one side lies outside the picture, and leaves nothing of it out', () => {
    const cut = SLANTED.map(({ x, y }) => ({ x: x + 330, y })) as unknown as Quad
    const [, topRight, bottomRight] = findPage(onDesk(cut, 60).picture)!
    expect(topRight.x).toBeGreaterThan(SCENE.width - 8)
    expect(bottomRight.x).toBeGreaterThan(SCENE.width - 8)
  })
})

describe('flattenPhotograph', () => {
  it('leaves a page alone that lies upright on its desk', async () => {
    const upright: Quad = [
      { x: 300, y: 200 },
      { x: 1500, y: 205 },
      { x: 1505, y: 765 },
      { x: 300, y: 760 },
    ]
    const { picture } = onDesk(upright, 60)
    expect(findPage(picture)).toBeDefined()
    expect(await flattenPhotograph(picture)).toBeUndefined()
  })

  it('takes a slanted field with level text in it for no page', async () => {
    const blank = onDesk(SLANTED, 60, { ...statement, data: new Uint8Array(statement.data.length).fill(255) }).picture
    const text = onDesk(LEVEL, 255).picture
    const drawn = { ...blank, data: blank.data.map((value, at) => Math.min(value, text.data[at]!)) }
    expect(findPage(drawn)).toBeDefined()
    expect(await flattenPhotograph(drawn)).toBeUndefined()
  })

  it('cuts the page out, and with it what is to be kept beside it', () => {
    const { picture } = onDesk(SLANTED, 60)
    const beside = { x: 1850, y: 600 }
    const [alone, both] = [layFlat(picture, SLANTED, []), layFlat(picture, SLANTED, [beside])]
    expect(project(alone.toPicture, 1, 1).x).toBeCloseTo(SLANTED[2].x, 3)
    expect(project(invert(both.toPicture), beside.x, beside.y).x).toBeCloseTo(1, 6)
    expect(both.bitmap.width).toBeGreaterThan(alone.bitmap.width)
    expect(both.bitmap.height).toBe(alone.bitmap.height)
  })
})

describe('a photograph of a statement', () => {
  it('reads as the statement itself does, and every word is marked where it is seen', async () => {
    const { picture, toScene } = onDesk(SLANTED, 60)
    const [flat, seen] = [await plain, await read(picture)]
    expect(rows(seen)).toEqual(rows(flat))
    const [expected, found] = [wordOf(flat, '841,367.92'), wordOf(seen, '841,367.92')]
    const place = project(toScene, middle(expected).x / flat.width, middle(expected).y / flat.height)
    expect(distance(shownAt(seen, found), place)).toBeLessThan(6)
  })

  it('is turned upright as well', async () => {
    const { picture, toScene } = onDesk(SLANTED, 60)
    const seen = await read(rotateBitmap(picture, 90))
    expect(seen.rotation).toBe(270)
    const flat = await plain
    expect(rows(seen)).toEqual(rows(flat))
    const expected = middle(wordOf(flat, '841,367.92'))
    const place = project(toScene, expected.x / flat.width, expected.y / flat.height)
    expect(distance(shownAt(seen, wordOf(seen, '841,367.92')), place)).toBeLessThan(6)
  })

  it('is laid flat by its text where its edges are not seen', async () => {
    const { picture, toScene } = onDesk(SLANTED, 255)
    const [flat, seen] = [await plain, await read(picture)]
    expect(findPage(picture)).toBeUndefined()
    expect(rows(seen)).toEqual(rows(flat))
    const expected = middle(wordOf(flat, '841,367.92'))
    const place = project(toScene, expected.x / flat.width, expected.y / flat.height)
    expect(distance(shownAt(seen, wordOf(seen, '841,367.92')), place)).toBeLessThan(8)
  })
})

/** A page, the statement, on a plain desk, and where its shares lie in the scene. */
function onDesk(corners: Quad, desk: number, page = statement): { picture: Bitmap; toScene: Homography } {
  const toScene = squareTo(corners)
  const { width, height, data } = page
  // A desk far around the page, so that the scene shows nothing beyond it.
  const [left, top] = [width, height]
  const table: Bitmap = { width: 3 * width, height: 3 * height, data: new Uint8Array(27 * width * height).fill(desk) }
  for (let y = 0; y < height; y += 1)
    table.data.set(data.subarray(y * width * 3, (y + 1) * width * 3), ((top + y) * table.width + left) * 3)
  const toTable = multiply(scaleAndShift(width, height, left, top), invert(toScene))
  const fromShares = multiply(toTable, scaleAndShift(SCENE.width, SCENE.height))
  return { picture: rectify(table, fromShares, SCENE.width, SCENE.height), toScene }
}

function read(picture: Bitmap): Promise<RecognizedPage> {
  return findEngine().recognize(picture)
}

/** The words of each row from left to right. */
function rows({ words }: RecognizedPage): string[] {
  const found: PageWord[][] = []
  for (const word of words.toSorted((a, b) => middle(a).y - middle(b).y)) {
    const row = found.at(-1)
    if (row && middle(row[0]!).y > word.top) row.push(word)
    else found.push([word])
  }
  return found.map((row) =>
    row
      .toSorted((a, b) => a.left - b.left)
      .map(({ text }) => text)
      .join(''),
  )
}

function wordOf({ words }: RecognizedPage, text: string): PageWord {
  return words.find((word) => word.text === text)!
}

function middle({ left, top, right, bottom }: PageWord): Point {
  return { x: (left + right) / 2, y: (top + bottom) / 2 }
}

/** Where the middle of a word is seen in the scene, which was not turned or turned by 90° before it was read. */
function shownAt({ width, height, projection }: RecognizedPage, word: PageWord): Point {
  const { x, y } = middle(word)
  const share = project(projection!.toPicture, x / width, y / height)
  return { x: share.x * projection!.width, y: share.y * projection!.height }
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}
