import type { CompanyWords } from '../shape/company-words.ts'

export const companies: CompanyWords = {
  script: 'Latin',
  before: { words: [] },
  behind: { words: ['S.A', 'S.L', 'S.A.U', 'S.A. de C.V'], example: ['la sociedad Ejemplo, S.A.', 'Ejemplo, S.A.'] },
  firms: { words: [] },
  renamed: {
    words: ['anteriormente denominada', 'antes denominada'],
    example: ['Ejemplo, S.A. (anteriormente denominada Modelo, S.A.)', true],
  },
}
