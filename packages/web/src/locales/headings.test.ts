import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { cjkCharacters, collectHeadings } from './headings.ts'

const folder = new URL('./', import.meta.url)
const characters = JSON.parse(
  readFileSync(new URL('../styles/fonts/heading-characters.json', folder), 'utf8'),
) as Record<string, string>

test('headings are found, entries of lists are not', () => {
  const texts = {
    title: ['每一个数字，', '都有出处。'],
    text: 'no',
    sections: [{ id: 'a', title: '路线图', items: [{ title: 'no', text: 'no' }] }],
    plans: { items: [{ id: 'b', name: '基础版', price: 'no' }] },
  }
  expect(collectHeadings(texts)).toEqual(['每一个数字，', '都有出处。', '路线图', '基础版'])
})

/** The areas of the public site. Other areas may use characters that the fonts lack: the reader's own font then shows them. */
const SITE = [
  'home',
  'shell',
  'introduce',
  'services',
  'about',
  'audiences',
  'accuracy',
  'security',
  'changelog',
  'contact',
  'help',
  'legal',
  'forms',
]

test.each(Object.entries(characters))(
  'the heading fonts hold every character of the headings in %s',
  async (language, held) => {
    for (const area of SITE) {
      const { texts } = (await import(new URL(`${area}/${language}.ts`, folder).href)) as { texts: unknown }
      const missing = cjkCharacters(collectHeadings(texts)).filter((character) => !held.includes(character))
      expect(missing, `${area}: run scripts/make-heading-fonts.ts`).toEqual([])
    }
  },
)
