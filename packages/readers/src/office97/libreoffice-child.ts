import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { createConverter, type ConversionOptions } from '@matbee/libreoffice-converter/server'
import { FACES, readFont } from '@tickmark/fonts'
import { serveChild } from '@tickmark/isolation'
import { exportOptions } from './export-options.ts'

const require = createRequire(import.meta.url)
const wasmPath = join(dirname(require.resolve('@matbee/libreoffice-converter/package.json')), 'wasm')

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
  return createConverter({
    wasmPath,
    wasmLoader: require('@matbee/libreoffice-converter/wasm/loader'),
    // For what the built-in ones lack; without them Chinese, Japanese and Korean print as boxes.
    fonts: await Promise.all(
      FACES.map(async (face) => ({ filename: `NotoSans${face}.ttf`, data: await readFont(face, 'regular') })),
    ),
  })
}
