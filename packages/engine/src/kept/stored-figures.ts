import { readFile, writeFile } from 'node:fs/promises'
import type { Figure, Review } from '@tickmark/document'
import { packIndexed, readIndex, readPart, type Place, type ReadBytes } from './indexed-file.ts'

/** The figures of a review in a file: those of a large model are more than a process should hold. */
export interface StoredFigures {
  path: string
}

/** A review whose figures lie in a file. */
export type StoredReview = Omit<Review, 'figures'> & { figures: StoredFigures }

/** Figures that are read together: a screen of them costs one read or two. */
const STRETCH = 500

/** Figures that stand together in the file, counted by what they are asked for. */
interface Stretch {
  place: Place
  counts: [state: Figure['state'], page: number | null, count: number][]
}

/** Leaves the figures in their order. Runs in the child. */
export async function writeFigures(figures: readonly Figure[], path: string): Promise<StoredFigures> {
  const packed = packIndexed((add) => {
    const stretches: Stretch[] = []
    for (let at = 0; at < figures.length; at += STRETCH) {
      const part = figures.slice(at, at + STRETCH)
      stretches.push({ place: add(part), counts: countsOf(part) })
    }
    return stretches
  })
  await writeFile(path, packed)
  return { path }
}

function countsOf(figures: readonly Figure[]): Stretch['counts'] {
  const counts = new Map<string, Stretch['counts'][number]>()
  for (const { state, location } of figures) {
    const page = location.page ?? null
    const entry = counts.get(`${state} ${page}`) ?? [state, page, 0]
    entry[2]++
    counts.set(`${state} ${page}`, entry)
  }
  return [...counts.values()]
}

/** Which figures are wanted; all where nothing is said. */
export interface FigureFilter {
  state?: Figure['state']
  page?: number
}

export interface OpenFigures {
  count(filter: FigureFilter): number
  /** The wanted figures in their order, `limit` of them after the first `offset`. */
  read(filter: FigureFilter, offset: number, limit: number): Promise<Figure[]>
}

/** Opens a file that `writeFigures` made, of so many bytes. Counting reads no figure, and reading no more than the stretches that hold them. */
export async function openFigures(size: number, read: ReadBytes): Promise<OpenFigures> {
  const stretches = (await readIndex(size, read)) as Stretch[]
  return {
    count: (filter) => stretches.reduce((sum, { counts }) => sum + countIn(counts, filter), 0),
    async read(filter, offset, limit) {
      const found: Figure[] = []
      let before = offset
      for (const stretch of stretches) {
        if (found.length >= limit) break
        const own = countIn(stretch.counts, filter)
        if (own > before) {
          const figures = (await readPart(read, stretch.place)) as Figure[]
          const wanted = figures.filter((figure) => isWanted(figure.state, figure.location.page ?? null, filter))
          found.push(...wanted.slice(before, before + limit - found.length))
        }
        before = Math.max(0, before - own)
      }
      return found
    },
  }
}

function countIn(counts: Stretch['counts'], filter: FigureFilter): number {
  return counts.reduce((sum, [state, page, count]) => sum + (isWanted(state, page, filter) ? count : 0), 0)
}

function isWanted(state: Figure['state'], page: number | null, wanted: FigureFilter): boolean {
  return (wanted.state ?? state) === state && (wanted.page ?? page) === page
}

/** A review whole again, as the writers of results take it. Runs in the child. */
export async function openReview(review: Review | StoredReview): Promise<Review> {
  if (Array.isArray(review.figures)) return { ...review, figures: review.figures }
  const bytes = await readFile(review.figures.path)
  const opened = await openFigures(bytes.length, async (start, end) => bytes.subarray(start, end))
  return { ...review, figures: await opened.read({}, 0, Infinity) }
}
