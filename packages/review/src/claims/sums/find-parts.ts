import { itemAt } from '@tickmark/document'
import { readings } from './sum-readings.ts'
import { structure } from './sum-structure.ts'
import type { Lane, Line, SumStructure } from './sum-structure.ts'

/** Finds a total printed before its parts: "其中", deeper numbering or deeper indent below it. */
export function findParts(lines: readonly Line[], lanes: readonly Lane[], result: number): SumStructure | undefined {
  const line = itemAt(lines, result)
  const next = lines[result + 1]
  if (!next) return undefined
  const deeper = (other: Line) =>
    other.ofWhich ||
    (line.numbering > 0 && (other.numbering === 0 || other.numbering > line.numbering)) ||
    other.indent > line.indent
  if (!deeper(next) || (line.numbering === 0 && !next.ofWhich && next.indent <= line.indent)) return undefined
  const block: number[] = []
  for (
    let index = result + 1;
    index < lines.length && (index === result + 1 || belongs(itemAt(lines, index), line, next));
    index++
  )
    if (itemAt(lines, index).kind !== 'heading') block.push(index)
  const numbered = block.filter((index) => itemAt(lines, index).numbering > 0)
  const level = Math.min(...numbered.map((index) => itemAt(lines, index).numbering))
  const byNumber = numbered.length ? [numbered.filter((index) => itemAt(lines, index).numbering === level)] : []
  // The children alone: each may have parts of its own below it.
  const children = block.filter((index) => itemAt(lines, index).indent === next.indent)
  const byIndent = next.indent > line.indent && children.length < block.length ? [children] : []
  const runs = block.map((_, length) => block.slice(0, length + 1)).filter((run) => run.length >= 2 && run.length <= 30)
  let best: SumStructure | undefined
  const inner = (run: number[]) =>
    readings(
      lines.map((other, index) => (index === run[0] ? { ...other, ofWhich: false } : other)),
      run,
    )
  const candidates = [...byNumber, ...byIndent, ...runs.flatMap(inner)]
  for (const run of candidates) {
    if (run.length < 2) continue
    for (const marked of [false, true]) {
      const terms = run.map((index) => ({
        line: index,
        sign: marked && itemAt(lines, index).deducted ? (-1 as const) : (1 as const),
      }))
      const candidate = structure(lines, lanes, result, terms, candidates.length)
      if (candidate.evidence >= 3.2 && candidate.evidence > (best?.evidence ?? 0)) best = candidate
    }
  }
  return best
}

function belongs(other: Line, parent: Line, first: Line): boolean {
  if (parent.numbering > 0) return other.numbering === 0 || other.numbering > parent.numbering
  if (first.indent > parent.indent) return other.indent > parent.indent
  return other.numbering === 0 && other.kind !== 'total'
}
