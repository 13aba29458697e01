import { BRAND, type Language } from '@tickmark/document'
import { addressIn, PUBLIC_PAGES, type PublicPage } from '../i18n/page-address.ts'
import { descriptionsCatalogue } from '../locales/descriptions/catalogue.ts'
import { shellCatalogue } from '../locales/shell/catalogue.ts'
import { listAlternates, ORIGIN } from './sitemap.ts'
import { describeStructure } from './structured-data.ts'

/** The elements of a public page's head for search engines, previews and readers' tools. */
export async function renderHead(page: PublicPage, language: Language): Promise<string> {
  const [shell, descriptions] = await Promise.all([shellCatalogue.load(language), descriptionsCatalogue.load(language)])
  const title = `${shell.titles[page]} · ${shell.brand}`
  const description = descriptions[page]
  const address = ORIGIN + addressIn(language, PUBLIC_PAGES[page])
  const image = `${ORIGIN}/social/${language}.png`
  const named = { description, 'twitter:card': 'summary_large_image' }
  const properties = {
    'og:type': 'website',
    'og:site_name': BRAND.name[language],
    'og:title': title,
    'og:description': description,
    'og:url': address,
    'og:locale': language.replace('-', '_'),
    'og:image': image,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': shell.tagline,
  }
  const data = JSON.stringify(await describeStructure({ page, language, title, description, address, image }))
  return [
    ...Object.entries(named).map(([name, content]) => `<meta name="${name}" content="${escape(content)}">`),
    ...Object.entries(properties).map(([name, content]) => `<meta property="${name}" content="${escape(content)}">`),
    `<link rel="canonical" href="${address}">`,
    ...listAlternates(page).map(({ hreflang, href }) => `<link rel="alternate" hreflang="${hreflang}" href="${href}">`),
    // A "<" in a text could end the element.
    `<script type="application/ld+json">${data.replaceAll('<', '\\u003c')}</script>`,
  ].join('\n    ')
}

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
