/** A page as an engine tells it, in points of the page as displayed, origin top left. The shape is liteparse's. */
export interface NativePage {
  pageNum: number
  width: number
  height: number
  textItems: NativeTextItem[]
  /** All of it as plain text, line by line. */
  text?: string
  vectorGraphics?: NativeGraphics
  structureTree?: { roots: NativeElement[] }
  annotations?: NativeAnnotation[]
  complexity?: NativeComplexity
}

export interface NativeBox {
  x: number
  y: number
  width: number
  height: number
}

export interface NativeTextItem extends NativeBox {
  text: string
  words?: (NativeBox & { text: string })[]
  /** Empty or absent for glyphs that procedures draw. */
  fontName?: string
  fontSize?: number
  /** Size as printed. */
  fontHeight?: number
  fontWeight?: number
  /** How far its letters reach above and below the line, as the font says. */
  fontAscent?: number
  fontDescent?: number
  /** AARRGGBB. */
  fillColor?: string
  strokeColor?: string
  /** Clockwise, in degrees. */
  rotation?: number
  /** Marked content that it belongs to. */
  mcid?: number
  /** Drawn with neither fill nor stroke; only the engine in WebAssembly tells. */
  invisible?: boolean
  /** Characters that stand upright below one another. */
  stacked?: boolean
}

export interface NativeGraphics {
  shapes: NativeShape[]
  lines: NativeLine[]
}

export interface NativeShape {
  bbox: NativeBox
  stroke: boolean
  strokeColor?: string
  fill: boolean
  fillColor?: string
  hasCurve: boolean
}

export interface NativeLine {
  x1: number
  y1: number
  x2: number
  y2: number
  stroke: boolean
  strokeColor?: string
}

/** An element of the file's structure tree. */
export interface NativeElement {
  type: string
  attributes: Record<string, unknown>
  markedContentIds: number[]
  children: NativeElement[]
}

export interface NativeAnnotation {
  subtype: string
  contents?: string
  title?: string
  created?: string
  modified?: string
  rect?: NativeBox
}

export interface NativeComplexity {
  imageBlockCount: number
  /** One picture covers the page. */
  fullPageImage: boolean
  /** 'vector-text' where letters are drawn as shapes. */
  reasons: readonly string[]
}
