import type { Document, Finding } from '@tickmark/document'
import { describe, expect, test } from 'vitest'
import { review } from '../src/review.ts'
import { typeDocument } from '../src/testing/type-document.ts'

/** A document with a place for one number, right and wrong by more and more, and a sentence or table beside it that is no error. */
interface Sweep {
  name: string
  language: Document['language']
  /** `{x}` is the number. */
  text: string
  right: string
  /** From the least error to the largest, then the lost or added sign. */
  wrong: readonly string[]
  rule: string
  /** The same text about something else: a segment, another period, an adjusted measure. */
  twin: { text: string; x: string }
}

function findingsIn(text: string, language: Document['language']): Finding[] {
  return review(typeDocument(text, language), { type: 'financial_report' }).findings
}

const RANK = { suggestion: 0, warning: 1, serious: 2 }

const STATEMENTS = {
  en: `# Consolidated income statement

In millions of dollars

| | 2024 | 2023 |
| Revenue | 1,234 | 1,100 |
| Cost of sales | 700 | 640 |
| Gross profit | 534 | 460 |
| Administrative expenses | 213 | 201 |
| Operating profit | 321 | 259 |

# Review of the year

`,
  zh: `# 合并利润表

单位：百万元

| 项目 | 2024年 | 2023年 |
| 营业收入 | 1,234 | 1,100 |
| 营业成本 | 700 | 640 |
| 毛利 | 534 | 460 |
| 管理费用 | 213 | 201 |
| 营业利润 | 321 | 259 |

# 经营情况

`,
  ko: `# 연결손익계산서

(단위: 백만원)

| 과목 | 2024년 | 2023년 |
| 매출액 | 1,234 | 1,100 |
| 매출원가 | 700 | 640 |
| 매출총이익 | 534 | 460 |
| 판매비와관리비 | 213 | 201 |
| 영업이익 | 321 | 259 |

# 영업 실적

`,
  ja: `# 連結損益計算書

（単位：百万円）

| 科目 | 2024年 | 2023年 |
| 売上高 | 1,234 | 1,100 |
| 売上原価 | 700 | 640 |
| 売上総利益 | 534 | 460 |
| 販売費及び一般管理費 | 213 | 201 |
| 営業利益 | 321 | 259 |

# 経営成績

`,
}

/** How an amount is reported that another power of ten would put right. */
const MISSCALED = 'consistency/unit-contradiction'

type Written = keyof typeof STATEMENTS

/** Last digit, ×1.03, 1.3, 3, 5, 20, 1,000, sign. */
const AMOUNTS = ['1,235', '1,271', '1,604', '3,702', '6,170', '24,680', '1,234,000', '(1,234)']
const GROWTHS = ['12.6', '15.9', '21', '36.6', '61.0', '244.0', '12,200', '-12.2']
const SHARES = ['43.5', '44.6', '56.3', '63.4', '129.9', '216.5', '866.0', '43,300']

function prose(
  kind: string,
  rule: string,
  [right, wrong]: [string, readonly string[]],
  said: Record<Written, [sentence: string, twin: string]>,
): Sweep[] {
  return (Object.keys(STATEMENTS) as Written[]).map((language) => ({
    name: kind,
    language,
    text: STATEMENTS[language] + said[language][0],
    right,
    wrong,
    rule,
    twin: { text: STATEMENTS[language] + said[language][1], x: wrong[3]! },
  }))
}

