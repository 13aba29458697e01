import { expect, it } from 'vitest'
import type { PageContent } from '@tickmark/document/page'
import { joinWords } from './join-words.ts'

function joined(first: string, second: string, elsewhere = ''): string {
  const words = [first, second, elsewhere].flatMap((line, row) =>
    line.split(' ').map((text, index) => ({
      text,
      left: 40 * index,
      right: 40 * index + 30,
      top: 12 * row,
      bottom: 12 * row + 10,
      fontSize: 10,
      origin: 'text' as const,
    })),
  )
  const content: PageContent = {
    number: 1,
    width: 600,
    height: 800,
    origin: 'text',
    words,
    rules: [],
    fills: [],
    pictures: [],
  }
  const count = first.split(' ').length
  const indexes = words.map((_, index) => index)
  return joinWords(content, [indexes.slice(0, count), indexes.slice(count, count + second.split(' ').length)]).text
}

it('makes Korean words whole that a line breaks, and leaves those apart that are two', () => {
  expect(joined('당기 말 이연법인세부', '채 잔액')).toBe('당기 말 이연법인세부채 잔액')
  expect(joined('배당을 지급하였', '습니다')).toBe('배당을 지급하였습니다')
  expect(joined('회사의 매출', '원가는', '매출원가는 다음과')).toBe('회사의 매출원가는')
  expect(joined('당기 중 매출', '증가는')).toBe('당기 중 매출 증가는')
  expect(joined('영업이익 등', '주요 지표')).toBe('영업이익 등 주요 지표')
  expect(joined('2024년에', '각각')).toBe('2024년에 각각')
})
