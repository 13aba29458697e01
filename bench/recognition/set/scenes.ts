import { itemAt } from '@tickmark/document'
import type { Random } from '../../chance/random.ts'
import { pickFrom } from '../../chance/random.ts'
import type { Corners, Gray, Point } from './warp.ts'
import { toneAt, warpOnto } from './warp.ts'

/** What a camera sees, before light, blur and grain. */
const VIEW = { width: 2400, height: 3000 }
/** A phone's main camera: focal length as a share of the picture's long side. */
const FOCAL = 0.78 * VIEW.height
/** Strips in which a curled page is drawn. */
const STRIPS = 48

/** How a page lies before the camera: angles in degrees; `size` is the share of the view's height that the page has unturned. */
interface Pose {
  roll: number
  pitch: number
  yaw: number
  size: number
  /** Height of the page's bulge, as a share of its width. */
  curl?: number
  shift?: Point
}

/** Kinds of photographs: what lies under the page, how it lies, what lies on it. */
export type SceneKind =
  | 'tilt'
  | 'turn'
  | 'light'
  | 'pattern'
  | 'sheets'
  | 'hand'
  | 'shadow'
  | 'brim'
  | 'close'
  | 'cut'
  | 'curl'
  | 'side'
  | 'low'

export const SCENES: readonly SceneKind[] = [
  'tilt',
  'turn',
  'light',
  'pattern',
  'sheets',
  'hand',
  'shadow',
  'close',
  'cut',
  'curl',
  'side',
  'low',
  'brim',
]

/** A page as a camera sees it, which is held sideways for one that is wider than high. `other` is another sheet, for scenes that hold one. */
export function drawScene(kind: SceneKind, page: Gray, other: Gray, random: Random): Gray {
  if (page.width <= page.height) return drawUpright(kind, page, other, random)
  const [held, sheet] = [page, other].map((one) => quarterTurns(one, 1)) as [Gray, Gray]
  return quarterTurns(drawUpright(kind, held, sheet, random), 3)
}

function drawUpright(kind: SceneKind, page: Gray, other: Gray, random: Random): Gray {
  const swing = (most: number) => (random() * 2 - 1) * most
  const pose: Pose = { roll: swing(8), pitch: swing(14), yaw: swing(14), size: 0.8 }
  switch (kind) {
    case 'tilt':
      return place(page, darkDesk(random), { ...pose, pitch: swing(32), yaw: swing(25), size: 0.78 })
    case 'turn':
      return place(page, darkDesk(random), { ...pose, roll: swing(25), size: 0.72 })
    case 'light':
      return place(page, castShadowOfEdges(lightDesk(random), page, pose), pose)
    case 'pattern':
      return place(page, random() < 0.5 ? checkedCloth(random) : speckledStone(random), pose)
    case 'sheets': {
      const under: Pose = { ...pose, roll: pose.roll + swing(25), shift: { x: swing(0.25), y: swing(0.2) } }
      return place(page, place(other, random() < 0.5 ? darkDesk(random) : lightDesk(random), under), pose)
    }
    case 'hand':
      return holdCorner(place(page, darkDesk(random), pose), page, pose, random)
    case 'shadow':
      return castShadow(place(page, darkDesk(random), pose), random)
    case 'brim': {
      // The page fills the picture but for strips of the desk; the border of a shadow falls across it.
      const low: Pose = { roll: swing(1.5), pitch: swing(4), yaw: swing(4), size: 0.98 }
      return castShadow(place(page, darkDesk(random), low), random)
    }
    case 'close':
      return place(page, darkDesk(random), { ...pose, pitch: swing(18), yaw: swing(18), roll: swing(4), size: 1.02 })
    case 'cut': {
      // The margin of the page is outside on one side; the print is not.
      const shift = pickFrom(
        [
          { x: 0.1, y: 0 },
          { x: -0.1, y: 0 },
          { x: 0, y: 0.1 },
        ] as const,
        random,
      )
      return place(page, darkDesk(random), { roll: swing(3), pitch: swing(8), yaw: swing(8), size: 0.93, shift })
    }
    case 'curl':
      return place(page, darkDesk(random), { ...pose, roll: swing(4), curl: 0.03 + random() * 0.04 })
    case 'side':
      return quarterTurns(place(page, darkDesk(random), pose), 1 + Math.floor(random() * 3))
    case 'low':
      return place(page, darkDesk(random), { ...pose, size: 0.9 })
  }
}

/** Draws a page that lies in a pose, in strips from left to right where it is curled. */
function place(page: Gray, ground: Gray, pose: Pose): Gray {
  const count = pose.curl ? STRIPS : 1
  let seen = ground
  for (let index = 0; index < count; index += 1) {
    const [from, to] = [Math.round((index * page.width) / count), Math.round(((index + 1) * page.width) / count)]
    // One column more than its own, as the last ones of a page are not drawn.
    seen = warpOnto(
      seen,
      columnsOf(page, from, Math.min(page.width, to + 1)),
      cornersOf(page, pose, from, Math.min(page.width, to + 1)),
    )
  }
  return seen
}

function columnsOf(page: Gray, from: number, to: number): Gray {
  if (from === 0 && to === page.width) return page
  const data = new Uint8Array((to - from) * page.height)
  for (let y = 0; y < page.height; y += 1)
    data.set(page.data.subarray(y * page.width + from, y * page.width + to), y * (to - from))
  return { width: to - from, height: page.height, data }
}

/** Where the columns of a page from one to another are seen. */
function cornersOf(page: Gray, pose: Pose, from = 0, to = page.width): Corners {
  const at = (x: number, y: number) => see(x / page.width - 0.5, y / page.height - 0.5, page, pose)
  return [at(from, 0), at(to, 0), at(to, page.height), at(from, page.height)]
}

