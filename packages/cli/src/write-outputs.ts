import { mkdir, writeFile } from 'node:fs/promises'
import { basename, extname, join, resolve } from 'node:path'

/** One result and the file that it comes from. */
export interface Output {
  /** Of the file that was read, as typed. */
  inputPath: string
  content: string | Uint8Array
}

/**
 * Writes results into `folder`: `NAME.md` for `NAME.pdf`. Names that would fall together keep the input's ending
 * (`NAME.pdf.md`), and a result never takes the place of an input. Tells the paths written.
 */
export async function writeOutputs(folder: string, ending: string, outputs: readonly Output[]): Promise<string[]> {
  await mkdir(folder, { recursive: true })
  const inputs = new Set(outputs.map(({ inputPath }) => resolve(inputPath)))
  const stems = outputs.map(({ inputPath }) => basename(inputPath, extname(inputPath)))
  const paths: string[] = []
  for (const [index, { inputPath, content }] of outputs.entries()) {
    const isShared = stems.filter((stem) => stem === stems[index]).length > 1
    const stem = isShared ? basename(inputPath) : stems[index]!
    const path = freePath(
      folder,
      stem,
      ending,
      (candidate) => inputs.has(resolve(candidate)) || paths.includes(candidate),
    )
    await writeFile(path, content)
    paths.push(path)
  }
  return paths
}

function freePath(folder: string, stem: string, ending: string, isTaken: (path: string) => boolean): string {
  for (let number = 1; ; number++) {
    const path = join(folder, number === 1 ? `${stem}.${ending}` : `${stem}-${number}.${ending}`)
    if (!isTaken(path)) return path
  }
}
