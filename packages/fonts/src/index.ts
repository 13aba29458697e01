import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { zstdDecompress } from 'node:zlib'

/** Noto Sans for readers of Simplified Chinese, Korean and Japanese; each has Latin letters as well. */
export const FACES = ['SC', 'KR', 'JP'] as const
export type Face = (typeof FACES)[number]

export const WEIGHTS = ['regular', 'bold'] as const
export type Weight = (typeof WEIGHTS)[number]

/** Where a font lies, compressed. */
export const fontFile = (face: Face, weight: Weight): string =>
  fileURLToPath(new URL(`../files/NotoSans${face}-${weight}.ttf.zst`, import.meta.url))

/** A whole font as TrueType, 5 to 11 MB; unpacking takes 0.04 s of processor time. */
export async function readFont(face: Face, weight: Weight): Promise<Uint8Array> {
  return promisify(zstdDecompress)(await readFile(fontFile(face, weight)))
}

/** Names of the families that are installed with the product. */
export function bundledFonts(): string[] {
  return FACES.filter((face) => WEIGHTS.every((weight) => existsSync(fontFile(face, weight)))).map(
    (face) => `Noto Sans ${face}`,
  )
}
