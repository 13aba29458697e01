import { PDFDocument } from '@cantoo/pdf-lib'
import { sharp, takePhotograph } from '../../recognition/set/pictures.ts'
import { drawScene } from '../../recognition/set/scenes.ts'
import type { SceneKind } from '../../recognition/set/scenes.ts'
import { warpOnto } from '../../recognition/set/warp.ts'
import type { Corners, Gray } from '../../recognition/set/warp.ts'
import type { Draw } from '../random.ts'
import { drawPages } from './page-pictures.ts'

type Taken = Promise<{ bytes: Uint8Array; type: 'png' | 'jpeg' }>

/** How the pages of a printed document were taken. */
const CONDITIONS: Record<string, (page: Gray, draw: Draw) => Taken> = {
  scan: (page) => toPng(page),
  fax: (page, draw) => toPng(faxed(page, draw)),
  skew: async (page, draw) => ({ bytes: await toJpeg(turned(page, draw.between(-2.5, 2.5)), 55), type: 'jpeg' }),
  photo: (page, draw) => photographed(page, draw.pick<SceneKind>(['tilt', 'light', 'shadow', 'close', 'curl']), draw),
}

export const CONDITION_NAMES = Object.keys(CONDITIONS)

/** The longest documents are taken in part. */
const MOST_PAGES = 12
const DPI = 200

/** A PDF of pictures of the pages, without text. The same draw gives the same bytes. */
export async function takePages(
  pdf: Uint8Array,
  condition: string,
  draw: Draw,
  most = MOST_PAGES,
): Promise<Uint8Array> {
  const take = CONDITIONS[condition]
  if (!take) throw new Error(`no condition ${condition}; there are ${CONDITION_NAMES.join(', ')}`)
  const file = await PDFDocument.create({ updateMetadata: false })
  for (const [at, page] of (await drawPages(pdf, { dpi: DPI, most })).entries()) {
    const { bytes, type } = await take(page, draw.stream(`page ${at}`))
    const image = type === 'png' ? await file.embedPng(bytes) : await file.embedJpg(bytes)
    // A photograph keeps its form at the width of the page.
    const width = (page.width * 72) / DPI
    const height = (image.height * width) / image.width
    file.addPage([width, height]).drawImage(image, { x: 0, y: 0, width, height })
  }
  return file.save()
}

async function toPng(page: Gray): Taken {
  const raw = { width: page.width, height: page.height, channels: 1 }
  return { bytes: await sharp(page.data, { raw }).png().toBuffer(), type: 'png' }
}

function toJpeg(page: Gray, quality: number): Promise<Uint8Array> {
  const raw = { width: page.width, height: page.height, channels: 1 }
  return sharp(page.data, { raw }).jpeg({ quality }).toBuffer()
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

/** Laid on the glass at an angle; what shows beside it is white. */
function turned(page: Gray, degrees: number): Gray {
  const ground = { ...page, data: new Uint8Array(page.data.length).fill(250) }
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  const [x, y] = [page.width / 2, page.height / 2]
  const at = (u: number, v: number) => ({ x: x + u * x * cos - v * y * sin, y: y + u * x * sin + v * y * cos })
  const corners: Corners = [at(-1, -1), at(1, -1), at(1, 1), at(-1, 1)]
  return warpOnto(ground, page, corners)
}

async function photographed(page: Gray, kind: SceneKind, draw: Draw): Taken {
  const random = () => draw.next()
  const seen = drawScene(kind, page, page, random)
  const bytes = await takePhotograph(seen, random, { sigma: draw.between(0.5, 0.9), grain: draw.between(2, 6) })
  return { bytes, type: 'jpeg' }
}
