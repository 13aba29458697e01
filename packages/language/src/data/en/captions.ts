import type { CaptionWords } from '../shape/caption-words.ts'

export const captions: CaptionWords = {
  labels: { words: ['unit', 'units'], example: ['Unit: RMB million', 6] },
  currencyLabels: ['currency'],
  stated: {
    words: ['in', 'expressed in', 'stated in', 'presented in', 'shown in', 'reported in'],
    example: ['(Expressed in thousands of U.S. dollars)', 3],
  },
  scales: [
    { word: '000s', power: 3, example: ["RMB'000s", 3] },
    { word: '000', power: 3, example: ["RMB'000", 3] },
    { word: 'thousands', power: 3, example: ['(in thousands, except per share data)', 3] },
    { word: 'millions', power: 6, example: ['Millions of yen', 6] },
    { word: 'billions', power: 9, example: ['(in billions of won)', 9] },
  ],
  beside: ['thousand'],
  prefixes: [
    { word: 'k', power: 3, example: ['k€', 3] },
    { word: 'K', power: 3, example: ['KUSD', 3] },
  ],
  of: ['of'],
  currencies: {
    USD: ['US dollars', 'U.S. dollars', 'United States dollars'],
    JPY: ['yen', 'Japanese yen'],
    KRW: ['won', 'Korean won'],
    EUR: ['euro', 'euros'],
    GBP: ['pounds', 'pounds sterling', 'sterling'],
    CNY: ['Renminbi', 'renminbi', 'yuan'],
    HKD: ['Hong Kong dollars'],
    SGD: ['Singapore dollars'],
    CAD: ['Canadian dollars'],
    AUD: ['Australian dollars'],
    CHF: ['Swiss francs'],
    INR: ['rupees', 'Indian rupees'],
    SEK: ['Swedish kronor'],
  },
  shares: ['shares'],
  cutOff: {
    words: [
      'rounded down',
      'are truncated',
      'have been truncated',
      'amounts of less than',
      'figures of less than',
      'amounts less than',
      'figures less than',
    ],
    example: ['Yen amounts are rounded down to millions', true],
  },
  rounded: {
    words: ['rounded to the nearest', 'rounded off'],
    example: ['rounded to the nearest million', true],
  },
  once: {
    words: [
      'unless otherwise stated',
      'unless otherwise noted',
      'unless otherwise indicated',
      'unless stated otherwise',
      'unless noted otherwise',
      'unless indicated otherwise',
      'all amounts',
    ],
    example: ['(All amounts in thousands of US dollars unless otherwise stated)', 3],
  },
}
