import { expect, it } from 'vitest'
import { detectLanguage } from './detect-language.ts'

it.each([
  ['zh', '公司主要从事精密仪器的研发、生产与销售，EBITDA 同比增长 12%。'],
  ['ja', '当社グループの売上高は前期比12%増となり、営業利益は過去最高を更新しました。'],
  ['ko', '당사의 매출액은 전년 대비 12% 증가하였으며 영업이익은 사상 최대를 기록하였습니다.'],
  ['en', 'Revenue rose by 12% on the year before, and the group paid its first dividend.'],
  ['und', '1,234 5,678'],
])('tells %s', (language, text) => {
  expect(detectLanguage(text)).toBe(language)
})
