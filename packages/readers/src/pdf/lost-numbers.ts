import type { NativePage } from './engine/native-page.ts'

/**
 * Whether the native engine left out a number: one or two digits alone on a line in the middle of the page, as totals without
 * a label are, count as page furniture to it. Its plain text keeps them. Those on the first and last line are page numbers.
 */
export function losesNumbers({ text, textItems }: NativePage): boolean {
  const lines = (text ?? '').split('\n').filter((line) => line.trim())
  const alone = lines.slice(1, -1).flatMap((line) => /^\s*(\d{1,2})\s*$/.exec(line)?.[1] ?? [])
  return alone.some(
    (number) =>
      textItems.filter((item) => item.text.trim() === number).length < alone.filter((one) => one === number).length,
  )
}
