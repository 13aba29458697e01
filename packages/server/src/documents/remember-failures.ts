/** Keys that failed a moment ago (ms) and are not tried again: a browser asks for everything that it shows. */
export function rememberFailures(milliseconds: number) {
  const failed = new Map<string, number>()
  return {
    has: (key: string): boolean => (failed.get(key) ?? 0) > Date.now(),
    add(key: string): void {
      const now = Date.now()
      for (const [known, until] of failed) if (until < now) failed.delete(known)
      failed.set(key, now + milliseconds)
    },
  }
}
