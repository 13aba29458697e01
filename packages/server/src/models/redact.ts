/** A text without what names persons and accounts, and the way back. */
export interface RedactedText {
  text: string
  /** Puts what was taken out back into an answer. */
  restore(answer: string): string
}

/**
 * What identifies somebody, by its form: mail addresses, IBANs, numbers of identity cards (China, Korea, Japan, United States), of bank cards and accounts,
 * telephone numbers, and names behind a form of address. Amounts are parted by commas or have fewer digits.
 */
const IDENTIFYING: readonly (readonly [kind: string, pattern: RegExp])[] = [
  ['MAIL', /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu],
  ['IBAN', /\b[A-Z]{2}\d{2}(?:\s?[A-Z0-9]{4}){2,7}(?:\s?[A-Z0-9]{1,3})?\b/g],
  ['ID', /(?<![\d,.])\d{17}[\dXx](?![\d,])|(?<![\d,.])\d{6}-[1-8]\d{6}(?!\d)|(?<![\d,.])\d{3}-\d{2}-\d{4}(?!\d)/g],
  ['ACCOUNT', /(?<![\d,.])\d{4}(?:[ -]\d{4}){2,4}(?:[ -]\d{1,3})?(?![\d,])|(?<![\d,.])\d{12,19}(?![\d,.])/g],
  [
    'PHONE',
    /(?<![\d,.])\+\d{1,3}(?:[ .-]?\(?\d{2,4}\)?){2,4}\d?(?![\d,])|(?<![\d,.])0\d{1,3}-\d{3,4}-?\d{4}(?!\d)|(?<![\d,.])1[3-9]\d{9}(?!\d)/g,
  ],
  [
    'NAME',
    /(?<=\b(?:Mr|Mrs|Ms|Dr|Prof)\.? )\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’.-]*){0,3}|[\p{Script=Han}]{2,3}(?=先生|女士)|[\p{Script=Hangul}]{2,4}(?= ?(?:대표이사|회장|사장)님?(?!\p{L}))/gu,
  ],
]

/** Replaces each of them by a name that says what it was: the same one wherever it stands, so that two places can still be compared. */
export function redact(given: string): RedactedText {
  const names = new Map<string, string>()
  let text = given
  for (const [kind, pattern] of IDENTIFYING)
    text = text.replace(pattern, (found) => {
      const known = names.get(found)
      if (known) return known
      const name = `${kind}_${names.size + 1}_`
      names.set(found, name)
      return name
    })
  return {
    text,
    restore: (answer) =>
      [...names].reduceRight((restored, [found, name]) => restored.replaceAll(name, () => inJson(found)), answer),
  }
}

/** The answer is JSON: what goes back into its texts must not end them. */
const inJson = (text: string): string => JSON.stringify(text).slice(1, -1)
