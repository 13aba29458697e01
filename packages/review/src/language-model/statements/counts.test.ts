import { expect, test } from 'vitest'
import { countsExclude } from './counts.ts'

test.each([
  ['another number of the same', 'The Group runs seven foundries.', 'The Group has nine foundries.', true],
  [
    'more of some than there are in all',
    'The Group runs seven foundries.',
    'Castings are poured at nine foundries.',
    true,
  ],
  ['fewer may be a part', 'The Group runs seven foundries.', 'Three foundries were certified in the year.', false],
  ['some among others', '冷藏车共58辆。', '冷藏车中新能源车31辆。', false],
  ['more of some than there are in all, zh', '公司设有七个铸造车间。', '公司全部铸件由九个铸造车间生产。', true],
  ['another thing', 'The Group runs seven foundries.', 'The Group has nine warehouses.', false],
  ['another number, ja', '冷凍車は58台保有しております。', '当期末の冷凍車の台数は85台です。', true],
  ['a part, ja', '冷凍車は58台保有しております。', '冷凍車のうち電気自動車は31台です。', false],
  [
    'more of some than there are in all, ko',
    '주조공장 일곱 곳을 운영합니다.',
    '주물은 아홉 곳의 주조공장에서 생산됩니다.',
    true,
  ],
  [
    'what something consists of',
    'The Board consists of nine directors.',
    'All eleven directors stood for re-election.',
    true,
  ],
  ['a part of it', 'The Board consists of nine directors.', 'Six directors are independent.', false],
  ['of others besides', 'The Board consists of nine directors.', 'The subsidiaries have thirty directors.', false],
  ['what something consists of, zh', '董事会由九名董事组成。', '十一名董事全部出席了会议。', true],
  ['a part of it, zh', '董事会由九名董事组成。', '六名董事为独立董事。', false],
  ['what something consists of, ko', '이사회는 9명의 이사로 구성됩니다.', '이사 11명 전원이 참석하였습니다.', true],
  ['a part, ko', '주조공장 일곱 곳을 운영합니다.', '당기에 주조공장 세 곳이 인증을 받았습니다.', false],
])('%s: %s / %s', (_, one, other, excludes) => {
  expect(countsExclude(one, other)).toBe(excludes)
  expect(countsExclude(other, one)).toBe(excludes)
})
