import { groupLines } from './text-line.ts'
import type { TextLine, Token } from './text-line.ts'
import { turnBox } from './turn-content.ts'

/** Turned about a corner of their own, not about a page: only their order counts. */
const NOWHERE = { width: 0, height: 0 }

/** The lines of a cell as they are to be read: those on their side from the edge at which they begin. */
export function linesAsWritten(tokens: readonly Token[]): TextLine[] {
  const turned = tokens[0]?.turned
  if (!turned || tokens.some((token) => token.turned !== turned)) return groupLines(tokens)
  const back = turned === 90 ? 270 : 90
  return groupLines(tokens.map((token) => ({ ...token, ...turnBox(token, NOWHERE, back) })))
}
