import { numberAt } from '@tickmark/document'
import type { Document, Finding, Location, Severity, TextBlock } from '@tickmark/document'

/** A place in the document's HTML that a finding points at. */
export interface Mark {
  /** Of the element that the finding's link leads to. */
  anchor: string
  finding: Finding
  severity: Severity
  location: Location
}

/** Marks by the block, or the sheet, that they stand in. */
export interface Marks {
  ofBlock(block: string): readonly Mark[]
  ofSheet(sheet: string): readonly Mark[]
  /** The anchor that a piece of evidence leads to; undefined when its place is in another file or was not found. */
  anchorOf(finding: Finding, evidenceIndex: number): string | undefined
}

export const findingAnchor = (finding: Finding): string => `f-${finding.fingerprint}`

/** Gives every piece of evidence its anchor. */
export function collectMarks(document: Document, findings: readonly Finding[]): Marks {
  const blocks = new Map<string, Mark[]>()
  const sheets = new Map<string, Mark[]>()
  const anchors = new Map<string, string>()
  const known = new Set(document.blocks.map((block) => block.id))
  findings.forEach((finding) => {
    finding.evidence.forEach(({ location }, index) => {
      if (location.file && location.file !== document.name) return
      const anchor = `e-${finding.fingerprint}-${index}`
      const mark: Mark = { anchor, finding, severity: finding.severity, location }
      if (location.sheet && location.cell) push(sheets, location.sheet, mark)
      else if (location.block && known.has(location.block)) push(blocks, location.block, mark)
      else {
        if (location.page) anchors.set(anchor, `p-${location.page}`)
        return
      }
      anchors.set(anchor, anchor)
    })
  })
  return {
    ofBlock: (block) => blocks.get(block) ?? [],
    ofSheet: (sheet) => sheets.get(sheet) ?? [],
    anchorOf: (finding, index) => anchors.get(`e-${finding.fingerprint}-${index}`),
  }
}

/** Cuts a text at the edges of its marks: `marks` of a piece are those that cover it. Marks without a span cover all. */
export function splitAtMarks(
  block: Pick<TextBlock, 'text'>,
  marks: readonly Mark[],
): { text: string; marks: Mark[] }[] {
  const spans = marks.map((mark) => ({
    mark,
    start: mark.location.start ?? 0,
    end: mark.location.end ?? block.text.length,
  }))
  const edges = [...new Set([0, block.text.length, ...spans.flatMap(({ start, end }) => [start, end])])]
    .filter((edge) => edge >= 0 && edge <= block.text.length)
    .sort((a, b) => a - b)
  return edges.slice(1).map((end, index) => {
    const start = numberAt(edges, index)
    return {
      text: block.text.slice(start, end),
      marks: spans.filter((span) => span.start <= start && span.end >= end).map(({ mark }) => mark),
    }
  })
}

function push<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  const values = map.get(key)
  if (values) values.push(value)
  else map.set(key, [value])
}
