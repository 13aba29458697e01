const RUNS = /[\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}]{2,}/gu

/** Each two signs that stand side by side, of scripts that write no blanks: what such a text has in place of words. */
export function signPairs(text: string, runs = RUNS): string[] {
  return (text.match(runs) ?? []).flatMap((run) =>
    Array.from({ length: run.length - 1 }, (_, at) => run.slice(at, at + 2)),
  )
}
