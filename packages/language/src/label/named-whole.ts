import { LANGUAGE_DATA } from '../data/languages.ts'
import { foldText } from '../words/fold-text.ts'

/** A frame as a pattern whose first group is the name; a name runs to the end of a head, or to a bracket. */
function patternOf(frame: string): string {
  const [before = '', behind = ''] = frame.split('{}')
  if (before === '') return String.raw`^(.+?)${behind}`
  return behind === '' ? String.raw`(?<!\p{L})${before}([^()]+)` : String.raw`${before}(.+?)[的之]?${behind}`
}

const FRAMES = LANGUAGE_DATA.flatMap(({ labels }) => [...labels.ofWhole.words]).map(
  (frame) => new RegExp(patternOf(frame), 'iu'),
)

/** What a head says that its shares are of: "as a percentage of net worth", 占营业收入比例; undefined where it names no whole. */
export function namedWhole(head: string): string | undefined {
  const text = foldText(head).toLowerCase()
  for (const frame of FRAMES) {
    const whole = frame.exec(text)?.[1]?.trim()
    if (whole) return whole
  }
  return undefined
}
