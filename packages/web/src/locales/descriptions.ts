import { defineCatalogue } from './catalogue.ts'

/** What search engines and previews show of a page. Only pages rendered in advance need it; no browser loads it. */
export const descriptionsCatalogue = defineCatalogue({
  'zh-CN': () => import('./descriptions.zh-CN.ts'),
  en: () => import('./descriptions.en.ts'),
  ko: () => import('./descriptions.ko.ts'),
  ja: () => import('./descriptions.ja.ts'),
})
