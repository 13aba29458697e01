const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** What may follow a legacy drawing in a sheet; the standard fixes the order of a sheet's children. */
const AFTER_LEGACY_DRAWING = new Set([
  'legacyDrawingHF',
  'drawingHF',
  'picture',
  'oleObjects',
  'controls',
  'webPublishItems',
  'tableParts',
  'extLst',
])

/** Adds an element with a relation id to a sheet, in the place that the standard gives it. */
export function placeInSheet(text: string, element: 'legacyDrawing', relationId: string): string {
  const prefix = /<(\w+:)?worksheet\b/.exec(text)?.[1] ?? ''
  const xml = `<${prefix}${element} xmlns:r="${RELATIONS}" r:id="${relationId}"/>`
  const at = endOfHead(text)
  let depth = 0
  for (const tag of text.slice(at).matchAll(/<(\/?)([\w:.-]+)((?:[^<>"']|"[^"]*"|'[^']*')*?)(\/?)>/g)) {
    const [, closes, name = '', , empty] = tag
    const isEnd = depth === 0 && (closes !== '' || AFTER_LEGACY_DRAWING.has(name.slice(prefix.length)))
    if (isEnd) return text.slice(0, at + tag.index) + xml + text.slice(at + tag.index)
    if (closes) depth--
    else if (!empty) depth++
  }
  return text
}

/** Behind the cells: what stands before them can't follow a drawing, and cells are nearly all of a sheet. */
function endOfHead(text: string): number {
  const end = [...text.matchAll(/<\/(?:\w+:)?sheetData\s*>|<(?:\w+:)?sheetData\s*\/>/g)].at(-1)
  return end ? end.index + end[0].length : text.length
}

/** Two selected sheets would be edited together. */
export function deselectSheet(text: string): string {
  return text.replace(/(<(?:\w+:)?sheetView\b[^>]*?)\stabSelected=(?:"[^"]*"|'[^']*')/g, '$1')
}
