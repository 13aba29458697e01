import { expect, test } from 'vitest'
import type { ClearStrip } from '../bitmap/clear-strip.ts'
import { findTriangles } from './find-triangles.ts'

const WIDTH = 120
const HEIGHT = 48

/** A strip with a sign from column 10 to 32 and the block of a digit from 36 on; `isInk` tells of each pixel of the sign, 0–1 from its top left. */
function stripWith(isInk: (x: number, y: number) => boolean, ink: (y: number) => number = () => 0): ClearStrip {
  const gray = new Uint8Array(WIDTH * HEIGHT).fill(255)
  for (let y = 12; y < 34; y += 1) {
    for (let x = 10; x < 32; x += 1) if (isInk((x - 10) / 21, (y - 12) / 21)) gray[y * WIDTH + x] = ink(y)
    for (let x = 36; x < 48; x += 1) gray[y * WIDTH + x] = 0
  }
  return { width: WIDTH, height: HEIGHT, gray }
}

function signBefore(isInk: (x: number, y: number) => boolean, read = '7'): string {
  return readBeside(stripWith(isInk), read)
}

function readBeside(strip: ClearStrip, read = '7'): string {
  // The recogniser's places are estimates: the digit is thought to begin within the sign.
  const characters = [...read].map((text, index) => ({
    text,
    start: index === read.length - 1 ? 0.2 : 0.1,
    end: index === read.length - 1 ? 0.4 : 0.25,
    confidence: 0.99,
  }))
  return findTriangles(characters, strip)
    .map(({ text }) => text)
    .join('')
}

const within = (x: number, y: number) => Math.abs(x - 0.5) <= y / 2
const side = (x: number, y: number) => within(x, y) && Math.abs(x - 0.5) > y / 2 - 0.12

test('a triangle before a number is its sign', () => {
  expect(signBefore((x, y) => side(x, y) || y > 0.9)).toBe('△7')
  expect(signBefore(within)).toBe('▲7')
  expect(signBefore((x, y) => side(x, y) || y > 0.9, 'A7')).toBe('△7')
})

test('strokes that a photograph shows gray and broken, above a rule of the table, are a sign all the same', () => {
  const strip = stripWith(
    (x, y) => side(x, y) || y > 0.9,
    (y) => (y % 5 === 0 ? 170 : 120),
  )
  strip.gray.fill(150, WIDTH * 41, WIDTH * 43)
  expect(readBeside(strip)).toBe('△7')
  expect(readBeside(stripWith(within, () => 150))).toBe('7')
})

test('a comma is no sign of the three digits behind it, though a blank was read between them', () => {
  const read = (text: string) =>
    findTriangles(
      [...text].map((letter, index, { length }) => ({
        text: letter,
        start: index < length - 3 ? 0.01 * index : 0.2,
        end: index < length - 3 ? 0.01 * index + 0.01 : 0.4,
        confidence: 0.99,
      })),
      stripWith((x, y) => side(x, y) || y > 0.9),
    )
      .map(({ text: one }) => one)
      .join('')
  expect(read('20, 000')).toBe('20, 000')
  expect(read('20 000')).toBe('20 △000')
  expect(read('は, 000')).toBe('は, △000')
})

test('a letter before a number that is read surely is no filled triangle', () => {
  expect(readBeside(stripWith(within), 'は7')).toBe('は7')
})

test('strokes fainter than half of the print are a sign where nothing else stands so close', () => {
  const faint = stripWith(
    (x, y) => side(x, y) || y > 0.9,
    () => 195,
  )
  expect(readBeside(faint)).toBe('△7')
})

test('strokes that grain has broken are a sign, grain is none', () => {
  const broken = stripWith(
    (x, y) => side(x, y) || y > 0.9,
    (y) => (y % 6 === 0 ? 255 : 110),
  )
  expect(readBeside(broken)).toBe('△7')
  let seed = 7
  const grain = stripWith(() => false)
  for (let at = 0; at < grain.gray.length; at += 1) {
    seed = (seed * 1103515245 + 12345) % 2 ** 31
    if (seed > 2 ** 31 * 0.7) grain.gray[at] = 60
  }
  expect(readBeside(grain)).toBe('7')
})

test('a letter that was made of a triangle gives way, others do not', () => {
  const letters = (text: string) =>
    [...text].map((letter, index) => ({
      text: letter,
      start: 0.06 + index * 0.08,
      end: 0.16 + index * 0.08,
      confidence: 0.9,
    }))
  const read = (text: string, isInk: (x: number, y: number) => boolean) =>
    findTriangles(letters(text), stripWith(isInk))
      .map((character) => character.text)
      .join('')
  const triangle = (x: number, y: number) => side(x, y) || y > 0.9
  expect(read('（ム', triangle)).toBe('（△')
  expect(read('（人ん', triangle)).toBe('（△')
  expect(read('（選は', triangle)).toBe('（△は')
  for (const text of ['増', '（増', '人', '스', '（스']) expect(read(text, triangle)).toBe(text)
  expect(read('（人', (x, y) => side(x, y))).toBe('（人')
})

test('other shapes are none', () => {
  const four = (x: number, y: number) =>
    y < 0.7 ? x <= 0.75 && x >= 0.75 - y : Math.abs(y - 0.72) < 0.06 || Math.abs(x - 0.65) < 0.1
  expect(signBefore(four)).toBe('7')
  expect(signBefore((x, y) => side(x, y) || Math.abs(y - 0.6) < 0.05)).toBe('7')
  expect(signBefore((x, y) => Math.hypot(x - 0.5, y - 0.5) < 0.5)).toBe('7')
  expect(signBefore((x, y) => Math.abs(x - 0.5) <= (1 - y) / 2)).toBe('7')
  expect(signBefore(() => false)).toBe('7')
})
