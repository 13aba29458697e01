import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { openStorage } from '../storage/open-storage.ts'

const folder = mkdtempSync(join(tmpdir(), 'config-test-'))
afterAll(() => rmSync(folder, { recursive: true }))

const read = (env: NodeJS.ProcessEnv) => readConfig({ dataFolder: join(folder, 'data') }, env)
const problem = { name: 'OperatorProblem' }

test('numbers are taken as they are set, or the usual ones', () => {
  expect(read({ PORT: '8080', TICKMARK_JOBS: '3' })).toMatchObject({ port: 8080, jobs: 3 })
  expect(read({ PORT: '' })).toMatchObject({ port: 3000 })
})

test.each(['abc', '-1', '80.5', '70000'])('PORT=%s is refused in words rather than passed over', (PORT) => {
  expect(() => read({ PORT })).toThrow(
    expect.objectContaining({ ...problem, text: expect.objectContaining({ ko: expect.stringContaining(PORT) }) }),
  )
})

test('a data folder that can be none is named', () => {
  const file = join(folder, 'file')
  writeFileSync(file, '')
  for (const dataFolder of [file, join(file, 'below')])
    expect(() => readConfig({ dataFolder }, {})).toThrow(
      expect.objectContaining({ ...problem, message: expect.stringContaining(dataFolder) }),
    )
})

test('keys of stored files are taken from the environment or a file, the first for new ones, and never told', () => {
  const [hex, base64] = ['ab'.repeat(32), Buffer.alloc(32, 7).toString('base64')]
  const path = join(folder, 'keys')
  writeFileSync(path, `${hex}\n${base64}\n`)
  const keys = [Buffer.alloc(32, 0xab), Buffer.alloc(32, 7)]
  expect(read({ TICKMARK_STORAGE_KEY: `${hex}, ${base64}` }).storageKeys).toEqual(keys)
  expect(read({ TICKMARK_STORAGE_KEY_FILE: path }).storageKeys).toEqual(keys)
  expect(read({}).storageKeys).toEqual([])
  writeFileSync(path, '\n')
  for (const wrong of [
    { TICKMARK_STORAGE_KEY: 'short-and-secret' },
    { TICKMARK_STORAGE_KEY_FILE: path },
    { TICKMARK_STORAGE_KEY_FILE: join(folder, 'no-such-file') },
    { TICKMARK_STORAGE_KEY: hex, TICKMARK_STORAGE_KEY_FILE: path },
  ]) {
    expect(() => read(wrong)).toThrow(expect.objectContaining(problem))
    expect(() => read(wrong)).not.toThrow('short-and-secret')
  }
})

test('mail without a recipient and storage of an unknown kind are refused', async () => {
  expect(() => read({ TICKMARK_SMTP_URL: 'smtp://localhost' })).toThrow(expect.objectContaining(problem))
  for (const blobUrl of ['ftp://host/files', 'files'])
    await expect(openStorage({ blobUrl, dataFolder: folder })).rejects.toMatchObject(problem)
})

test('an identity provider needs an address that is encrypted, a client and where people come back to', () => {
  const whole = {
    TICKMARK_OIDC_ISSUER: 'https://id.firm.example/realm',
    TICKMARK_OIDC_CLIENT_ID: 'tickmark',
    TICKMARK_PUBLIC_URL: 'https://review.example.com/',
  }
  expect(read(whole).signOn).toMatchObject({
    name: 'id.firm.example',
    scope: 'openid profile email',
    clientId: 'tickmark',
  })
  expect(read({}).signOn).toBeUndefined()
  expect(() => read({ ...whole, TICKMARK_OIDC_ISSUER: 'http://id.firm.example' })).toThrow(
    expect.objectContaining(problem),
  )
  expect(() => read({ ...whole, TICKMARK_OIDC_CLIENT_ID: '' })).toThrow(expect.objectContaining(problem))
  expect(() => read({ ...whole, TICKMARK_PUBLIC_URL: '' })).toThrow(expect.objectContaining(problem))
  expect(() => read({ TICKMARK_SECOND_FACTOR: 'some' })).toThrow(expect.objectContaining(problem))
})
