import type { PageText, TextPiece } from '@tickmark/contract'

/** A word of a page, with the piece that it stands in. */
export interface PageWord {
  key: string
  piece: TextPiece
  word: TextPiece['words'][number]
  text: string
}

/** How a word came to read as it does. A deleted one has no characters left; a checked one was found right as it was recognised. */
export type WordState = 'read' | 'doubtful' | 'corrected' | 'checked' | 'deleted'

export function stateOf({ word: { isDoubtful, corrected, start, end }, text }: PageWord): WordState {
  if (isDoubtful) return 'doubtful'
  if (corrected === undefined) return 'read'
  if (start === end) return 'deleted'
  return corrected === text ? 'checked' : 'corrected'
}

/** Whether a word was recognised, and not taken from the file's own text, which stays as it is printed. */
export const isRecognised = ({ word: { confidence } }: PageWord): boolean => confidence !== undefined

/** The words of a page in reading order. */
export const wordsOf = ({ pieces }: Pick<PageText, 'pieces'>): PageWord[] =>
  pieces.flatMap((piece) =>
    piece.words.map((word) => ({
      key: [piece.block, piece.row, piece.column, word.start].join(' '),
      piece,
      word,
      text: piece.text.slice(word.start - piece.from, word.end - piece.from),
    })),
  )

/** The doubtful word after (`by` 1) or before (−1) one of a page; undefined where the page has none there. */
export function doubtfulFrom(words: readonly PageWord[], key: string | undefined, by: 1 | -1): PageWord | undefined {
  const at = words.findIndex((one) => one.key === key)
  const rest = by === 1 ? words.slice(at + 1) : words.slice(0, at === -1 ? words.length : at).toReversed()
  return rest.find(({ word }) => word.isDoubtful)
}

/** The page after or before one that has doubtful words; undefined where none is left in that direction. */
export function doubtfulPage(pages: PageText['pages'], page: number, by: 1 | -1): number | undefined {
  const open = pages.filter(({ doubtful }) => doubtful > 0).map((one) => one.page)
  return by === 1 ? open.find((one) => one > page) : open.findLast((one) => one < page)
}

/** Another file after or before one that has doubtful words; going round, so that no doubt is left behind. `counts`: by file, in their order. */
export function doubtfulFile(counts: ReadonlyMap<string, number>, file: string, by: 1 | -1): string | undefined {
  const files = [...counts.keys()]
  const at = files.indexOf(file)
  const others = [...files.slice(at + 1), ...files.slice(0, at)].filter((one) => counts.get(one))
  return others.at(by === 1 ? 0 : -1)
}

/** Which of all doubtful words of a file a word is, counted over its pages; undefined for a word that is not doubtful. */
export function ordinalOf(pages: PageText['pages'], page: number, words: readonly PageWord[], key: string | undefined) {
  const doubtful = words.filter(({ word }) => word.isDoubtful)
  const here = doubtful.findIndex((one) => one.key === key)
  return here === -1 ? undefined : countDoubts(pages.filter((one) => one.page < page)) + here + 1
}

export const countDoubts = (pages: PageText['pages']): number => pages.reduce((sum, { doubtful }) => sum + doubtful, 0)

/** What stands between a word and the one before it, or before the first and after the last. */
export function gapsOf({ text, from, words }: TextPiece): string[] {
  const ends = [from, ...words.map(({ end }) => end)]
  const starts = [...words.map(({ start }) => start), from + text.length]
  return ends.map((end, index) => text.slice(end - from, (starts[index] ?? end) - from))
}
