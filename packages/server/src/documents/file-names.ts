const LONGEST = 180

/** A user's file name made safe to show, to store and to send back: one path segment, composed, without what hides or reorders text. */
export function cleanFileName(name: string): string {
  const segment = name.normalize('NFC').replace(/^.*[/\\]/s, '')
  const clean = segment
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}]/gu, '')
    .replace(/[<>:"|?*]/g, '_')
    .replace(/^[\s.]+|[\s.]+$/g, '')
  if (!clean) return 'file'
  const ending = extensionOf(clean)
  const base = ending ? clean.slice(0, -ending.length - 1) : clean
  return [...base].slice(0, LONGEST).join('') + (ending ? `.${ending}` : '')
}

/** Without the dot, lower case; empty when there is none. */
export function extensionOf(name: string): string {
  return /\.([\p{L}\p{N}]{1,8})$/u.exec(name)?.[1]?.toLowerCase() ?? ''
}

export function baseName(name: string): string {
  const ending = extensionOf(name)
  return ending ? name.slice(0, -ending.length - 1) : name
}

/** Items with their names; names that are the same are told apart: a, a (2), a (3). */
export function nameApart<Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
): { item: Item; name: string }[] {
  const seen = new Map<string, number>()
  return items.map((item) => {
    const name = nameOf(item)
    const count = (seen.get(name) ?? 0) + 1
    seen.set(name, count)
    return { item, name: count === 1 ? name : `${name} (${count})` }
  })
}
