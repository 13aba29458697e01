import { defineCatalogue } from './catalogue.ts'

export const reviewCatalogue = defineCatalogue({
  'zh-CN': () => import('./review.zh-CN.ts'),
  en: () => import('./review.en.ts'),
  ko: () => import('./review.ko.ts'),
  ja: () => import('./review.ja.ts'),
})
