import { expect, test } from 'vitest'
import { review } from '../src/index.ts'
import { typeDocument } from '../src/testing/type-document.ts'

function figures(text: string, language: 'ko' | 'ja') {
  return review(typeDocument(text, language)).figures.map(({ text: printed, state }) => `${printed} ${state}`)
}

test('a sentence that goes on from one change to the next states both', () => {
  expect(
    figures(
      `
# 3.1 영업의 성과

2025년 매출액은 486,320백만원으로 전년 432,150백만원 대비 12.5% 증가하였고, 당기순이익은 47,560백만원으로 전년 37,610백만원 대비 28.5% 증가하였습니다.
`,
      'ko',
    ),
  ).toEqual([
    '486,320백만원 verified',
    '432,150백만원 verified',
    '12.5% verified',
    '47,560백만원 unverified',
    '37,610백만원 unverified',
    '28.5% contradicted',
  ])
  expect(
    figures(
      `
# 経営成績

売上高は前期の432,150百万円から486,320百万円に12.5%増加し、純利益は前期の37,610百万円から47,560百万円に26.5%増加しました。
`,
      'ja',
    ).filter((figure) => !figure.endsWith(' verified')),
  ).toEqual([])
})
