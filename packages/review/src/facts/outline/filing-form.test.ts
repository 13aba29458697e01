import { expect, test } from 'vitest'
import { typeDocument } from '../../testing/type-document.ts'
import { filingForm } from './filing-form.ts'

const filing = (cover: string) =>
  typeDocument(
    `${cover}\n\n${Array.from({ length: 15 }, (_, at) => `# Item ${at + 1}. Section ${at + 1}\n\nWhat it says.`).join('\n\n')}`,
  )

test.each([
  ['FORM 10-K', '10-K'],
  ['FORM 10-Q', '10-Q'],
  // Without a name the items tell: only an annual report has fifteen.
  ['Annual report', '10-K'],
  // A foreign company's report has items of the same numbers and other contents.
  ['FORM 20-F', undefined],
  ['FORM 40-F', undefined],
  ['FORM S-1', undefined],
])('a filing under the cover %s is held to the items of %s', (cover, form) => {
  expect(filingForm(filing(cover))).toBe(form)
})
