import { expect, test } from 'vitest'
import { splitSentences } from './split-sentences.ts'

const sentences = (text: string) => splitSentences(text).map(({ start, end }) => text.slice(start, end))

test('the point behind an ordinal or a day ends no sentence', () => {
  const text = 'Zum 31. Dezember 2024 betrug es 12,5 Mio. € im 1. Halbjahr. Im Vorjahr waren es 11.'
  expect(sentences(text)).toEqual([
    'Zum 31. Dezember 2024 betrug es 12,5 Mio. € im 1. Halbjahr.',
    'Im Vorjahr waren es 11.',
  ])
  expect(sentences('We opened 12. The others closed.')).toEqual(['We opened 12.', 'The others closed.'])
})
