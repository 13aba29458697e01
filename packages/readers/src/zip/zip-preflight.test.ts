import { expect, test } from 'vitest'
import type { ZipEntry } from './zip-directory.ts'
import { preflightZip } from './zip-preflight.ts'

const entry = (part: Partial<ZipEntry>): ZipEntry => ({
  name: 'a.xml',
  method: 8,
  encrypted: false,
  compressedSize: 1000,
  inflatedSize: 20_000,
  offset: 0,
  ...part,
})
const MB = 1 << 20

test('an ordinary large workbook passes', () => {
  expect(() =>
    preflightZip([entry({ compressedSize: 30 * MB, inflatedSize: 600 * MB }), entry({ offset: 31 * MB })]),
  ).not.toThrow()
})

test.each([
  ['too many entries', Array.from({ length: 20_001 }, (_, i) => entry({ offset: i * 2000 }))],
  [
    'too large in all',
    [
      entry({ compressedSize: 20 * MB, inflatedSize: 700 * MB }),
      entry({ compressedSize: 20 * MB, inflatedSize: 700 * MB, offset: 30 * MB }),
    ],
  ],
  ['a ratio that no document has', [entry({ compressedSize: MB / 2, inflatedSize: 400 * MB })]],
  ['one content listed many times', [entry({}), entry({ offset: 10 })]],
])('%s is refused', (_, entries) => {
  expect(() => preflightZip(entries)).toThrow(expect.objectContaining({ key: 'RESOURCE_LIMIT' }))
})
