import { defineCatalogue } from './catalogue.ts'

export const aboutCatalogue = defineCatalogue({
  'zh-CN': () => import('./about.zh-CN.ts'),
  en: () => import('./about.en.ts'),
  ko: () => import('./about.ko.ts'),
  ja: () => import('./about.ja.ts'),
})
