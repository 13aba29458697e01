import { describe, expect, it } from 'vitest'
import type { ReadLine } from '../strip/read-strip.ts'
import { toLine } from '../strip/read-strip.ts'
import { readsItsScript } from './choose-language.ts'

const read = (text: string, confidence = 0.99): ReadLine =>
  toLine([...text.replaceAll(' ', '')].map((one) => ({ text: one, start: 0, end: 1, confidence })))
const heard = (own: string, kor: string, confidence?: number) => ({
  own: read(own),
  jpn: read(''),
  kor: read(kor, confidence),
})

describe('the script that a network is asked for', () => {
  it('is on a page whose labels stand in one line with their amounts', () => {
    expect(
      readsItsScript('kor', [
        heard('55():2023630', '제 55 (당) 기: 2023년 6월 30일'),
        heard('(136,149)(2.4%)', '(136,149)(2.4%) 미지급비용'),
      ]),
    ).toBe(true)
  })

  it('is not where the network makes digits and syllables of letters that it does not know, or is unsure of its own', () => {
    expect(readsItsScript('kor', [heard('KoHTpaKT', '60구31기 9니0'), heard('Bbinyck', '811비70 5')])).toBe(false)
    expect(readsItsScript('kor', [heard('(136,149)', '(136,149) 미지급비용', 0.9)])).toBe(false)
  })
})
