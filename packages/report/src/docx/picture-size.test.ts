import { expect, test } from 'vitest'
import { pictureSize } from './picture-size.ts'

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAADCAIAAAA2iEnWAAAADklEQVR4nGP4//8/TgwAKPkF+8BIv4cAAAAASUVORK5CYII=',
  'base64',
)
const JPEG = Buffer.from('ffd8ffe000104a46494600010100000100010000ffc0000b080005000701011100ffd9', 'hex')

test('the size of a PNG and of a JPEG is read; of anything else there is none', () => {
  expect(pictureSize(PNG)).toEqual({ type: 'png', width: 2, height: 3 })
  expect(pictureSize(JPEG)).toEqual({ type: 'jpg', width: 7, height: 5 })
  expect(pictureSize(new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBeUndefined()
  expect(pictureSize(JPEG.subarray(0, 12))).toBeUndefined()
  expect(pictureSize(new Uint8Array())).toBeUndefined()
})
