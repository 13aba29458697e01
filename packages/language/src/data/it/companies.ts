import type { CompanyWords } from '../shape/company-words.ts'

export const companies: CompanyWords = {
  script: 'Latin',
  before: { words: [] },
  behind: { words: ['S.p.A', 'SpA', 'S.r.l', 'Srl'], example: ['la società Esempio S.p.A.', 'Esempio S.p.A.'] },
  firms: { words: [] },
  renamed: {
    words: ['già denominata', 'precedentemente denominata'],
    example: ['Esempio S.p.A. (già denominata Modello S.p.A.)', true],
  },
}