const SWEEPS: readonly Sweep[] = [
  ...prose('amount in prose', 'consistency/prose-differs-from-table', ['1,234', AMOUNTS], {
    en: ['Revenue was ${x} million in 2024.', 'Revenue of the Asian segment was ${x} million in 2024.'],
    zh: ['2024年公司实现营业收入{x}百万元。', '2024年华东分部营业收入为{x}百万元。'],
    ko: ['2024년 당사의 매출액은 {x}백만원을 기록하였습니다.', '2024년 4분기 매출액은 {x}백만원입니다.'],
    ja: ['2024年の売上高は{x}百万円となりました。', '2025年の売上高は{x}百万円を見込んでおります。'],
  }),
  ...prose('growth in prose', 'calculation/growth-mismatch', ['12.2', GROWTHS], {
    en: ['Revenue grew {x}% in 2024 over 2023.', 'At constant currency revenue grew {x}% in 2024 over 2023.'],
    zh: ['2024年营业收入为1,234百万元，同比增长{x}%。', '剔除汇率影响，2024年营业收入同比增长{x}%。'],
    ko: [
      '2024년 매출액은 1,234백만원으로 전년 대비 {x}% 증가하였습니다.',
      '2024년 4분기 매출액은 전년 동기 대비 {x}% 증가하였습니다.',
    ],
    ja: [
      '2024年の売上高は1,234百万円（前期比{x}%増）となりました。',
      '為替の影響を除いた2024年の売上高は前期比{x}%増となりました。',
    ],
  }),
  ...prose('share of revenue', 'calculation/ratio-mismatch', ['43.3', SHARES], {
    en: [
      'Gross profit represented {x}% of revenue in 2024.',
      'Gross profit of the services segment represented {x}% of revenue in 2024.',
    ],
    zh: ['2024年毛利占营业收入的{x}%。', '2024年服务分部毛利占营业收入的{x}%。'],
    ko: ['2024년 매출총이익은 매출액의 {x}%입니다.', '2024년 서비스 부문 매출총이익은 매출액의 {x}%입니다.'],
    ja: ['2024年の売上総利益は売上高の{x}%でした。', 'セグメント別では2024年の売上総利益は売上高の{x}%でした。'],
  }),
]

const ROLLS: Record<
  Written,
  [title: string, unit: string, opening: string, more: string, less: string, closing: string]
> = {
  en: [
    'Provisions',
    '(in thousands)',
    'Balance at 1 January 2024',
    'Additions',
    'Utilised',
    'Balance at 31 December 2024',
  ],
  zh: ['预计负债变动', '单位：千元', '期初余额', '本期增加', '本期减少', '期末余额'],
  ko: ['충당부채 변동', '(단위: 천원)', '기초잔액', '증가', '감소', '기말잔액'],
  ja: ['引当金の増減', '（単位：千円）', '期首残高', '増加', '減少', '期末残高'],
}

const TABLE_AMOUNTS = ['1,346', '1,699', '3,921', '6,535', '26,140', '1,307,000', '(1,307)']

const openings: Sweep[] = (Object.keys(ROLLS) as Written[]).map((language) => {
  const [title, unit, opening, more, less, closing] = ROLLS[language]
  const roll = (last: string): string =>
    `# ${title}\n\n${unit}\n\n| | A | B |\n| ${opening} | {x} | 305 |\n| ${more} | 140 | 60 |\n| ${less} | (95) | (45) |\n| ${closing} | ${last} | 320 |`
  return {
    name: 'opening balance',
    language,
    text: roll('1,352'),
    right: '1,307',
    wrong: TABLE_AMOUNTS,
    rule: 'consistency/roll-forward-broken',
    // Another opening balance that leads to a closing one of its own.
    twin: { text: roll('3,966'), x: '3,921' },
  }
})

const CHANGES: Record<
  Written,
  [unit: string, before: string, after: string, change: string, lines: readonly string[]]
> = {
  en: [
    '(in thousands)',
    '2023',
    '2024',
    'Change',
    ['Revenue', 'Cost of sales', 'Administrative expenses', 'Finance costs'],
  ],
  zh: ['单位：千元', '2023年', '2024年', '变动额', ['营业收入', '营业成本', '管理费用', '财务费用']],
  ko: ['(단위: 천원)', '2023년', '2024년', '증감', ['매출액', '매출원가', '판매비와관리비', '금융비용']],
  ja: ['（単位：千円）', '2023年', '2024年', '増減', ['売上高', '売上原価', '販売費及び一般管理費', '支払利息']],
}

