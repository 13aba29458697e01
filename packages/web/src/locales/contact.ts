import { defineCatalogue } from './catalogue.ts'

export const contactCatalogue = defineCatalogue({
  'zh-CN': () => import('./contact.zh-CN.ts'),
  en: () => import('./contact.en.ts'),
  ko: () => import('./contact.ko.ts'),
  ja: () => import('./contact.ja.ts'),
})
