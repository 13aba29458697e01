/** Lists whose entries have headings in the sans serif. */
const TEXT_LISTS = new Set(['items', 'steps', 'rows', 'fields', 'form'])
const HEADING = /^(title|.*Title|name|brand|value|done|pageFailed)$/

/** Collects the texts of a catalogue that are set in the serif: page and section headings, names of plans, figures with their unit. */
export function collectHeadings(texts: unknown): string[] {
  const found: string[] = []
  const walk = (value: unknown, key: string, inList: boolean): void => {
    if (typeof value === 'string') {
      if (inList ? /^(name|value)$/.test(key) : HEADING.test(key)) found.push(value)
    } else if (Array.isArray(value)) {
      // The lines of one heading.
      for (const part of value) walk(part, key, inList || TEXT_LISTS.has(key))
    } else if (value && typeof value === 'object')
      for (const [name, part] of Object.entries(value)) walk(part, name, inList)
  }
  walk(texts, '', false)
  return found
}

/** The characters that the Latin faces lack. */
export const cjkCharacters = (texts: readonly string[]): string[] =>
  [...new Set(texts.join(''))]
    .filter((character) => character > '\u02ff' && !/\p{Script=Latin}|[‐-⁯]/u.test(character))
    .sort()
