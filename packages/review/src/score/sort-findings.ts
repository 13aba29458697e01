import { type Document, type Finding, parseAddress, type Severity, firstOf } from '@tickmark/document'

const RANK: Record<Severity, number> = { serious: 0, warning: 1, suggestion: 2 }

/** By severity, then by place in the document. */
export function sortFindings(findings: readonly Finding[], document: Document): Finding[] {
  const order = new Map(document.blocks.map((block, index) => [block.id, index]))
  const sheets = document.workbook?.sheets.map(({ name }) => name) ?? []
  const place = (finding: Finding) => {
    const { block, rowIndex, start, sheet, cell } = finding.evidence[0].location
    if (sheet !== undefined) return sheets.indexOf(sheet) * 1e10 + cellOrder(cell)
    return (block === undefined ? 0 : (order.get(block) ?? 0)) * 1_000_000 + (rowIndex ?? 0) * 1000 + (start ?? 0)
  }
  return findings.toSorted((a, b) => RANK[a.severity] - RANK[b.severity] || place(a) - place(b))
}

/** Row by row, as one reads a sheet. */
function cellOrder(cell = ''): number {
  const address = parseAddress(firstOf(cell.split(':')))
  return address ? address.rowIndex * 20_000 + address.columnIndex : 0
}
