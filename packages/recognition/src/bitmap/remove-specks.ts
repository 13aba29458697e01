import type { Bitmap } from './bitmap.ts'
import { toGray } from './bitmap.ts'
import { byteAt } from './read-samples.ts'
import { findSpecks } from './find-specks.ts'
import type { Speck } from './find-specks.ts'

/** A noisy page has a speck in so many cells of the height of a line, or in fewer, where no text is; there is no other way to tell. */
const CELLS_A_SPECK = 16
const FEWEST = 20
/** Of the specks so many are no larger than the size that is learned from them. */
const USUAL = 0.9
/** The side of the largest speck, of the height of a line: half of a full stop, which is a twelfth. */
const LARGEST_SIDE = 0.06
/** Most specks are of one size; of the grain of photographs there are pieces of all, this times as large as the largest speck, too. */
const ALIKE = 0.7
const TEXTURE = 2.5
/** Pixels about a speck that its soft edge reaches, and from which its paper is taken. */
const SOFT_EDGE = 1
const PAPER_BESIDE = 3

/**
 * A page without the specks that faxes and worn copiers strew over it, each of which is read as a full stop. How large they are is
 * learned where no text is; a page without any there keeps all of its points. `thickness` is that of lines of text.
 */
export function removeSpecks(bitmap: Bitmap, thickness: number): Bitmap {
  if (thickness <= 0) return bitmap
  const most = Math.max(1, (LARGEST_SIDE * thickness) ** 2)
  const picture = { ...bitmap, gray: toGray(bitmap) }
  const { specks, apart, freeCells } = findSpecks(picture, { most: most * TEXTURE, cell: Math.ceil(thickness) })
  if (apart.length < FEWEST || apart.length * CELLS_A_SPECK < freeCells) return bitmap
  const areas = apart.map(({ area }) => area).toSorted((a, b) => a - b)
  const [common, usual] = [areas[areas.length >> 1], areas[Math.floor(areas.length * USUAL)]]
  const alike = areas.filter((area) => area === common).length
  if (usual === undefined || usual > most || alike < areas.length * ALIKE) return bitmap
  const cleaned = { ...bitmap, data: Uint8Array.from(bitmap.data) }
  for (const speck of specks) if (speck.area <= usual) erase(cleaned, speck)
  return cleaned
}

/** Paints a speck over with the lighter of the papers beside it. */
function erase({ width, height, data }: Bitmap, { left, top, right, bottom }: Speck): void {
  for (let y = Math.max(0, top - SOFT_EDGE); y <= Math.min(height - 1, bottom + SOFT_EDGE); y += 1) {
    const [before, behind] = [Math.max(0, left - PAPER_BESIDE), Math.min(width - 1, right + PAPER_BESIDE)]
    const [a, b] = [(y * width + before) * 3, (y * width + behind) * 3]
    const paper = byteAt(data, a + 1) > byteAt(data, b + 1) ? a : b
    for (let x = Math.max(0, left - SOFT_EDGE); x <= Math.min(width - 1, right + SOFT_EDGE); x += 1)
      data.copyWithin((y * width + x) * 3, paper, paper + 3)
  }
}
