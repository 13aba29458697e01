import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'

const script = fileURLToPath(new URL('./trim-packages.js', import.meta.url))
const { platform, arch } = process
const own = `onnxruntime-node/bin/napi-v6/${platform}/${arch}/onnxruntime_binding.node`
const bundled = '@llamaindex/liteparse/liteparse.linux-x64-gnu.node'
let folder: string

const put = (path: string): void => {
  const full = join(folder, 'node_modules', path)
  mkdirSync(dirname(full), { recursive: true })
  writeFileSync(full, '')
}
const has = (path: string): boolean => existsSync(join(folder, 'node_modules', path))
const trim = (): Buffer => execFileSync(process.execPath, [script, folder])

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'trim-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('what runs on this machine stays, what runs on others goes', () => {
  const others = ['darwin/riscv', 'plan9/x64', `${platform}/riscv`].map(
    (machine) => `onnxruntime-node/bin/napi-v6/${machine}/lib.so`,
  )
  for (const path of [own, ...others]) put(path)
  trim()
  expect([own, ...others].filter(has)).toEqual([own])
})

test('liteparse keeps the library that it carries where the machine has no package of its own', () => {
  put(bundled)
  put('@llamaindex/liteparse/dist/lib.js')
  trim()
  expect(has(bundled)).toBe(true)
  put(`@llamaindex/liteparse-${platform}-${arch}-gnu/liteparse.node`)
  trim()
  expect([has(bundled), has('@llamaindex/liteparse/dist/lib.js')]).toEqual([false, true])
})

test('it is silent, and an installation without these packages is none of its business', () => {
  expect(trim().toString()).toBe('')
})
