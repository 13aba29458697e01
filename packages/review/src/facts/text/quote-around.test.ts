import { expect, test } from 'vitest'
import { quoteAround } from './quote-around.ts'

const quote = (text: string, part: string) => quoteAround(text, text.indexOf(part), text.indexOf(part) + part.length)

test('a quotation is the sentence of the place, not a cut through words', () => {
  const text = 'Cash rose by 3.5% in 2025. Credit terms are unchanged (see Note 12). Nothing else happened.'
  expect(quote(text, 'Note 12')).toBe('Credit terms are unchanged (see Note 12).')
  expect(quote('收入增长12.5%。主要客户的信用政策未发生变化，详见附注12。其他无变化。', '附注12')).toBe(
    '主要客户的信用政策未发生变化，详见附注12。',
  )
})

test('a sentence without an end in reach is cut at words, and shows it', () => {
  const text = `${'many words '.repeat(40)}TBD ${'more words '.repeat(40)}`
  const quoted = quote(text, 'TBD')
  expect(quoted).toMatch(/^…(?:many|words) .* TBD .*(?:more|words)…$/)
})
