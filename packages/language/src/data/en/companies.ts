import type { CompanyWords } from '../shape/company-words.ts'

export const companies: CompanyWords = {
  script: 'Latin',
  before: { words: [] },
  behind: {
    words: [
      'Inc',
      'Incorporated',
      'Corp',
      'Corporation',
      'Ltd',
      'Limited',
      'PLC',
      'plc',
      'LLC',
      'LLP',
      'L.P',
      'Pty Ltd',
      'Pte Ltd',
      'DAC',
      'N.V',
      'B.V',
      'Berhad',
      'Bhd',
    ],
    example: ['a subsidiary of Acme Holdings, Inc.', 'Acme Holdings, Inc.'],
  },
  firms: { words: [] },
  renamed: {
    words: ['formerly', 'renamed', 'previously known', 'f/k/a', 'changed its name'],
    example: ['Acme Inc. (formerly Beta Corp.)', true],
  },
}
