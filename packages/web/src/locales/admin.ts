import { defineCatalogue } from './catalogue.ts'

export const adminCatalogue = defineCatalogue({
  'zh-CN': () => import('./admin.zh-CN.ts'),
  en: () => import('./admin.en.ts'),
  ko: () => import('./admin.ko.ts'),
  ja: () => import('./admin.ja.ts'),
})
