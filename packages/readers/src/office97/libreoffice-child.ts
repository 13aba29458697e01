import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { createConverter, type ConversionOptions } from '@matbee/libreoffice-converter/server'
import { serveChild } from '../isolation/serve-child.ts'
import { exportOptions } from './export-options.ts'

const require = createRequire(import.meta.url)
const wasmPath = join(dirname(require.resolve('@matbee/libreoffice-converter/package.json')), 'wasm')

/** Fonts for what the built-in ones lack; without them Chinese, Japanese and Korean print as boxes. */
const FONTS = [
  'noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf',
  'noto-sans-jp/400Regular/NotoSansJP_400Regular.ttf',
  'noto-sans-kr/400Regular/NotoSansKR_400Regular.ttf',
]

type Converter = Awaited<ReturnType<typeof createConverter>>
let starting: Promise<Converter> | undefined

serveChild({
  async convert({ from, input, to, output }: { from: string; input: string; to: string; output: string }) {
    const converter = await (starting ??= start())
    const bytes = await readFile(input)
    const options = { inputFormat: from, outputFormat: to, filterOptions: exportOptions(from, to) } as ConversionOptions
    const { data } = await converter.convert(bytes, options, `input.${from}`)
    await writeFile(output, data)
  },
})

async function start(): Promise<Converter> {
  const fonts = await Promise.all(FONTS.map(loadFont))
  return createConverter({
    wasmPath,
    wasmLoader: require('@matbee/libreoffice-converter/wasm/loader'),
    fonts: fonts.filter((font) => font !== undefined),
  })
}

async function loadFont(path: string): Promise<{ filename: string; data: Uint8Array } | undefined> {
  try {
    return { filename: path.split('/').at(-1)!, data: await readFile(require.resolve(`@expo-google-fonts/${path}`)) }
  } catch {
    return undefined
  }
}
