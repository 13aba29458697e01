import { defineCatalogue } from './catalogue.ts'

export const demoCatalogue = defineCatalogue({
  'zh-CN': () => import('./demo.zh-CN.ts'),
  en: () => import('./demo.en.ts'),
  ko: () => import('./demo.ko.ts'),
  ja: () => import('./demo.ja.ts'),
})
