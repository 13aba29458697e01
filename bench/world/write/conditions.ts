import { sharp, takePhotograph } from '../../recognition/set/pictures.ts'
import { drawScene, SCENES } from '../../recognition/set/scenes.ts'
import type { SceneKind } from '../../recognition/set/scenes.ts'
import { warpOnto } from '../../recognition/set/warp.ts'
import type { Corners, Gray } from '../../recognition/set/warp.ts'
import type { Draw } from '../random.ts'

export interface Taken {
  bytes: Uint8Array
  type: 'png' | 'jpeg'
}

/** How a page, printed at 200 dpi, was taken. */
export const CONDITIONS: Record<string, (page: Gray, draw: Draw) => Promise<Taken>> = {
  scan: (page) => toPng(page),
  fax: (page, draw) => toPng(faxed(page, draw)),
  'coarse-fax': async (page, draw) => toPng(await halfRows(faxed(await resized(page, 1, 0.5), draw))),
  skew: (page, draw) => toJpeg(turned(page, draw.between(-2.5, 2.5)), 55),
  low: async (page, draw) => toJpeg(await resized(page, draw.between(0.6, 0.75)), draw.whole(35, 60)),
  blur: (page, draw) => toPng(page, draw.between(1.3, 2)),
  noise: (page, draw) => toJpeg(grained(page, { grain: draw.between(18, 32), specks: 0.004 }, draw), 80),
  faint: (page, draw) => toJpeg(paled(page, draw), 75),
  photo: (page, draw) => photographed(page, draw.pick<SceneKind>(['tilt', 'light', 'shadow', 'close', 'curl']), draw),
  'dim-photo': (page, draw) => photographed(page, 'shadow', draw, { grain: draw.between(7, 12), width: 1900 }),
  phone: (page, draw) => {
    const light = draw.between(0.72, 1)
    const tint = [1, (1 + light) / 2, light] as const
    return photographed(page, draw.pick(PHONE_SCENES), draw, { grain: draw.between(1, 3), quality: 88, tint })
  },
}

/** As people send them: on any ground, held by hand, on their side, filling the picture, curled; a phone takes the grain away itself. */
const PHONE_SCENES: readonly SceneKind[] = SCENES.filter((kind) => kind !== 'sheets')

/** The condition of that name. */
export function conditionNamed(name: string): (page: Gray, draw: Draw) => Promise<Taken> {
  const take = CONDITIONS[name]
  if (!take) throw new Error(`conditions are ${Object.keys(CONDITIONS).join(', ')}`)
  return take
}

export const CONDITION_NAMES = Object.keys(CONDITIONS)

const rawOf = ({ width, height }: Gray) => ({ raw: { width, height, channels: 1 } })

async function toPng(page: Gray, blur = 0): Promise<Taken> {
  const picture = sharp(page.data, rawOf(page))
  return { bytes: await (blur ? picture.blur(blur) : picture).png().toBuffer(), type: 'png' }
}

async function toJpeg(page: Gray, quality: number): Promise<Taken> {
  return { bytes: await sharp(page.data, rawOf(page)).jpeg({ quality }).toBuffer(), type: 'jpeg' }
}

async function resized(page: Gray, across: number, down = across): Promise<Gray> {
  const [width, height] = [Math.round(page.width * across), Math.round(page.height * down)]
  const picture = sharp(page.data, rawOf(page)).resize(width, height, { fit: 'fill' }).extractChannel(0)
  return { width, height, data: await picture.raw().toBuffer() }
}

/** Each row twice: a fax in standard resolution has half as many rows as columns. */
async function halfRows({ width, height, data }: Gray): Promise<Gray> {
  const doubled = new Uint8Array(data.length * 2)
  for (let y = 0; y < height * 2; y += 1)
    doubled.set(data.subarray((y >> 1) * width, ((y >> 1) + 1) * width), y * width)
  return { width, height: height * 2, data: doubled }
}

/** Black and white alone, with specks and a line that the roller has drawn. */
function faxed(page: Gray, draw: Draw): Gray {
  const threshold = draw.between(120, 190)
  const line = draw.whole(0, page.width - 1)
  const data = page.data.map((value, at) => {
    if (at % page.width === line && draw.chance(0.6)) return 0
    if (draw.chance(0.0006)) return value < threshold ? 255 : 0
    return value < threshold ? 0 : 255
  })
  return { ...page, data }
}

/** Grain of a worn copier: every pixel off by a little, and some black or white. */
function grained(page: Gray, { grain, specks }: { grain: number; specks: number }, draw: Draw): Gray {
  const data = page.data.map((value) => {
    if (draw.chance(specks)) return draw.chance(0.5) ? 0 : 255
    return bounded(value + grain * 1.7 * (draw.next() + draw.next() + draw.next() + draw.next() - 2))
  })
  return { ...page, data }
}

/** Pale ink on gray paper. */
function paled(page: Gray, draw: Draw): Gray {
  const [paper, ink] = [draw.whole(205, 235), draw.whole(145, 175)]
  const data = page.data.map((value) => bounded(ink + ((paper - ink) * value) / 255 + draw.between(-6, 6)))
  return { ...page, data }
}

const bounded = (value: number) => Math.max(0, Math.min(255, value))

/** Laid on the glass at an angle; what shows beside it is white. */
function turned(page: Gray, degrees: number): Gray {
  const ground = { ...page, data: new Uint8Array(page.data.length).fill(250) }
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  const [x, y] = [page.width / 2, page.height / 2]
  const at = (u: number, v: number) => ({ x: x + u * x * cos - v * y * sin, y: y + u * x * sin + v * y * cos })
  const corners: Corners = [at(-1, -1), at(1, -1), at(1, 1), at(-1, 1)]
  return warpOnto(ground, page, corners)
}

async function photographed(
  page: Gray,
  kind: SceneKind,
  draw: Draw,
  { grain = draw.between(2, 6), ...other }: Partial<Parameters<typeof takePhotograph>[2]> = {},
): Promise<Taken> {
  const random = () => draw.next()
  const seen = drawScene(kind, page, page, random)
  const taking = { sigma: draw.between(0.5, 0.9), grain, ...other }
  return { bytes: await takePhotograph(seen, random, taking), type: 'jpeg' }
}
