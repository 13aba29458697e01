import { defineCatalogue } from './catalogue.ts'

export const introduceCatalogue = defineCatalogue({
  'zh-CN': () => import('./introduce.zh-CN.ts'),
  en: () => import('./introduce.en.ts'),
  ko: () => import('./introduce.ko.ts'),
  ja: () => import('./introduce.ja.ts'),
})
