const LONGEST = 180

/** A user's file name made safe to show, to store and to send back: one path segment, composed, without what hides or reorders text. */
export function cleanFileName(name: string): string {
  const segment = name.normalize('NFC').split(/[/\\]/).at(-1)!
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

/** Tells names that are the same apart: a, a (2), a (3). */
export function uniqueNames(names: readonly string[]): string[] {
  const seen = new Map<string, number>()
  return names.map((name) => {
    const count = (seen.get(name) ?? 0) + 1
    seen.set(name, count)
    return count === 1 ? name : `${name} (${count})`
  })
}

/** A `Content-Disposition` that every browser understands (RFC 6266, RFC 5987). */
export function contentDisposition(kind: 'attachment' | 'inline', name: string): string {
  const ascii = name.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${encoded}`
}
