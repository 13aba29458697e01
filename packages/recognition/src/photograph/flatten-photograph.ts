import type { Bitmap } from '../bitmap/bitmap.ts'
import { detectAt } from '../detect/detect-text.ts'
import type { LineBox } from '../bitmap/line-box.ts'
import { builtInModels } from '../network/model-files.ts'
import type { Homography, Quad } from '@tickmark/document/page'
import { invert, multiply, project, scaleAndShift, squareTo } from '@tickmark/document/page'
import { findPage } from './find-page.ts'
import { flatSize } from './flat-size.ts'
import type { FlatPage } from './lay-flat.ts'
import { cornersOfBoxes, isWarped, layFlat } from './lay-flat.ts'

/** As `isWarped` means it: half a degree on A4. What leans less is read as well as it is, line by line; upright rules are not. */
const TOLERANCE = 0.006
/** Lines may lean more on the flat page than in the picture by so much, in radians: short ones are measured coarsely. */
const MOST_LEAN_GAINED = 0.02
/**
 * Long sides of the picture in which text is looked for on the page and beside it: in the smaller one the rows of a dense table
 * are one spot, whose direction tells nothing.
 */
const GLANCES = [736, 1280]

/**
 * The page of a photograph drawn flat, with whatever text lies beside it; undefined where no page is seen, where it lies
 * upright already, and where the text is elsewhere or does not run along its edges.
 */
export async function flattenPhotograph(picture: Bitmap): Promise<FlatPage | undefined> {
  const page = findPage(picture)
  if (!page || !isWarped(page, TOLERANCE)) return undefined
  for (const glance of GLANCES) {
    const scale = Math.min(1, glance / Math.max(picture.width, picture.height))
    const text = await detectAt(picture, scale, builtInModels().detection)
    if (bearsText(page, text, picture)) return layFlat(picture, page, cornersOfBoxes(text))
  }
  return undefined
}

/** Whether most of the text is inside the outline and runs along it: a slanted field in a drawing is no page. */
function bearsText(page: Quad, text: readonly LineBox[], picture: Bitmap): boolean {
  const toPage = invert(squareTo(page))
  const inside = text.filter(({ centerX, centerY }) => {
    const { x, y } = project(toPage, centerX, centerY)
    return x > 0 && x < 1 && y > 0 && y < 1
  })
  const areaOf = (boxes: readonly LineBox[]) => boxes.reduce((sum, box) => sum + box.length * box.thickness, 0)
  if (areaOf(inside) * 2 < areaOf(text)) return false
  const { width, height } = flatSize(page, picture)
  const toFlat = multiply(scaleAndShift(width, height), toPage)
  return meanLean(inside, toFlat) < meanLean(inside, scaleAndShift(1, 1)) + MOST_LEAN_GAINED
}

/** How far lines of text lean from level or upright after a projection: the mean by their length, in radians. */
function meanLean(lines: readonly LineBox[], by: Homography): number {
  let [sum, total] = [0, 0]
  for (const { centerX, centerY, length, thickness, angle } of lines) {
    const along = Math.max(length, thickness)
    const direction = angle + (thickness > length ? Math.PI / 2 : 0)
    const [dx, dy] = [(Math.cos(direction) * along) / 2, (Math.sin(direction) * along) / 2]
    const [from, to] = [project(by, centerX - dx, centerY - dy), project(by, centerX + dx, centerY + dy)]
    const quarters = Math.atan2(to.y - from.y, to.x - from.x) / (Math.PI / 2)
    sum += Math.abs(quarters - Math.round(quarters)) * (Math.PI / 2) * along
    total += along
  }
  return total === 0 ? 0 : sum / total
}
