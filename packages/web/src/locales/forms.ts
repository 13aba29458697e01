import { defineCatalogue } from './catalogue.ts'

export const formsCatalogue = defineCatalogue({
  'zh-CN': () => import('./forms.zh-CN.ts'),
  en: () => import('./forms.en.ts'),
  ko: () => import('./forms.ko.ts'),
  ja: () => import('./forms.ja.ts'),
})
