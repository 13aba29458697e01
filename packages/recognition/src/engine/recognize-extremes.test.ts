import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { recognizePage } from './recognize-page.ts'

describe('recognizePage, given what is no page', () => {
  it.each([
    ['a single pixel', 1, 1, '#ffffff'],
    ['a column of pixels', 1, 2000, '#000000'],
    ['white paper', 1654, 2339, '#ffffff'],
    ['one colour', 1654, 2339, '#e01010'],
    ['an empty strip', 20_000, 60, '#fafafa'],
  ])('finds nothing on %s', async (_, width, height, background) => {
    const page = await recognizePage(await plain(width, height, background), {})
    expect(page).toMatchObject({ width, height, words: [], rules: [], pictures: [], rotation: 0 })
  })

  it('finds the words of a strip 20,000 pixels wide', async () => {
    const text = '<text x="9000" y="42" font-family="DejaVu Sans" font-size="36">Total assets 41,860</text>'
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="20000" height="60"><rect width="100%" height="100%" fill="#fff"/>${text}</svg>`
    const page = await recognizePage(await sharp(Buffer.from(svg)).png().toBuffer(), {})
    expect(page.words.map((word) => word.text)).toEqual(['Total', 'assets', '41,860'])
    expect(page.words[0]!.left).toBeGreaterThan(8900)
  })

  it.each([
    ['fine light print on an even dark ground', '#000000', '#ffffff', ''],
    [
      'a white slip before a black ground',
      '#000000',
      '#101010',
      '<rect x="70" y="60" width="620" height="620" fill="#fff"/>',
    ],
  ])('reads %s', async (_, ground, ink, paper) => {
    const prices = Array.from({ length: 18 }, (__, index) => `${index + 1},${((37 * (index + 3)) % 90) + 10}`)
    const text = prices
      .map(
        (price, index) =>
          `<text x="90" y="${110 + 30 * index}" font-family="Liberation Mono" font-size="26" fill="${ink}">PAPIER ${price}</text>`,
      )
      .join('')
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="760" height="740"><rect width="100%" height="100%" fill="${ground}"/>${paper}${text}</svg>`
    const page = await recognizePage(await sharp(Buffer.from(svg)).png().toBuffer(), {})
    const read = page.words.map((word) => word.text).join('')
    expect(prices.filter((price) => !read.includes(price))).toEqual([])
  })

  it('reads next to nothing into noise', async () => {
    let seed = 7
    const random = () => (seed = (seed * 1103515245 + 12345) & 0x7fffffff) >> 23
    const size = { width: 900, height: 900 }
    const grain = Uint8Array.from({ length: size.width * size.height }, random)
    const picture = await sharp(grain, { raw: { ...size, channels: 1 } })
      .png()
      .toBuffer()
    const page = await recognizePage(picture, {})
    expect(page.words.length).toBeLessThan(5)
    expect(page.rules).toEqual([])
  })

  it('refuses a picture of more than a hundred million pixels by its header', async () => {
    const picture = await plain(10_100, 10_000, '#ffffff')
    await expect(recognizePage(picture, {})).rejects.toMatchObject({ key: 'IMAGE_TOO_LARGE' })
  })
})

function plain(width: number, height: number, background: string): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()
}
