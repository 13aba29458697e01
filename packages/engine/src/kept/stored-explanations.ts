import { writeFile } from 'node:fs/promises'
import type { ExplainedFigure } from '@tickmark/review'
import { packIndexed, readIndex, readPart, type Place, type ReadBytes } from './indexed-file.ts'

/** Figures that are read together to explain one of them. */
const STRETCH = 100

interface Stretch {
  /** The id of its first figure. */
  first: string
  place: Place
}

/** Leaves the explanations of all figures in a file; they come by the ids of their figures. Runs in the child. */
export async function writeExplanations(explained: Iterable<ExplainedFigure>, path: string): Promise<{ path: string }> {
  const packed = packIndexed((add) => {
    const stretches: Stretch[] = []
    let part: ExplainedFigure[] = []
    const close = (): void => {
      const [first] = part
      if (first) stretches.push({ first: first.figure.id, place: add(part) })
      part = []
    }
    for (const figure of explained) {
      part.push(figure)
      if (part.length === STRETCH) close()
    }
    close()
    return stretches
  })
  await writeFile(path, packed)
  return { path }
}

export interface OpenExplanations {
  /** Undefined where there is no such figure. */
  read(figureId: string): Promise<ExplainedFigure | undefined>
}

/** Opens a file that `writeExplanations` made, of so many bytes. */
export async function openExplanations(size: number, read: ReadBytes): Promise<OpenExplanations> {
  const stretches = (await readIndex(size, read)) as Stretch[]
  return {
    async read(figureId) {
      const stretch = stretches.findLast(({ first }) => first <= figureId)
      if (!stretch) return undefined
      const figures = (await readPart(read, stretch.place)) as ExplainedFigure[]
      return figures.find(({ figure }) => figure.id === figureId)
    },
  }
}
