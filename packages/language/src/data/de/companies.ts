import type { CompanyWords } from '../shape/company-words.ts'

export const companies: CompanyWords = {
  script: 'Latin',
  before: { words: [] },
  behind: {
    words: ['GmbH', 'AG', 'SE', 'KGaA', 'GmbH & Co. KG'],
    example: ['die Muster Maschinenbau AG', 'Muster Maschinenbau AG'],
  },
  firms: {
    words: ['Wirtschaftsprüfungsgesellschaft'],
    example: ['Muster Prüf Wirtschaftsprüfungsgesellschaft', 'Muster Prüf Wirtschaftsprüfungsgesellschaft'],
  },
  renamed: { words: ['vormals', 'umfirmiert', 'ehemals'], example: ['Muster AG (vormals Beispiel AG)', true] },
}
