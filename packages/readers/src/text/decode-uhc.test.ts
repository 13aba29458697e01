import { expect, test } from 'vitest'
import { decodeUhc } from './decode-uhc.ts'

const decode = (hex: string) => decodeUhc(Buffer.from(hex, 'hex'))

test('syllables of KS X 1001, of the extension and ASCII stand beside each other', () => {
  // The first and the last pair of the extension, and those around the change of its second bytes.
  expect(decode('8141a0fea141c652')).toBe('갂좤좥힣')
  expect(decode('418c63b9e6b0a2c7cf2c3120bc84')).toBe('A똠방각하,1 펲')
})

test('what is no character of it is marked as lost, and text goes on behind it', () => {
  expect(decode('b0a1ff2cb0a2')).toContain(',각')
})
