import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { HEADER_BYTES, plainSize, sealChunks, sealedRange, UnsealError, unsealChunks } from './sealed-file.ts'

const KEY = randomBytes(32)
const CHUNK = 65_536

async function sealed(content: Buffer, key = KEY, place = 'tasks/a/b'): Promise<Buffer> {
  return together(sealChunks(key, place, inPieces(content, 10_007)))
}

async function together(pieces: AsyncIterable<Buffer>): Promise<Buffer> {
  const all: Buffer[] = []
  for await (const piece of pieces) all.push(piece)
  return Buffer.concat(all)
}

function* inPieces(content: Buffer, bytes: number): Generator<Buffer> {
  for (let at = 0; at < content.length; at += bytes) yield content.subarray(at, at + bytes)
}

async function unsealed(file: Buffer, range?: { start: number; end: number }, key = KEY, place = 'tasks/a/b') {
  const wanted = range ?? { start: 0, end: Math.max(0, plainSize(file.length) - 1) }
  const { start, end } = sealedRange(file.length, wanted)
  const pieces = (async function* () {
    yield* inPieces(file.subarray(start, end + 1), 9_001)
  })()
  const header = file.subarray(0, HEADER_BYTES)
  return together(unsealChunks({ key, place, header, sealedBytes: file.length }, wanted, pieces))
}

test.each([0, 1, CHUNK - 1, CHUNK, CHUNK + 1, 3 * CHUNK, 3 * CHUNK + 17])(
  'a file of %d bytes comes back as it was, whole and in parts, and its size is known',
  async (bytes) => {
    const content = randomBytes(bytes)
    const file = await sealed(content)
    expect(plainSize(file.length)).toBe(bytes)
    expect((await unsealed(file)).equals(content)).toBe(true)
    for (const [start, end] of [
      [0, 0],
      [CHUNK - 3, CHUNK + 3],
      [CHUNK, 2 * CHUNK - 1],
      [bytes - 1, bytes - 1],
    ] as const)
      if (start >= 0 && end < bytes)
        expect((await unsealed(file, { start, end })).equals(content.subarray(start, end + 1))).toBe(true)
  },
)

test('nothing of the content stands in the file, and two files of the same content differ', async () => {
  const content = Buffer.from('Revenue 4,821,337 of Halden Marine plc. '.repeat(5000))
  const [one, two] = [await sealed(content), await sealed(content)]
  expect(one.includes('4,821,337')).toBe(false)
  expect(one.subarray(HEADER_BYTES).equals(two.subarray(HEADER_BYTES))).toBe(false)
})

test('a file that was changed, cut off, put together anew, moved, or is of another key is not read', async () => {
  const file = await sealed(randomBytes(3 * CHUNK + 5))
  const piece = CHUNK + 16
  const [first, second] = [
    file.subarray(HEADER_BYTES, HEADER_BYTES + piece),
    file.subarray(HEADER_BYTES + piece, HEADER_BYTES + 2 * piece),
  ]
  const header = file.subarray(0, HEADER_BYTES)
  const changed = Buffer.from(file)
  changed.writeUInt8(changed.readUInt8(HEADER_BYTES + 70_000) ^ 1, HEADER_BYTES + 70_000)
  for (const wrong of [
    changed,
    file.subarray(0, HEADER_BYTES + 3 * piece),
    file.subarray(0, -1),
    header,
    Buffer.concat([header, second, first, file.subarray(HEADER_BYTES + 2 * piece)]),
  ])
    await expect(unsealed(wrong)).rejects.toThrow(UnsealError)
  await expect(unsealed(file, undefined, randomBytes(32))).rejects.toThrow(UnsealError)
  await expect(unsealed(file, undefined, KEY, 'tasks/a/c')).rejects.toThrow(UnsealError)
})
