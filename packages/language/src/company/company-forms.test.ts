import { expect, test } from 'vitest'
import { LANGUAGE_DATA } from '../data/languages.ts'
import { companyForms, speaksOfRenaming } from './company-forms.ts'

test.each(LANGUAGE_DATA)('$tag: a name begins or ends with its legal form', ({ companies }) => {
  const forms = companyForms(companies.script)
  const shapes = { before: `^(?:${forms.before})`, behind: `(?:${forms.behind})\\.?$`, firms: `(?:${forms.firms})$` }
  for (const [key, shape] of Object.entries(shapes)) {
    const { example } = companies[key as keyof typeof shapes]
    if (example) expect([example[1], new RegExp(shape, 'u').test(example[1])]).toEqual([example[1], true])
  }
  expect(speaksOfRenaming(companies.renamed.example![0])).toBe(true)
})

test('a text that only names a company speaks of no other name', () => {
  expect(speaksOfRenaming('本公司与宁德时代新能源科技股份有限公司签订协议')).toBe(false)
})
