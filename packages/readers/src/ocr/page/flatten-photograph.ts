import type { Bitmap } from '../bitmap.ts'
import { detectAt } from '../detect-text.ts'
import type { LineBox } from '../line-box.ts'
import { builtInModels } from '../model-files.ts'
import type { Quad } from '../../homography.ts'
import { invert, project, squareTo } from '../../homography.ts'
import { findPage } from './find-page.ts'
import type { FlatPage } from './lay-flat.ts'
import { cornersOfBoxes, isWarped, layFlat } from './lay-flat.ts'

/** As `isWarped` means it: 1.2° on A4. What leans less is read as well as it is, line by line. */
const TOLERANCE = 0.015
/** Long side of the picture in which text beside the page is looked for. */
const GLANCE = 736

/**
 * The page of a photograph drawn flat, with whatever text lies beside it; undefined where no page is seen, where it lies
 * upright already, and where most of the text is elsewhere.
 */
export async function flattenPhotograph(picture: Bitmap): Promise<FlatPage | undefined> {
  const page = findPage(picture)
  if (!page || !isWarped(page, TOLERANCE)) return undefined
  const scale = Math.min(1, GLANCE / Math.max(picture.width, picture.height))
  const text = await detectAt(picture, scale, builtInModels().detection)
  return holdsMost(page, text) ? layFlat(picture, page, cornersOfBoxes(text)) : undefined
}

function holdsMost(page: Quad, text: readonly LineBox[]): boolean {
  const toPage = invert(squareTo(page))
  const areaOf = (boxes: readonly LineBox[]) => boxes.reduce((sum, box) => sum + box.length * box.thickness, 0)
  const inside = text.filter(({ centerX, centerY }) => {
    const { x, y } = project(toPage, centerX, centerY)
    return x > 0 && x < 1 && y > 0 && y < 1
  })
  return areaOf(inside) * 2 >= areaOf(text)
}
