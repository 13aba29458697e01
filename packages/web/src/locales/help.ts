import { defineCatalogue } from './catalogue.ts'

export const helpCatalogue = defineCatalogue({
  'zh-CN': () => import('./help.zh-CN.ts'),
  en: () => import('./help.en.ts'),
  ko: () => import('./help.ko.ts'),
  ja: () => import('./help.ja.ts'),
})
