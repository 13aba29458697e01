import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { imageReader } from './image-reader.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tickmark-image-'))
})

describe('imageReader', () => {
  it.each([
    ['empty.png', Buffer.alloc(0), 'EMPTY_FILE'],
    ['huge.png', pngHeader(100_000, 100_000), 'IMAGE_TOO_LARGE'],
    ['nothing.png', pngHeader(0, 0), 'INVALID_IMAGE'],
    ['drawing.png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'), 'TYPE_MISMATCH'],
    ['noise.jpg', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(5000, 0x8b)]), 'CORRUPT'],
  ])('refuses %s', async (name, bytes, key) => {
    await expect(imageReader.inspect(await file(name, bytes))).rejects.toMatchObject({ key })
  })

  it('reads what is left of a picture that ends early, and says so', async () => {
    const whole = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#fff' } })
      .jpeg()
      .toBuffer()
    const source = await file('cut.jpg', whole.subarray(0, whole.length - 120))
    const [reading] = await imageReader.readPages(source, [1], {})
    expect(reading?.notices.map((notice) => notice.key)).toContain('truncated')
  })

  it('renders a page that lies on its side upright', async () => {
    const source = {
      path: join(import.meta.dirname, '../../../../corpus/ocr/statement-ko.png'),
      name: 'statement-ko.png',
    }
    const { bytes, mediaType } = await imageReader.renderPage(source, 1, 620)
    const { width, height } = await sharp(bytes).metadata()
    expect(mediaType).toBe('image/jpeg')
    expect([width, height]).toEqual([620, 260])
  })
})

async function file(name: string, bytes: Uint8Array) {
  const path = join(folder, name)
  await writeFile(path, bytes)
  return { path, name }
}

function pngHeader(width: number, height: number): Buffer {
  const header = Buffer.from(
    '89504e470d0a1a0a0000000d49484452000000000000000008000000000000000000000049454e44ae426082',
    'hex',
  )
  header.writeUInt32BE(width, 16)
  header.writeUInt32BE(height, 20)
  return header
}
