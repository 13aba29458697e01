import { readFileSync } from 'node:fs'
import { zstdDecompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { convertModels } from './convert.ts'

const shipped = (name: string): Buffer =>
  readFileSync(new URL(`../../packages/recognition/models/${name}`, import.meta.url))

it('the weights that ship are those that others published, converted, byte for byte', async () => {
  const files = await convertModels()
  const differing = [...files].filter(([name, bytes]) => {
    const isCompressed = /^(?:jpn|kor|fra|deu|spa|ita|por)\.onnx$/.test(name)
    return !Buffer.from(bytes).equals(isCompressed ? zstdDecompressSync(shipped(`${name}.zst`)) : shipped(name))
  })
  expect(differing.map(([name]) => name)).toEqual([])
  expect(files.size).toBe(18)
})
