import { defineCatalogue } from './catalogue.ts'

export const servicesCatalogue = defineCatalogue({
  'zh-CN': () => import('./services.zh-CN.ts'),
  en: () => import('./services.en.ts'),
  ko: () => import('./services.ko.ts'),
  ja: () => import('./services.ja.ts'),
})
