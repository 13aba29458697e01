import { defineCatalogue } from '../../i18n/define-catalogue.ts'

export const audiencesCatalogue = defineCatalogue({
  'zh-CN': () => import('./zh-CN.ts'),
  en: () => import('./en.ts'),
  ko: () => import('./ko.ts'),
  ja: () => import('./ja.ts'),
})
