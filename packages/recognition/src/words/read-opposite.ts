import { itemAt } from '@tickmark/document'
import type { PageWord } from '@tickmark/document/page'
import { matchLetters } from './match-letters.ts'
import { foldAccents, plain } from './plain-text.ts'

/** A reading that differs in more of its letters is another text. */
const MOST_DIFFERENT = 0.3

/** What another reading of the page has in the place of a word; nothing where it has none. */
export interface Opposite {
  word: PageWord
  text: string
}

/**
 * Opposite each word what another reading has in its place, letter by letter, and the words of that reading that stand
 * opposite none. Undefined where the two have little in common.
 */
export function readOpposite(
  own: readonly PageWord[],
  other: readonly PageWord[],
): { readings: Opposite[]; added: PageWord[] } | undefined {
  const [mine, theirs] = [lettersOf(own), lettersOf(other)]
  const most = Math.ceil(MOST_DIFFERENT * Math.min(mine.length, theirs.length))
  const matched = matchLetters(
    mine.map(({ letter }) => letter),
    theirs.map(({ letter }) => letter),
    most,
  )
  if (!matched) return undefined
  const owners = ownersOf(mine, theirs, matched)
  const byOwner = Map.groupBy(theirs.keys(), (index) => owners[index])
  const owned = new Set(theirs.flatMap(({ at }, index) => (owners[index] === undefined ? [] : [at])))
  return {
    readings: own.map((word, index) => ({
      word,
      text: joinLetters((byOwner.get(index) ?? []).map((letter) => itemAt(theirs, letter))),
    })),
    added: other.filter(({ text }, at) => !owned.has(at) && plain(text) !== ''),
  }
}

/** A letter, as it is compared and as it is written, and the word that it belongs to. */
interface Letter {
  letter: string
  raw: string
  at: number
}

function lettersOf(words: readonly PageWord[]): Letter[] {
  return words.flatMap(({ text }, at) => Array.from(plain(text), (raw) => ({ letter: foldAccents(raw), raw, at })))
}

/** The word of ours that each letter of the other reading belongs to. */
function ownersOf(
  mine: readonly Letter[],
  theirs: readonly Letter[],
  matched: readonly number[],
): (number | undefined)[] {
  const owners: (number | undefined)[] = theirs.map(() => undefined)
  let [from, start] = [0, 0]
  for (let to = 0; to <= mine.length; to++) {
    const end = to < mine.length ? (matched[to] ?? -1) : theirs.length
    if (end < 0) continue
    for (let index = start; index < end; index++) {
      // Different letters share their place by number; letters that were left out belong to the word that they go on with.
      const share = from + Math.floor(((index - start) * (to - from)) / (end - start))
      owners[index] = to > from ? mine[share]?.at : joined(theirs, { index, start, end }, [mine[from - 1], mine[to]])
    }
    if (to < mine.length) owners[end] = itemAt(mine, to).at
    ;[from, start] = [to + 1, end + 1]
  }
  return owners
}

function joined(
  theirs: readonly Letter[],
  { index, start, end }: { index: number; start: number; end: number },
  [before, behind]: [Letter | undefined, Letter | undefined],
): number | undefined {
  const { at } = itemAt(theirs, index)
  if (theirs[start - 1]?.at === at) return before?.at
  return theirs[end]?.at === at ? behind?.at : undefined
}

/** Words of scripts that part them keep their blanks. */
function joinLetters(letters: readonly Letter[]): string {
  return letters.reduce((text, { raw, at }, index) => {
    const isApart =
      index > 0 && itemAt(letters, index - 1).at !== at && PARTED.test(raw) && PARTED.test(text.at(-1) ?? '')
    return isApart ? `${text} ${raw}` : text + raw
  }, '')
}

const PARTED = /[\p{Script=Latin}\p{Script=Hangul}\p{N}\p{P}]/u
