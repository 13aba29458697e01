/** Opens each key once and remembers the latest `size` of them: who scrolls asks for the next stretch of the same file. */
export function rememberRecent<Opened>(size: number): (key: string, open: () => Promise<Opened>) => Promise<Opened> {
  const recent = new Map<string, Promise<Opened>>()
  return (key, open) => {
    const known = recent.get(key) ?? open()
    recent.delete(key)
    recent.set(key, known)
    known.catch(() => recent.delete(key))
    const [oldest] = recent.keys()
    if (recent.size > size && oldest !== undefined) recent.delete(oldest)
    return known
  }
}
