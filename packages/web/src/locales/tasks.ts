import { defineCatalogue } from './catalogue.ts'

export const tasksCatalogue = defineCatalogue({
  'zh-CN': () => import('./tasks.zh-CN.ts'),
  en: () => import('./tasks.en.ts'),
  ko: () => import('./tasks.ko.ts'),
  ja: () => import('./tasks.ja.ts'),
})
