import { defineCatalogue } from './catalogue.ts'

export const homeCatalogue = defineCatalogue({
  'zh-CN': () => import('./home.zh-CN.ts'),
  en: () => import('./home.en.ts'),
  ko: () => import('./home.ko.ts'),
  ja: () => import('./home.ja.ts'),
})
