import type { Language } from '@tickmark/document'
import { text } from 'node:stream/consumers'
import { prerenderToNodeStream } from 'react-dom/static'
import { StaticRouter } from 'react-router'
import { Website } from '../website.tsx'
import { assumeLanguage } from '../i18n/language.ts'
import { addressIn, PUBLIC_PAGES, type PublicPage } from '../i18n/page-address.ts'
import { renderHead } from './render-head.ts'

export { renderFrame } from './render-frame.tsx'
export { listPages, renderSitemap } from './sitemap.ts'

export interface RenderedPage {
  /** The content of the head: title, description, other languages, structured data. */
  head: string
  body: string
}

/** A public page as a visitor sees it before any script has run. */
export async function renderPage(page: PublicPage, language: Language): Promise<RenderedPage> {
  assumeLanguage(language)
  const address = addressIn(language, PUBLIC_PAGES[page])
  const { prelude } = await prerenderToNodeStream(
    <Website router={({ children }) => <StaticRouter location={address}>{children}</StaticRouter>} />,
    // React would send large parts after the page and move them by inline scripts, which our policy forbids.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  const html = await text(prelude)
  // React writes the elements of the head (the title) before the first boundary.
  const start = html.indexOf('<!--$-->')
  if (start < 0 || /<script/.test(html)) throw new Error(`${address} was not rendered completely`)
  return { head: html.slice(0, start) + (await renderHead(page, language)), body: html.slice(start) }
}
