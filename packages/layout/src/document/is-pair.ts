import { itemAt } from '@tickmark/document'
import type { PageContent } from '@tickmark/document/page'
import type { PageText } from '../page/page-layout.ts'

/** What stands behind the colon of a pair is set apart by more than a blank, in font sizes. */
const PAIR_GAP = 1

/** Whether a text is a pair of a form or a bill: a name with its colon and, set apart by a blank or by weight, what it is. */
export function isPair({ lines, fontSize }: PageText, { words }: PageContent): boolean {
  const [line, ...more] = lines
  if (!line || more.length > 0) return false
  return line.some((index, at) => {
    const name = itemAt(words, index)
    const value = words[line[at + 1] ?? -1]
    if (!value || !/[:：]$/.test(name.text)) return false
    return value.left - name.right > PAIR_GAP * fontSize || (name.bold === true && !value.bold)
  })
}
