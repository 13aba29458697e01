import { jsonrepair } from 'jsonrepair'

/** Brackets within brackets; claims need five. A deeper answer is made to exhaust a parser. */
const DEEPEST = 40

/**
 * The JSON in a model's answer, which may stand in a fence, after its thoughts or among polite words, and may be cut off; undefined when there is none.
 * The last that parses counts: models think before they answer. What is broken is mended only where nothing parses as it stands.
 */
export function findJson(answer: string): unknown {
  const said = answer.replace(/<think(?:ing)?>[\s\S]*?(?:<\/think(?:ing)?>|$)/g, '')
  const fenced = [...said.matchAll(/```(?:json\w*)?\s*\n?([\s\S]*?)(?:```|$)/gi)].map(([, inside = '']) => inside)
  const texts = [...fenced.toReversed(), said]
  for (const read of [parseFrom, repairFrom])
    for (const text of texts) {
      const value = read(text)
      if (value !== undefined) return value
    }
  return undefined
}

/** Tries each bracket that may open it, with the ends that may close it, the longest first. */
function parseFrom(text: string): unknown {
  for (const [open, close] of opensWithList(text) ? LIST_FIRST : OBJECT_FIRST) {
    const start = text.indexOf(open)
    const end = text.lastIndexOf(close)
    if (start < 0 || end < start) continue
    const json = text.slice(start, end + 1)
    if (isTooDeep(json)) return undefined
    try {
      return JSON.parse(json)
    } catch {
      // The other kind of bracket is tried, then the next piece.
    }
  }
  return undefined
}

const OBJECT_FIRST = [
  ['{', '}'],
  ['[', ']'],
] as const
const LIST_FIRST = OBJECT_FIRST.toReversed()

/** A list of claims without an object around it. */
const opensWithList = (text: string): boolean => /^[^{]*\[\s*\{/.test(text)

/** Trailing commas, single quotes, `None`, an end that was cut off. */
function repairFrom(text: string): unknown {
  const start = text.search(opensWithList(text) ? /\[/ : /\{/)
  if (start < 0) return undefined
  const json = text.slice(start)
  if (isTooDeep(json)) return undefined
  try {
    const value = JSON.parse(jsonrepair(json)) as unknown
    // What broke off before it said anything is no answer that says "nothing".
    return typeof value === 'object' && !/^(?:\[\]|\{(?:"\w+":\[\])?\})$/.test(JSON.stringify(value))
      ? value
      : undefined
  } catch {
    return undefined
  }
}

function isTooDeep(json: string): boolean {
  let depth = 0
  let isQuoted = false
  for (let at = 0; at < json.length; at++) {
    const sign = json[at]
    if (sign === '\\') at++
    else if (sign === '"') isQuoted = !isQuoted
    else if (isQuoted) continue
    else if (sign === '{' || sign === '[') {
      if (++depth > DEEPEST) return true
    } else if (sign === '}' || sign === ']') depth--
  }
  return false
}
