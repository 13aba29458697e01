import { randomInt } from 'node:crypto'
import sharp from 'sharp'
import { oneOf } from './one-of.ts'

const WIDTH = 160
const HEIGHT = 56
const INKS = ['#14203A', '#3C4760', '#26694A', '#2A5A9C', '#8A5A00']

/** A PNG, as a data URI, that shows characters, given by their strokes: each bent, turned and shifted, among lines and dots. */
export async function drawCaptcha(characters: readonly string[]): Promise<string> {
  const glyphs = characters.map((strokes, index) => drawGlyph(strokes, 14 + index * 36))
  const lines = Array.from({ length: 4 }, drawLine)
  const dots = Array.from({ length: 60 }, drawDot)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <rect width="100%" height="100%" fill="#F1EEE7"/>${dots.join('')}${glyphs.join('')}${lines.join('')}</svg>`
  const png = await sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer()
  return `data:image/png;base64,${png.toString('base64')}`
}

function drawGlyph(strokes: string, left: number): string {
  const moves = [
    `translate(${left + between(-3, 3)} ${between(8, 14)})`,
    `rotate(${between(-22, 22)} 12 18)`,
    `skewX(${between(-14, 14)})`,
    `scale(${between(2, 2.6)} ${between(2, 2.6)})`,
  ]
  const pen = `stroke="${oneOf(INKS)}" stroke-width="${between(1, 1.5)}" stroke-linecap="round" stroke-linejoin="round" fill="none"`
  return `<path transform="${moves.join(' ')}" d="${bend(strokes)}" ${pen}/>`
}

/** Moves every point of a path a little, so that no two drawings of a character are alike. */
function bend(path: string): string {
  return path.replace(/-?\d+(\.\d+)?/g, (number) =>
    String(Math.round((Number(number) + between(-0.5, 0.5)) * 100) / 100),
  )
}

function drawLine(): string {
  const height = () => between(4, HEIGHT - 4)
  const curve = `M0 ${height()} C${WIDTH / 3} ${height()} ${(WIDTH * 2) / 3} ${height()} ${WIDTH} ${height()}`
  return `<path d="${curve}" stroke="${oneOf(INKS)}" stroke-width="${between(0.8, 1.6)}" stroke-opacity="0.7" fill="none"/>`
}

function drawDot(): string {
  const [x, y, radius] = [between(0, WIDTH), between(0, HEIGHT), between(0.4, 1.4)]
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${oneOf(INKS)}" fill-opacity="0.5"/>`
}

const between = (low: number, high: number): number =>
  Math.round((low + (high - low) * (randomInt(1e6) / 1e6)) * 100) / 100
