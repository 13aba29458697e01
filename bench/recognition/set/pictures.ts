import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Random } from '../../chance/random.ts'
import type { Gray } from './warp.ts'

/** What is used of sharp, which is a dependency of the readers alone. */
export interface Picture {
  clone(): Picture
  flatten(options: object): Picture
  grayscale(): Picture
  png(): Picture
  jpeg(options: object): Picture
  resize(width: number, height?: number, options?: object): Picture
  blur(sigma: number): Picture
  extractChannel(channel: number): Picture
  raw(): Picture
  toBuffer(): Promise<Uint8Array>
  toBuffer(options: { resolveWithObject: true }): Promise<{ data: Uint8Array; info: { width: number; height: number } }>
}

export const sharp: (source: Uint8Array, options?: object) => Picture = createRequire(
  join(import.meta.dirname, '../../../packages/readers/package.json'),
)('sharp')

/** A drawn page as a gray picture on white. */
export function renderPage(svg: string): Picture {
  return sharp(Buffer.from(svg)).flatten({ background: '#fff' }).grayscale()
}

export async function toGray(picture: Picture): Promise<Gray> {
  const { data, info } = await picture.clone().extractChannel(0).raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data }
}

/** What a camera makes of a scene; `tint` is the colour of the light, as shares of red, green and blue. */
interface Taking {
  sigma: number
  grain: number
  width?: number
  tint?: readonly [number, number, number]
  quality?: number
}

/** How a camera takes a scene: unevenly lit, blurred, grainy, compressed. */
export async function takePhotograph(
  seen: Gray,
  random: Random,
  { sigma, grain, width = seen.width, tint, quality = 72 }: Taking,
): Promise<Uint8Array> {
  const [dark, falls] = [0.35 + random() * 0.2, random() * 6.28]
  const lit = seen.data.map((value, at) => {
    const [x, y] = [(at % seen.width) / seen.width - 0.5, Math.floor(at / seen.width) / seen.height - 0.5]
    const light = 0.86 - dark * (x * Math.cos(falls) + y * Math.sin(falls))
    return Math.max(0, Math.min(255, value * light + grain * bell(random)))
  })
  const data = tint
    ? Uint8Array.from({ length: lit.length * 3 }, (_, at) => (lit[Math.floor(at / 3)] ?? 0) * (tint[at % 3] ?? 1))
    : lit
  return sharp(data, { raw: { width: seen.width, height: seen.height, channels: tint ? 3 : 1 } })
    .blur(sigma)
    .resize(width)
    .jpeg({ quality })
    .toBuffer()
}

/** A number about 0, most within ±1. */
function bell(draw: Random): number {
  return (draw() + draw() + draw() + draw() - 2) * 1.7
}
