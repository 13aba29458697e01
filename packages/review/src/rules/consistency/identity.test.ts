import { expect, test } from 'vitest'
import { isMisspelling } from '../../facts/outline/legal-names.ts'
import { review, reviewDocuments } from '../../review.ts'
import { typeDocument } from '../../testing/type-document.ts'

const found = (text: string, language: 'en' | 'zh' | 'ja' | 'ko') =>
  review(typeDocument(text, language), { type: 'financial_report' }).findings.filter(({ ruleId }) =>
    ['consistency/identity-differs', 'traceability/wrong-target', 'completeness/unexplained-change'].includes(ruleId),
  )

test.each([
  ['澄川精密智造股份有限公司', '澄川精密制造股份有限公司', true],
  ['Clearbrok Precision Manufacturing Ltd', 'Clearbrook Precision Manufacturing Ltd', true],
  ['Clearbrook Precison Manufacturing Ltd', 'Clearbrook Precision Manufacturing Ltd', true],
  ['Harbor Funding II LLC', 'Harbor Funding I LLC', false],
  ['南方精密制造有限公司', '东方精密制造有限公司', false],
  ['Clearbrook Holdings Ltd', 'Clearbrook Precision Manufacturing Ltd', false],
  ['華岳食品株式会社', '華嶽食品株式会社', true],
])('%s for %s is a slip: %s', (name, right, expected) => {
  expect(isMisspelling(name, right)).toBe(expected)
})

test('a former name is no slip', () => {
  const name = '澄川精密制造股份有限公司'
  const text = [
    ...Array.from({ length: 5 }, (_, at) => `${name}第${at + 1}届董事会已召开。`),
    '公司前身为澄川精密智造股份有限公司。',
  ]
  expect(found(text.join('\n\n'), 'zh')).toEqual([])
})

const BALANCE = (title: string, unit = '(단위: 백만원)') => `# ${title}

${unit}

| 과목 | 2025년 12월 31일 | 2024년 12월 31일 |
| 현금및현금성자산 | 68,450 | 52,310 |
| 매출채권 | 92,760 | 81,430 |
| 재고자산 | 74,380 | 69,250 |
| 유동자산합계 | 235,590 | 202,990 |
| 유형자산 | 12,340 | 13,905 |
| 자산총계 | 247,930 | 216,895 |
| 부채총계 | 70,390 | 67,200 |
| 자본총계 | 177,540 | 149,695 |`

test('a statement whose title was left from the year before', () => {
  expect(found(BALANCE('연결재무상태표 2025년 12월 31일 현재'), 'ko')).toEqual([])
  expect(found(BALANCE('연결재무상태표 2023년 12월 31일 현재'), 'ko')).toMatchObject([{ messageId: 'date' }])
})

test.each([
  [
    'ko',
    '# 주석 1 회계정책\n\n# 주석 2 재고자산\n\n# 주석 3 리스\n\n# 주석 4 법인세\n\n평가손실은 주석 3 (재고자산)에 기재되어 있습니다.',
    '2',
  ],
  [
    'ja',
    '# 注記1 会計方針\n\n# 注記2 棚卸資産\n\n# 注記3 リース\n\n# 注記4 法人税\n\n評価損については注記3「棚卸資産」に記載している。',
    '2',
  ],
] as const)('a reference that names another subject than its note (%s)', (language, text, expected) => {
  expect(found(text, language)).toMatchObject([{ messageId: 'wrong', expected }])
  expect(found(text.replace(/(주석 |注記)3 ?([(「])/, '$12 $2'), language)).toEqual([])
})

test('a statement line that points to the note of another line', () => {
  const notes = ['会计政策', '货币资金', '应收账款', '存货'].map((title, at) => `# 附注${at + 1} ${title}`).join('\n\n')
  const text = `# 合并资产负债表

单位：万元

| 项目 | 附注 | 2025年12月31日 | 2024年12月31日 |
| 货币资金 | 2 | 68,450 | 52,310 |
| 应收账款 | 3 | 92,760 | 81,430 |
| 存货 | {note} | 74,380 | 69,250 |
| 流动资产合计 | | 235,590 | 202,990 |
| 固定资产 | | 12,340 | 13,905 |
| 资产总计 | | 247,930 | 216,895 |
| 负债合计 | | 70,390 | 67,200 |
| 所有者权益合计 | | 177,540 | 149,695 |

${notes}`
  expect(found(text.replace('{note}', '4'), 'zh')).toEqual([])
  expect(found(text.replace('{note}', '3'), 'zh')).toMatchObject([{ messageId: 'wrong', actual: '3', expected: '4' }])
})

test("last year's report agrees with this year's comparatives, or the line is named", () => {
  const thisYear = BALANCE('연결재무상태표')
  const lastYear = BALANCE('연결재무상태표')
    .replace('2025년 12월 31일 | 2024년 12월 31일', '2024년 12월 31일 | 2023년 12월 31일')
    .replaceAll(/\| [\d,]+ \| ([\d,]+) \|/g, '| $1 | 1,000 |')
  const differing = (current: string) =>
    reviewDocuments([typeDocument(current, 'ko'), { ...typeDocument(lastYear, 'ko'), name: '2024.pdf' }], {
      type: 'financial_report',
    }).map(({ findings }) => findings.filter(({ ruleId }) => ruleId === 'consistency/comparative-differs'))
  expect(differing(thisYear)).toEqual([[], []])
  const [current, earlier] = differing(thisYear.replace('81,430', '84,130'))
  expect(current).toMatchObject([{ actual: '84,130', expected: '81,430' }])
  expect(current![0]!.evidence[1]!.location).toMatchObject({ file: '2024.pdf', rowIndex: 2 })
  expect(earlier).toEqual([])
  expect(
    differing(thisYear.replace('81,430', '84,130').replace('2024년 12월 31일', '2024년 12월 31일 (재작성)')),
  ).toEqual([[], []])
})

const HEADED = (name: string) => `${name}\n\n# Balance sheet\n\n| | 2024 | 2023 |\n| Total assets | 310 | 290 |`

const others = (text: string) =>
  review(typeDocument(text, 'en'), { type: 'financial_report' }).findings.flatMap(({ ruleId, actual }) =>
    ruleId === 'consistency/other-entity' ? [actual] : [],
  )

test('a company of which nothing else is said stands where the own name belongs', () => {
  const own = 'Optics of the North plc'
  const report = (audited: string) =>
    [own, `We have audited the financial statements of ${audited} for 2024.`, HEADED(own), HEADED(own)].join('\n\n')
  expect(others(report(own))).toEqual([])
  expect(others(report('Garrow & Finch Limited'))).toEqual(['Garrow & Finch Limited'])
  expect(others(`${report('Garrow & Finch Limited')}\n\nOur associate is Garrow & Finch Limited.`)).toEqual([])
  expect(others(report('Optics Holdings plc'))).toEqual([])
})

test('page numbers and titles around a name make no other company of it', () => {
  const own = 'Mercer Vale Management PLC'
  const report = [own, HEADED(`Annual Report 2022 ${own}`), HEADED(`98 ${own}`), HEADED(own)].join('\n\n')
  expect(others(report)).toEqual([])
})
