import type { ConnectiveWords } from '../shape/connective-words.ts'

export const connectives: ConnectiveWords = {
  respectively: { words: ['respectively'], example: ['were $12 and $10, respectively', true] },
  and: { words: ['and', 'as well as'], example: [', and', true] },
  ofWhich: { words: ['of which', 'thereof'], example: ['of which: interest expense', true] },
  less: { words: ['less', 'minus'], example: ['Less: income tax', true] },
  plus: { words: ['add', 'plus'], example: ['Add: depreciation', true] },
  over: { words: ['to', 'as a percentage of', 'as a % of', 'over', 'divided by'], example: ['to', true] },
  otherBasis: {
    words: [
      'constant exchange rates',
      'constant exchange rate',
      'constant currency',
      'constant currencies',
      'constant rates',
      'organic',
      'organically',
      'like-for-like',
      'excluding',
      'exclusive of',
      'comparable basis',
      'pro forma',
    ],
    example: ['up 10.6% at constant exchange rates', true],
  },
  adjusted: {
    words: [
      'adjusted',
      'adjusting',
      'adjustment',
      'adjustments',
      'underlying',
      'core',
      'non-gaap',
      'exclude',
      'excludes',
      'excluded',
      'excl.',
    ],
    example: ['Adjusted EBITDA', true],
  },
  adjustedHead: { words: ['constant', 'currency', 'operational', 'comparable'], example: ['Operational growth', true] },
  expected: {
    words: ['expect', 'expects', 'expected', 'expectation', 'expectations', 'guidance', 'outlook', 'estimated annual'],
    example: ['we expect an effective tax rate of 21%', true],
  },
}
