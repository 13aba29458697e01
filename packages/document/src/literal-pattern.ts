/** The source of a pattern that matches a text as it stands and nothing else (RegExp.escape of Node 24, which the library does not ask for). */
export function literalPattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
}
