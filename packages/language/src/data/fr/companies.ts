import type { CompanyWords } from '../shape/company-words.ts'

export const companies: CompanyWords = {
  script: 'Latin',
  before: { words: [] },
  behind: { words: ['S.A', 'SA', 'SAS', 'S.A.S', 'SARL', 'S.à r.l'], example: ['la société Exemple SA', 'Exemple SA'] },
  firms: { words: [] },
  renamed: { words: ['anciennement', 'précédemment dénommée'], example: ['Exemple SA (anciennement Modèle SA)', true] },
}
