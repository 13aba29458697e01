/**
 * Writes `packages/fonts/files`: the weights of Noto Sans that reports and page pictures are set in, whole, since any character may come up, and
 * compressed: 43 MB become 20, and unpacking one takes 0.04 s of processor time (brotli 0.13 s, and saves half a megabyte). Needs npm's registry
 * for the packages (190 MB, kept nowhere). Usage: node scripts/take-fonts.ts
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { constants, zstdCompressSync } from 'node:zlib'
import { FACES, fontFile, WEIGHTS, type Weight } from '../packages/fonts/src/index.ts'

const VERSION = '0.4.3'
const STYLES: Record<Weight, string> = { regular: '400Regular', bold: '700Bold' }
const scratch = mkdtempSync(join(tmpdir(), 'fonts-'))

for (const face of FACES) {
  const name = `noto-sans-${face.toLowerCase()}`
  execFileSync('npm', ['pack', '--silent', `@expo-google-fonts/${name}@${VERSION}`], { cwd: scratch })
  for (const weight of WEIGHTS) {
    const style = STYLES[weight]
    const member = `package/${style}/NotoSans${face}_${style}.ttf`
    execFileSync('tar', ['xzf', `expo-google-fonts-${name}-${VERSION}.tgz`, member], { cwd: scratch })
    const compressed = compress(readFileSync(join(scratch, member)))
    writeFileSync(fontFile(face, weight), compressed)
    process.stdout.write(`Noto Sans ${face} ${weight}: ${Math.round(compressed.length / 1024)} kB\n`)
  }
}
rmSync(scratch, { recursive: true })

function compress(bytes: Buffer): Buffer {
  const { ZSTD_c_compressionLevel, ZSTD_c_windowLog } = constants
  return zstdCompressSync(bytes, { params: { [ZSTD_c_compressionLevel]: 19, [ZSTD_c_windowLog]: 24 } })
}
