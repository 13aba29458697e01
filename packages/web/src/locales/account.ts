import { defineCatalogue } from './catalogue.ts'

export const accountCatalogue = defineCatalogue({
  'zh-CN': () => import('./account.zh-CN.ts'),
  en: () => import('./account.en.ts'),
  ko: () => import('./account.ko.ts'),
  ja: () => import('./account.ja.ts'),
})
