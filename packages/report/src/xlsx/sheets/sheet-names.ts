const LONGEST = 31

/** Gives each sheet a name that spreadsheet programs accept: at most 31 characters, none of `[]:*?/\`, no two alike. */
export function createSheetNames(): (wanted: string) => string {
  const taken = new Set<string>()
  return (wanted) => {
    // oxlint-disable-next-line no-control-regex -- forbidden in names, too
    const clean =
      wanted
        .replace(/[[\]:*?/\\\u0000-\u001F]/g, ' ')
        .replace(/\s+/g, ' ')
        .replace(/^'+|'+$/g, '')
        .trim() || 'Sheet'
    for (let number = 1; ; number++) {
      const suffix = number === 1 ? '' : ` (${number})`
      const name = cut(clean, LONGEST - suffix.length) + suffix
      if (taken.has(name.toLowerCase())) continue
      taken.add(name.toLowerCase())
      return name
    }
  }
}

/** Cuts by UTF-16 units, which is what the limit counts, without cutting a character in two. */
function cut(text: string, limit: number): string {
  let result = ''
  for (const character of text) {
    if (result.length + character.length > limit) break
    result += character
  }
  return result.trim()
}
