import { defineCatalogue } from './catalogue.ts'

export const shellCatalogue = defineCatalogue({
  'zh-CN': () => import('./shell.zh-CN.ts'),
  en: () => import('./shell.en.ts'),
  ko: () => import('./shell.ko.ts'),
  ja: () => import('./shell.ja.ts'),
})
