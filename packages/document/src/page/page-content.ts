import type { Origin } from '@tickmark/document'
import type { Homography } from './homography.ts'

/**
 * One page as it is drawn: what every paginated reader (PDF text layer, OCR) produces and what layout and tables work on.
 * Lengths are points of the displayed page (pixels for a picture), origin top left, after the page's own rotation.
 */
export interface PageContent {
  number: number
  width: number
  height: number
  origin: 'text' | 'ocr' | 'mixed' | 'none'
  words: PageWord[]
  /** Ruling lines: strokes, and rectangles thin enough to be lines. */
  rules: Rule[]
  /** Filled areas that are not lines: shaded rows, boxes. */
  fills: Fill[]
  /** Areas covered by pictures. */
  pictures: PictureArea[]
  /** Curves and slanted strokes: the lines of charts and logos. */
  drawings?: Rectangle[]
  /** Set when all places are those of the page laid straight: how they lie on the page as displayed. */
  straightening?: Straightening
  /** Set when the page was drawn flat from a photograph: all places are those of the flat page. */
  projection?: Projection
  /**
   * Set when the page is displayed lying on its side or head: the clockwise turn that brought it upright. All places, `width`
   * and `height` are those of the upright page.
   */
  turn?: 90 | 180 | 270
  /** What the file itself says about the page's structure (tagged PDF). */
  tags?: PageTag[]
}

/**
 * A photographed or skewed page, laid straight. With (dx, dy) the distance from the page's middle and u = dx / width,
 * v = dy / height, a point moves by x += dy · (lean[0] + lean[1] · u) and
 * y −= dx · (slope[0] + slope[1] · v) + 4u² · height · (bend[0] + bend[1] · v). Independent of scale.
 */
export interface Straightening {
  slope: [number, number]
  lean: [number, number]
  /** How lines of a curled page run up or down towards both sides. */
  bend: [number, number]
}

/**
 * How a page that was drawn flat lies in its photograph: a projection from shares of the flat page's sides to shares of the
 * photograph's, which is turned upright; and the photograph's size in the unit of the page's lengths.
 */
export interface Projection {
  toPicture: Homography
  width: number
  height: number
}

/** An element of a tagged PDF's structure as far as it stands on the page: Table, TR, TH, TD, P, H1 … */
export interface PageTag {
  type: string
  columnSpan?: number
  rowSpan?: number
  /** The `tag`s of its words. */
  contents: number[]
  children: PageTag[]
}

export interface Rectangle {
  left: number
  top: number
  right: number
  bottom: number
}

export interface PictureArea extends Rectangle {
  /** The impression of a stamp: the words below it are none of it. */
  isStamp?: boolean
}

/**
 * The font of the invisible text that we lay behind recognised pages. A layer in it was read by ourselves from the same picture: where
 * it says something else than we read now, somebody has corrected it.
 */
export const OWN_LAYER_FONT = 'TickmarkGlyphless'

/** A run of characters without a gap: a word in Latin scripts, as much as stands together in CJK. */
export interface PageWord extends Rectangle {
  text: string
  fontSize: number
  fontName?: string
  bold?: boolean
  italic?: boolean
  /** RRGGBB. */
  color?: string
  origin: Origin
  confidence?: number
  /** Written from top to bottom, or lying on its side. */
  vertical?: boolean
  /** Its letters lie on their side: by which clockwise turn. */
  turned?: 90 | 270
  /** Not visible to a reader of the page: white, transparent, off the page. */
  hidden?: boolean
  /** The file has a blank before it, however narrow: letters that lean over it make it look like none. */
  spaced?: boolean
  /** Dots that lead from a label to its figure. */
  leader?: boolean
  /** Other readings of a doubtful word. */
  alternatives?: string[]
  /** Marked content that the word belongs to; `PageTag.contents` refers to it. */
  tag?: number
}

export interface Rule {
  direction: 'horizontal' | 'vertical'
  /** Extent along the direction, and position across it. */
  start: number
  end: number
  at: number
  thickness: number
}

export interface Fill extends Rectangle {
  /** RRGGBB. */
  color?: string
}
