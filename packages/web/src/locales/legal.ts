import { defineCatalogue } from './catalogue.ts'

export const legalCatalogue = defineCatalogue({
  'zh-CN': () => import('./legal.zh-CN.ts'),
  en: () => import('./legal.en.ts'),
  ko: () => import('./legal.ko.ts'),
  ja: () => import('./legal.ja.ts'),
})
