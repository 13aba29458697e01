import { constants } from 'node:fs'
import { access, mkdir, rm, writeFile } from 'node:fs/promises'
import { basename, extname, join, resolve } from 'node:path'
import { writeProblem } from '@tickmark/contract/operator-problem'

/** One result and the file that it comes from. */
export interface Output {
  /** Of the file that was read, as typed. */
  inputPath: string
  content: string | Uint8Array
  /** Where it differs from that of the others. */
  ending?: string
}

/**
 * Writes results into `folder`: `NAME.md` for `NAME.pdf`. Names that would fall together keep the input's ending
 * (`NAME.pdf.md`), and a result never takes the place of an input. The folder is there. Tells the paths written.
 */
export async function writeOutputs(folder: string, ending: string, outputs: readonly Output[]): Promise<string[]> {
  const inputs = new Set(outputs.map(({ inputPath }) => resolve(inputPath)))
  const stemOf = (inputPath: string): string => basename(inputPath, extname(inputPath))
  const stems = outputs.map(({ inputPath }) => stemOf(inputPath))
  const paths: string[] = []
  for (const { inputPath, content, ending: own = ending } of outputs) {
    const isShared = stems.filter((stem) => stem === stemOf(inputPath)).length > 1
    const stem = isShared ? basename(inputPath) : stemOf(inputPath)
    const path = freePath(folder, stem, own, (candidate) => inputs.has(resolve(candidate)) || paths.includes(candidate))
    await writeWhole(path, content)
    paths.push(path)
  }
  return paths
}

/** Makes the folder for results, before the work that fills it. Throws `OperatorProblem` where nothing can be written. */
export async function prepareFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true })
    await access(folder, constants.W_OK)
  } catch (error) {
    throw writeProblem(folder, error)
  }
}

/** The first half of a result looks like a result: it does not stay. */
async function writeWhole(path: string, content: string | Uint8Array): Promise<void> {
  try {
    await writeFile(path, content)
  } catch (error) {
    await rm(path, { force: true }).catch(() => undefined)
    throw writeProblem(path, error)
  }
}

function freePath(folder: string, stem: string, ending: string, isTaken: (path: string) => boolean): string {
  for (let number = 1; ; number++) {
    const path = join(folder, number === 1 ? `${stem}.${ending}` : `${stem}-${number}.${ending}`)
    if (!isTaken(path)) return path
  }
}
