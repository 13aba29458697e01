/**
 * The JSON in a model's answer, which may stand in a fence, after its thoughts or among polite words; undefined when there is none.
 * The last that parses counts: models think before they answer.
 */
export function findJson(answer: string): unknown {
  const said = answer.replace(/<think>[\s\S]*?<\/think>/g, '')
  const fenced = [...said.matchAll(/```(?:json)?\s*\n?([\s\S]*?)```/g)].map(([, inside = '']) => inside)
  for (const text of [...fenced.toReversed(), said]) {
    const value = parseFrom(text)
    if (value !== undefined) return value
  }
  return undefined
}

/** Tries each bracket that may open it, with the ends that may close it, the longest first. */
function parseFrom(text: string): unknown {
  for (const [open, close] of [
    ['{', '}'],
    ['[', ']'],
  ] as const) {
    const start = text.indexOf(open)
    const end = text.lastIndexOf(close)
    if (start < 0 || end < start) continue
    try {
      return JSON.parse(text.slice(start, end + 1))
    } catch {
      // The other kind of bracket is tried, then the next piece.
    }
  }
  return undefined
}
