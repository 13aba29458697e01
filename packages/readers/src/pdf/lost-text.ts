import type { NativePage } from './engine/native-page.ts'

/** The placed text is shorter than the plain one by this share, and by so many letters, where some of it was lost. */
const LOST_SHARE = 0.15
const LOST_LETTERS = 60

/** Whether the native engine knows text of a page for which it tells no place: its plain text keeps it. */
export function losesText(page: NativePage): boolean {
  const plain = lettersIn(page.text ?? '')
  const lost = plain - countLetters(page)
  return lost > LOST_LETTERS && lost > LOST_SHARE * plain
}

/** Letters and digits of the text that has a place. */
export function countLetters({ textItems }: NativePage): number {
  return textItems.reduce((sum, { text }) => sum + lettersIn(text), 0)
}

function lettersIn(text: string): number {
  return text.match(/[\p{L}\p{N}]/gu)?.length ?? 0
}
