import { expect, test } from 'vitest'
import { contentDisposition } from './content-disposition.ts'

test('a download is named for every browser', () => {
  expect(contentDisposition('attachment', `报告 "1" (终).pdf`)).toBe(
    `attachment; filename="__ _1_ (_).pdf"; filename*=UTF-8''%E6%8A%A5%E5%91%8A%20%221%22%20%28%E7%BB%88%29.pdf`,
  )
})
