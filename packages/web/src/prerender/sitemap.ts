import { LANGUAGES, type Language } from '@tickmark/document'
import { addressIn, PUBLIC_PAGES, type PublicPage } from '../i18n/page-address.ts'

/** A placeholder for the address of the service: the server replaces it when it sends the page. */
export const ORIGIN = 'https://origin.invalid'

export function listPages(): { page: PublicPage; language: Language; address: string }[] {
  return (Object.keys(PUBLIC_PAGES) as PublicPage[]).flatMap((page) =>
    LANGUAGES.map((language) => ({ page, language, address: addressIn(language, PUBLIC_PAGES[page]) })),
  )
}

/** The addresses of a page in each language, for `rel="alternate"`; other languages get English. */
export function listAlternates(page: PublicPage): { hreflang: string; href: string }[] {
  const href = (language: Language): string => ORIGIN + addressIn(language, PUBLIC_PAGES[page])
  return [
    ...LANGUAGES.map((language) => ({ hreflang: language, href: href(language) })),
    { hreflang: 'x-default', href: href('en') },
  ]
}

export function renderSitemap(): string {
  const entries = listPages().map(({ page, address }) => {
    const links = listAlternates(page).map(
      ({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`,
    )
    return `<url><loc>${ORIGIN}${address}</loc>${links.join('')}</url>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`
}
