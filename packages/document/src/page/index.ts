export { invert, multiply, project, scaleAndShift, squareTo } from './homography.ts'
export type { Homography, Point, Quad } from './homography.ts'
export { median } from './median.ts'
export { OWN_LAYER_FONT } from './page-content.ts'
export type {
  Fill,
  PageContent,
  PageTag,
  PageWord,
  PictureArea,
  Projection,
  Rectangle,
  Rule,
  Straightening,
} from './page-content.ts'
export type { Inspection, PageReading, SourceFile } from './page-reading.ts'
export { areaOf, boundsOf, gapBetween, holds, isMiddleIn, scaleRectangle, sharedArea } from './rectangle.ts'
export { moveRectangle, straightenPoint, unstraighten, unstraightenPoint } from './straightening.ts'
