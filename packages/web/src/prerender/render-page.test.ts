import { expect, test } from 'vitest'
import { LANGUAGE_CODES } from '../i18n/language.ts'
import { shellCatalogue } from '../locales/shell/catalogue.ts'
import { listPages, renderFrame, renderPage, renderSitemap } from './render-page.tsx'

const readData = (head: string): { '@graph': { '@type': string }[] } =>
  JSON.parse(/<script type="application\/ld\+json">(.*)<\/script>/.exec(head)?.[1] ?? 'null')

test.each(listPages())('$address can be read without scripts, in its language', async ({ page, language, address }) => {
  const { head, body } = await renderPage(page, language)
  expect(body.match(/<h1/g)).toHaveLength(1)
  expect(body).not.toMatch(/<script|<template/)
  expect(head.match(/<title>/g)).toHaveLength(1)
  expect(head).toContain(`<link rel="canonical" href="https://origin.invalid${address}">`)
  expect(head.match(/hreflang=/g)).toHaveLength(5)
  const types = readData(head)['@graph'].map((node) => node['@type'])
  expect(types).toContain('Organization')
  expect(types.includes('BreadcrumbList')).toBe(page !== 'home')
  expect(types.includes('FAQPage')).toBe(page === 'contact' || page === 'services')
  // Links to public pages stay in the language of the address.
  const about = /href="([^"]*\/about)"/.exec(body)?.[1]
  expect(about).toBe(language === 'zh-CN' ? '/about' : `/${language}/about`)
})

test('the frame of the application says that it loads, in each language and without scripts', async () => {
  const { body, style } = await renderFrame()
  expect(body).not.toContain('<script')
  for (const code of LANGUAGE_CODES) {
    expect(body).toContain(`<span lang="${code}">${(await shellCatalogue.load(code)).loading}</span>`)
    expect(style).toContain(`[lang=${code}] #frame [lang=${code}]{display:inline}`)
  }
})

test('the sitemap names every page in every language', () => {
  const sitemap = renderSitemap()
  expect(sitemap.match(/<loc>/g)).toHaveLength(60)
  expect(sitemap).toContain('<loc>https://origin.invalid/ko/services</loc>')
})
