/**
 * Writes `packages/recognition/models`: the weights of PP-OCRv4 and of Tesseract's Japanese, Korean, French, German, Spanish, Italian and Portuguese in the form in which they run.
 *
 *   node scripts/convert-models.ts             after a new version of the packages with the weights (devDependencies)
 *   node scripts/convert-models.ts FILE.onnx…  an operator's own PP-OCR files, in place: where they have what folds, they then take half the time
 */
import { writeFileSync } from 'node:fs'
import { constants, zstdCompressSync } from 'node:zlib'
import { convertModels, fold } from './models/convert.ts'

const folder = new URL('../packages/recognition/models/', import.meta.url)
/** These halve; those of PP-OCR lose a twelfth, which is not worth the time to unpack them. */
const COMPRESSED = /^(?:jpn|kor|fra|deu|spa|ita|por)\.onnx$/

const own = process.argv.slice(2)
for (const path of own) writeFileSync(path, fold(path))
if (own.length === 0) await writeAll()

async function writeAll(): Promise<void> {
  for (const [name, bytes] of await convertModels()) {
    const isCompressed = COMPRESSED.test(name)
    const written = isCompressed ? compress(bytes) : bytes
    writeFileSync(new URL(isCompressed ? `${name}.zst` : name, folder), written)
    process.stdout.write(`${name}: ${Math.round(written.length / 1024)} kB\n`)
  }
}

function compress(bytes: Uint8Array): Uint8Array {
  return zstdCompressSync(bytes, { params: { [constants.ZSTD_c_compressionLevel]: 19 } })
}
