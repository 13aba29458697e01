const LATIN = /[a-z0-9]/

/**
 * Which of these names a comment addresses as "@name". Case and width do not matter; the longest name that fits counts. A name may be
 * followed by a sentence without a blank, as in Chinese, but not by more of a Latin word; the @ of a mail address begins no name.
 */
export function namedIn(text: string, names: readonly string[]): string[] {
  const known = names
    .map((name) => ({ name, folded: fold(name) }))
    .toSorted((one, other) => other.folded.length - one.folded.length)
  const found = new Set<string>()
  for (const { index } of fold(text).matchAll(/(?<![a-z0-9._-])@/g)) {
    const rest = fold(text).slice(index + 1)
    const named = known.find(({ folded }) => rest.startsWith(folded) && !goesOn(folded, rest))
    if (named) found.add(named.name)
  }
  return [...found]
}

const fold = (text: string): string => text.normalize('NFKC').toLowerCase()

const goesOn = (name: string, rest: string): boolean =>
  LATIN.test(name.slice(-1)) && LATIN.test(rest.charAt(name.length))