/** A point of a page, in shares of its sides from its middle, through a pinhole. */
function see(u: number, v: number, page: Gray, { roll, pitch, yaw, size, curl = 0, shift }: Pose): Point {
  const unit = size * VIEW.height
  const [x, y] = [(u * unit * page.width) / page.height, v * unit]
  const z = (-curl * unit * page.width * Math.cos(u * Math.PI)) / page.height
  const [a, b, c] = [roll, pitch, yaw].map((angle) => (angle * Math.PI) / 180) as [number, number, number]
  const [x1, y1] = [x * Math.cos(a) - y * Math.sin(a), x * Math.sin(a) + y * Math.cos(a)]
  const [y2, z2] = [y1 * Math.cos(b) - z * Math.sin(b), y1 * Math.sin(b) + z * Math.cos(b)]
  const [x3, z3] = [x1 * Math.cos(c) + z2 * Math.sin(c), z2 * Math.cos(c) - x1 * Math.sin(c)]
  const near = FOCAL / (FOCAL + z3)
  return {
    x: VIEW.width * (0.5 + (shift?.x ?? 0)) + x3 * near,
    y: VIEW.height * (0.5 + (shift?.y ?? 0)) + y2 * near,
  }
}

function paint(value: (x: number, y: number) => number): Gray {
  const data = new Uint8Array(VIEW.width * VIEW.height)
  for (let at = 0; at < data.length; at += 1)
    data[at] = Math.max(0, Math.min(255, value(at % VIEW.width, Math.floor(at / VIEW.width))))
  return { ...VIEW, data }
}

/** Wood: rings and fibres. */
function darkDesk(random: Random): Gray {
  const [wood, ring] = [35 + random() * 70, 15 + random() * 30]
  return paint((x, y) => wood + 14 * Math.sin(y / ring + 3 * Math.sin(x / 190)) + 8 * Math.sin(x / 7))
}

/** A pale table, hardly darker than paper. */
function lightDesk(random: Random): Gray {
  const [tone, wave] = [185 + random() * 40, 200 + random() * 300]
  return paint((x, y) => tone + 5 * Math.sin(x / wave + y / 310) + 3 * Math.sin(x / 3 + y / 5))
}

function checkedCloth(random: Random): Gray {
  const [side, dark, light, angle] = [60 + random() * 160, 40 + random() * 60, 150 + random() * 80, random() * 1.5]
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const stripe = (along: number) => Number(Math.floor(along / side) % 2 !== 0)
  return paint((x, y) => dark + ((light - dark) / 2) * (stripe(x * cos + y * sin) + stripe(y * cos - x * sin)))
}

/** Light and dark grains of some size. */
function speckledStone(random: Random): Gray {
  const grain = 14
  const tones = Uint8Array.from({ length: 8192 }, () => 60 + random() * 130)
  return paint((x, y) => {
    const [column, row] = [
      Math.floor((x + 9 * Math.sin(y / 11)) / grain),
      Math.floor((y + 9 * Math.sin(x / 13)) / grain),
    ]
    return toneAt(tones, (column * 131 + row * 7919) & 8191)
  })
}

/** A pale page on a pale table is seen by the shadow beside it. */
function castShadowOfEdges(desk: Gray, page: Gray, pose: Pose): Gray {
  const shade: Gray = { ...page, data: new Uint8Array(page.data.length).fill(150) }
  return place(shade, desk, { ...pose, shift: { x: 0.0025, y: 0.002 } })
}

/** A thumb over a corner. */
function holdCorner(seen: Gray, page: Gray, pose: Pose, random: Random): Gray {
  const corners = cornersOf(page, pose)
  const index = Math.floor(random() * 4)
  const [corner, opposite] = [itemAt(corners, index), itemAt(corners, (index + 2) % 4)]
  const length = Math.hypot(opposite.x - corner.x, opposite.y - corner.y)
  const [ux, uy] = [(opposite.x - corner.x) / length, (opposite.y - corner.y) / length]
  const [reach, width, tone] = [90 + random() * 40, 70 + random() * 50, 120 + random() * 80]
  const data = Uint8Array.from(seen.data, (value, at) => {
    const [dx, dy] = [(at % seen.width) - corner.x, Math.floor(at / seen.width) - corner.y]
    const [along, across] = [dx * ux + dy * uy, dy * ux - dx * uy]
    // A rounded tip that comes from outside.
    const inside =
      along < reach && Math.abs(across) < width && Math.hypot(Math.max(0, along - reach + width), across) < width
    return inside ? tone - (40 * Math.abs(across)) / width : value
  })
  return { ...seen, data }
}

/** Half of the scene lies in the shadow of whoever takes the picture. */
function castShadow(seen: Gray, random: Random): Gray {
  const [angle, depth, soft] = [random() * 6.28, 0.35 + random() * 0.2, 20 + random() * 120]
  const [cos, sin, off] = [Math.cos(angle), Math.sin(angle), (random() - 0.5) * 900]
  const data = Uint8Array.from(seen.data, (value, at) => {
    const [dx, dy] = [(at % seen.width) - seen.width / 2, Math.floor(at / seen.width) - seen.height / 2]
    const into = Math.max(0, Math.min(1, (dx * cos + dy * sin + off) / soft + 0.5))
    return value * (1 - depth * into)
  })
  return { ...seen, data }
}

function quarterTurns({ width, height, data }: Gray, count: number): Gray {
  if (count === 0) return { width, height, data }
  const turned = new Uint8Array(data.length)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) turned[x * height + height - 1 - y] = toneAt(data, y * width + x)
  return quarterTurns({ width: height, height: width, data: turned }, count - 1)
}