const changes: Sweep[] = (Object.keys(CHANGES) as Written[]).map((language) => {
  const [unit, before, after, change, lines] = CHANGES[language]
  const rows = (head: string, others: readonly string[]): string =>
    `${unit}\n\n| | ${after} | ${before} | ${head} |\n| ${lines[0]} | 8,307 | 7,000 | {x} |\n` +
    ['5,100 | 4,700', '1,200 | 1,050', '310 | 290']
      .map((pair, index) => `| ${lines[index + 1]} | ${pair} | ${others[index]} |`)
      .join('\n')
  return {
    name: 'change column',
    language,
    text: rows(change, ['400', '150', '20']),
    right: '1,307',
    wrong: TABLE_AMOUNTS,
    rule: 'calculation/change-mismatch',
    // A third column of amounts that no other makes up.
    twin: { text: rows(before.replace('2023', '2022'), ['4,410', '980', '265']), x: '3,921' },
  }
})

const TOTALS: Record<Written, [title: string, unit: string, lines: readonly string[], twin: string]> = {
  en: [
    'Statement of financial position',
    '(in thousands)',
    ['Cash', 'Receivables', 'Inventories', 'Total current assets'],
    'Goodwill',
  ],
  zh: ['资产负债表', '单位：千元', ['货币资金', '应收账款', '存货', '流动资产合计'], '商誉'],
  ko: ['재무상태표', '(단위: 천원)', ['현금및현금성자산', '매출채권', '재고자산', '유동자산합계'], '영업권'],
  ja: ['貸借対照表', '（単位：千円）', ['現金及び預金', '売掛金', '棚卸資産', '流動資産合計'], 'のれん'],
}

const totals: Sweep[] = (Object.keys(TOTALS) as Written[]).map((language) => {
  const [title, unit, lines, twin] = TOTALS[language]
  const table = (last: string): string =>
    `# ${title}\n\n${unit}\n\n| | 2024 | 2023 |\n| ${lines[0]} | 412 | 380 |\n| ${lines[1]} | 655 | 610 |\n| ${lines[2]} | 240 | 255 |\n| ${last} | {x} | 1,245 |`
  return {
    name: 'total',
    language,
    text: table(lines[3]!),
    right: '1,307',
    wrong: TABLE_AMOUNTS,
    rule: 'calculation/total-mismatch',
    twin: { text: table(twin).replace('1,245', '900'), x: '3,921' },
  }
})

describe.each([...SWEEPS, ...totals, ...openings, ...changes])('$name ($language)', (sweep) => {
  const inText = (text: string, x: string): Finding[] => findingsIn(text.replace('{x}', x), sweep.language)

  test('the right one is verified', () => {
    const { findings, figures } = review(typeDocument(sweep.text.replace('{x}', sweep.right), sweep.language), {
      type: 'financial_report',
    })
    expect(findings).toEqual([])
    expect(figures.find(({ text }) => text.includes(sweep.right))?.state).toBe('verified')
  })

  test('every wrong one is found, and a larger error is never less serious', () => {
    const found = sweep.wrong.map((x) =>
      inText(sweep.text, x).filter(({ ruleId }) => [sweep.rule, MISSCALED].includes(ruleId)),
    )
    expect(found.map(({ length }) => length)).toEqual(sweep.wrong.map(() => 1))
    const ranks = found.map(([finding]) => RANK[finding!.severity])
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))
    expect(ranks).not.toContain(RANK.suggestion)
  })

  test('what speaks of something else is left alone', () => {
    expect(inText(sweep.twin.text, sweep.twin.x).filter(({ ruleId }) => ruleId === sweep.rule)).toEqual([])
  })
})

test('a year that is another figure’s is not held against this one', () => {
  expect(findingsIn(`${STATEMENTS.en}Revenue grew 21% over 2023.`, 'en')).toEqual([])
})

test.each([
  'Revenue totalled $1,567 million (2023: $1,100 million).',
  'Revenue was $1,567 million, compared to $1,100 million in 2023.',
])('beside the year before, rightly told, an amount is of the reported year: %s', (sentence) => {
  expect(findingsIn(STATEMENTS.en + sentence, 'en')).toMatchObject([{ expected: '1,234', actual: '$1,567 million' }])
})
