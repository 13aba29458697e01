import { LANGUAGE_DATA } from '../data/languages.ts'
import type { LabelWords } from '../data/shape/label-words.ts'
import { foldText } from '../words/fold-text.ts'

const NAME = String.raw`[^()[\]]+`

/** A frame as a pattern whose first group is the name; a name ends where the frame does, with the text or at a bracket. */
function patternOf(frame: string): RegExp {
  const [before = '', behind = ''] = frame.split('{}')
  if (before === '') return new RegExp(String.raw`(?:^|[(\[])(${NAME}?)${behind}`, 'iu')
  return new RegExp(
    behind === '' ? String.raw`(?<![a-zà-ÿ])${before}(${NAME})` : String.raw`${before}(.+?)[的之]?${behind}`,
    'iu',
  )
}

function readerOf(key: 'ofWhole' | 'excluding'): (label: string) => string | undefined {
  const wordsOf = (labels: LabelWords) => [...labels[key].words]
  const frames = LANGUAGE_DATA.flatMap(({ labels }) => wordsOf(labels)).map(patternOf)
  return (label) => {
    const text = foldText(label).toLowerCase()
    return frames.flatMap((frame) => frame.exec(text)?.[1]?.trim() || []).at(0)
  }
}

/** What a head says that its shares are of: "as a percentage of net worth", 占营业收入比例; undefined where it names no whole. */
export const namedWhole = readerOf('ofWhole')

/** What a label says that it leaves out: "Median (excl. TDG)"; undefined where it leaves out nothing. */
export const namedExclusion = readerOf('excluding')
