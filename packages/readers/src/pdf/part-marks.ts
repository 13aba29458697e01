import type { NativeBox, NativePage, NativeTextItem } from './engine/native-page.ts'

type NativeWord = NativeBox & { text: string }

/** A note's number, small where the note begins. */
const NOTE = /^\d{1,2}$/
/** Small numbers are lower than most words of a page by this factor. */
const SMALL = 0.75
/** "Consolidation1", and a number too long to stand without its separators. */
const NAME_WITH_MARK = /^\p{L}{3,}\d{1,2}$/u
const LONG_NUMBER = /^(?!(?:19|20)\d\d$)\d{4,}$/
const GROUPED = /^\d{1,3}(?:[,.’' ]\d{3})+$/

/** Whether raised marks of notes may have been told as digits of the words before them: "93" with the mark 2 as "932". */
export function mayGlueMarks({ textItems }: NativePage): boolean {
  const words = textItems.flatMap(wordsOf)
  const hasSuspect =
    words.some(({ text }) => NAME_WITH_MARK.test(text)) ||
    (words.some(({ text }) => LONG_NUMBER.test(text)) && words.some(({ text }) => GROUPED.test(text)))
  if (!hasSuspect) return false
  const sizes = textItems
    .flatMap(({ fontHeight = 0 }) => (fontHeight > 0 ? [fontHeight] : []))
    .toSorted((a, b) => a - b)
  const usual = sizes[Math.floor(sizes.length / 2)] ?? 0
  return textItems.some(({ text, fontHeight = usual }) => NOTE.test(text.trim()) && fontHeight < SMALL * usual)
}

/** The page with the words parted that the other engine's reading of it parts into a word and its mark. */
export function partMarks(page: NativePage, other: NativePage): NativePage {
  const marks = other.textItems.filter(({ text }) => NOTE.test(text.trim()))
  if (marks.length === 0) return page
  const others = other.textItems.flatMap(wordsOf)
  const part = (word: NativeWord): NativeWord[] => {
    if (!/\S\d$/.test(word.text) || !marks.some((mark) => holds(word, mark))) return [word]
    const inside = others.filter((one) => holds(word, one)).toSorted((a, b) => a.x - b.x)
    const [first, mark] = inside
    const isParted =
      first && mark && inside.length === 2 && first.text + mark.text === word.text && isRaised(first, mark)
    return isParted ? [first, mark] : [word]
  }
  return {
    ...page,
    textItems: page.textItems.map((item) => {
      const words = wordsOf(item)
      const parted = words.flatMap(part)
      return parted.length > words.length ? { ...item, words: parted } : item
    }),
  }
}

function wordsOf(item: NativeTextItem): NativeWord[] {
  return item.words?.length ? item.words : [item]
}

/** How far a word may reach beyond the same word as another engine measures it, in its heights. */
const SLACK = 0.3

function holds(word: NativeBox, one: NativeBox): boolean {
  const [x, y] = [one.x + one.width / 2, one.y + one.height / 2]
  const slack = SLACK * word.height
  return x > word.x && x < word.x + word.width && y > word.y - slack && y < word.y + word.height + slack
}

function isRaised(word: NativeBox, mark: NativeBox): boolean {
  return mark.height < SMALL * word.height && mark.y + mark.height < word.y + word.height
}
