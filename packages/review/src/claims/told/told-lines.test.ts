import type { Document } from '@tickmark/document'
import { describe, expect, test } from 'vitest'
import { review } from '../../review.ts'
import { typeDocument } from '../../testing/type-document.ts'

const TABLES = {
  en: `# Consolidated income statement

In millions of dollars

| | 2024 | 2023 |
| Revenue | 1,234 | 1,100 |
| Cost of sales | 700 | 640 |
| Gross profit | 534 | 460 |
| Selling expenses | 213 | 231 |
| Operating profit | 321 | 229 |

# Review

`,
  zh: `# 合并利润表

单位：百万元

| 项目 | 2024年度 | 2023年度 |
| 营业收入 | 1,234 | 1,100 |
| 营业成本 | 700 | 640 |
| 毛利 | 534 | 460 |
| 销售费用 | 213 | 231 |
| 营业利润 | 321 | 229 |

# 经营情况

`,
  ja: `# 連結損益計算書

（単位：百万円）

| | 前連結会計年度 (2023年12月31日) | 当連結会計年度 (2024年12月31日) |
| 売上高 | 1,100 | 1,234 |
| 売上原価 | 640 | 700 |
| 売上総利益 | 460 | 534 |
| 販売費 | 231 | 213 |
| 営業利益 | 229 | 321 |

# 経営成績

`,
  ko: `# 연결손익계산서

(단위: 백만원)

| 과목 | 제 55 (당) 기 2024년 | 제 54 (전) 기 2023년 |
| 매출액 | 1,234 | 1,100 |
| 매출원가 | 700 | 640 |
| 매출총이익 | 534 | 460 |
| 판매비 | 213 | 231 |
| 영업이익 | 321 | 229 |

# 경영실적

`,
}

function read(language: Document['language'] & keyof typeof TABLES, sentence: string) {
  const { figures, findings } = review(typeDocument(TABLES[language] + sentence, language), {
    type: 'financial_report',
  })
  const told = figures.filter(({ location }) => location.start !== undefined)
  return {
    states: told.map(({ text, state }) => `${text} ${state}`),
    found: findings.map(({ actual, expected }) => `${actual} ${expected ?? ''}`.trim()),
  }
}

describe('what agrees with the tables is verified', () => {
  test.each([
    ['en', 'Selling expenses fell by $18 million, or 7.8%, to $213 million in 2024 from $231 million in 2023.', 4],
    ['en', 'Gross margin was 43.3% in 2024 (2023: 41.8%).', 2],
    ['zh', '2024年，公司实现营业收入1,234百万元，同比增长12.2%，营业利润321百万元，同比增长40.2%。', 4],
    ['zh', '2024年度销售费用为213百万元，较2023年度减少18百万元，降幅为7.8%。', 3],
    ['ja', '2024年12月期の販売費は、前期に比べ18百万円（7.8％）減少し、213百万円となりました。', 3],
    ['ja', '2024年12月期の営業利益は321百万円（前期比40.2％増、2023年12月期は229百万円）となりました。', 3],
    ['ko', '2024년 판매비는 전년 대비 18백만원(7.8%) 감소한 213백만원입니다.', 3],
  ] as const)('%s: %s', (language, sentence, count) => {
    const { states, found } = read(language, sentence)
    expect({ verified: states.filter((state) => state.endsWith(' verified')).length, found }).toEqual({
      verified: count,
      found: [],
    })
  })
})

describe('what does not is found, however far off', () => {
  test.each([
    ['en', 'Selling expenses fell by 7.8% to $639 million in 2024 from $231 million in 2023.', '$639 million 213'],
    ['en', 'Operating profit rose by $92 million, or 402%, to $321 million in 2024.', '402% 40%'],
    ['en', 'Operating profit of $3,210 million in 2024 is 2.1 times adjusted EBITDA.', '$3,210 million 321'],
    ['zh', '2024年，公司实现营业收入1,234百万元，同比增长12.2%，营业利润321百万元，同比增长4.2%。', '4.2% 40.2%'],
    ['ja', '2024年12月期の販売費は、前期に比べ81百万円（7.8％）減少し、213百万円となりました。', '81百万円 18'],
    ['ko', '2024년 영업이익은 전년 대비 40.2% 증가한 3,210백만원입니다.', '3,210백만원 321'],
  ] as const)('%s: %s', (language, sentence, found) => {
    expect(read(language, sentence).found).toContain(found)
  })
})

/** A table of operations with each line's share of revenue beside its amounts, and a gross profit by its American name. */
const SHARES = `# Consolidated statements of operations

In thousands of dollars

| | 2024 | 2024 % of revenue | 2023 | 2023 % of revenue |
| Revenue | 444,246 | 100 % | 405,607 | 100 % |
| Cost of revenue | 177,698 | 40 % | 166,299 | 41 % |
| Gross margin | 266,548 | 60 % | 239,308 | 59 % |
| Research expenses | 57,752 | 13 % | 52,729 | 13 % |
| Operating income | 208,796 | 47 % | 186,579 | 46 % |
| Net income | 160,773 | 36 % | 143,666 | 35 % |

# Review

`

test.each([
  ['Research expenses increased by $5.0 million, or 10%, in 2024 as compared to 2023.', 'increased', 'decreased'],
  ['Research expenses increased by $5.0 million, or 10%, in 2024 as compared to 2023.', '10%', '14%'],
  ['Research expenses increased by $5.0 million in 2024 as compared to 2023.', '$5.0 million', '$9.0 million'],
  ['Gross margin increased by $27.2 million in 2024.', '$27.2 million', '$72.2 million'],
  ['Gross margin increased by $27.2 million, or 11%, in 2024.', 'increased', 'decreased'],
] as const)('what a line changed by is told beside its shares of revenue: %s (%s → %s)', (sentence, right, wrong) => {
  const found = (text: string) =>
    review(typeDocument(SHARES + text, 'en'), { type: 'financial_report' }).findings.map(({ actual }) => actual)
  expect(found(sentence)).toEqual([])
  expect(found(sentence.replace(right, wrong))).toEqual([wrong])
})

/** A table in a finer unit than the sentences round to. */
const FINE = `# Consolidated statement of financial position

EUR thousand

| | 31.12.2024 | 31.12.2023 |
| Trade receivables | 16,948 | 14,112 |
| Inventories | 23,507 | 21,340 |

# Income

EUR thousand

| | 1.1.-31.12.2024 | 1.1.-31.12.2023 |
| Revenue from operations | 154,216 | 149,873 |
| Other operating income | 4,871 | 3,692 |

# Review

`

test.each([
  ['Trade receivables of the group came to EUR ⟦⟧ million at the year end.', '16.9', ['12.9', '19.6', '96.9']],
  [
    'Despite a weak market revenue from operations reached EUR ⟦⟧ million in 2024.',
    '154.2',
    ['134.2', '145.2', '954.2'],
  ],
  ['Inventories were higher at EUR ⟦⟧ million in most of 2024.', '23.51', ['25.51', '93.51']],
] as const)('a figure one digit away from its line is told however it is rounded: %s', (sentence, right, slips) => {
  const found = (figure: string) =>
    review(typeDocument(FINE + sentence.replace('⟦⟧', figure), 'en'), { type: 'financial_report' }).findings.map(
      ({ actual }) => actual,
    )
  expect(found(right)).toEqual([])
  expect(slips.map(found)).toEqual(slips.map((slip) => [`EUR ${slip} million`]))
})

test.each([
  ['en', 'Selling expenses rose by 7.8% to $213 million in 2024.', 'rose'],
  ['en', 'Operating profit fell 40.2% in 2024, mainly because of the mix of products sold.', 'fell'],
  ['zh', '2024年度营业利润同比下降40.2%，主要系产品结构变化所致。', '下降'],
  ['zh', '2024年度销售费用为213百万元，同比增长7.8%。', '增长'],
  ['ja', '2024年12月期の販売費は213百万円（前期比7.8％増）となりました。', '増'],
  ['ko', '2024년 판매비는 213백만원으로 전년 대비 7.8% 증가하였습니다.', '증가'],
] as const)('a direction that the tables contradict is found (%s)', (language, sentence, word) => {
  expect(read(language, sentence).found).toContain(word)
})

test.each([
  'An increase in revenue of $134 million was recorded in 2024.',
  'Net selling expenses of $198 million were recharged in 2024.',
  'Revenue in 2024 and 2023 was $1,234 million and $1,100 million, respectively.',
  'Revenue for 2024 rose 12.2% (14.0% at constant currency) to $1,234 million.',
  'Revenue in 2024 included $57 million from businesses acquired.',
  'Operating profit fell 40.2% in the product segment in 2024.',
  'Adjusted operating profit fell 40.2% in 2024, mainly because of the mix of products sold.',
  'EBIT was $321 million or 26.0% of revenue in 2024, compared to $229 million in 2023.',
])('what is said of something else is left alone: %s', (sentence) => {
  expect(read('en', sentence).found).toEqual([])
})

const STATEMENT = `# Consolidated income statement

In millions of dollars

| | 2024 | 2023 |
| Revenue | 1,234 | 1,100 |
| Cost of sales | 700 | 640 |
| Gross profit | 534 | 460 |
| Distribution expenses | 113 | 131 |
| Administrative expenses | 100 | 100 |
| Operating profit | 321 | 229 |
| Finance costs | 12 | 9 |
| Profit before tax | 309 | 220 |
| Income tax expense | 81 | 60 |
| Net profit | 228 | 160 |

# Review

`

test.each([
  ['Distribution expenses rose by 13.7% in 2024.', ['rose']],
  ['Distribution expenses rose 13.7% in 2024, driven by the mix of products sold.', ['rose']],
  ['Distribution expenses fell by 13.7% in 2024.', []],
  ['Distribution expenses of the subsidiary rose by 13.7% in 2024.', []],
  ['Adjusted distribution expenses rose by 13.7% in 2024.', []],
])('a line of a statement is one line, whatever it is called: %s', (sentence, words) => {
  const { findings } = review(typeDocument(STATEMENT + sentence), { type: 'financial_report' })
  expect(findings.filter(({ severity }) => severity !== 'suggestion').map(({ actual }) => actual)).toEqual(words)
})

const SEGMENTS = {
  en: [
    `# Segment results

In millions of dollars

| | 2024 | 2023 |
| Revenue | | |
| Cloud Services | 712 | 540 |
| Home Computing | 522 | 560 |
| Total | 1,234 | 1,100 |
| Operating profit | | |
| Cloud Services | 200 | 92 |
| Home Computing | 121 | 137 |
| Total | 321 | 229 |

`,
    'Home Computing',
  ],
  zh: [
    `# 分部业绩

单位：百万元

| 项目 | 2024年度 | 2023年度 |
| 营业收入 | | |
| 云服务业务 | 712 | 540 |
| 家用电脑业务 | 522 | 560 |
| 合计 | 1,234 | 1,100 |
| 营业利润 | | |
| 云服务业务 | 200 | 92 |
| 家用电脑业务 | 121 | 137 |
| 合计 | 321 | 229 |

`,
    '（二）家用电脑业务',
  ],
} as const

function readSection(language: 'en' | 'zh', sentence: string) {
  const [table, heading] = SEGMENTS[language]
  return read(language, `${table}\n## ${heading}\n\n${sentence}`)
}

describe('a section about a part tells of the part’s own lines', () => {
  test.each([
    [
      'en',
      'Operating profit decreased $16 million or 12%.',
      'Operating profit decreased $46 million or 12%.',
      '$46 million 16',
    ],
    ['en', 'Revenue was $522 million in 2024.', 'Revenue was $5,220 million in 2024.', '$5,220 million 522'],
    ['zh', '2024年营业利润121百万元，同比下降11.7%。', '2024年营业利润121百万元，同比下降17.1%。', '17.1% 11.7%'],
  ] as const)('%s: %s', (language, right, wrong, found) => {
    const { states, found: none } = readSection(language, right)
    expect({ open: states.filter((state) => !state.endsWith(' verified')), none }).toEqual({ open: [], none: [] })
    expect(readSection(language, wrong).found).toContain(found)
  })

  test('of a line that the tables print of the whole alone nothing is claimed', () => {
    expect(readSection('en', 'Gross profit decreased $9 million or 6%.').found).toEqual([])
    expect(read('en', 'Gross profit increased $9 million or 16.1% in 2024.').found).toContain('$9 million 74')
  })
})

const purchases = (told: string) => `# Balance sheet

In thousands of dollars

| | Note | 31 December 2024 | 31 December 2023 |
| Property, plant and equipment (note 6) | 6 | 21,469,760 | 19,154,396 |
| Inventories | 7 | 3,200,000 | 2,100,000 |
| Total | | 24,669,760 | 21,254,396 |

# Statement of cash flows

In thousands of dollars

| | 2024 | 2023 |
| Additions to land, property, plant and equipment (note 6) | (6,654,704) | (5,843,787) |
| Disposals of land, property, plant and equipment (note 6) | 61,526 | 75,371 |
| Cash used in investing activities | (6,593,178) | (5,768,416) |

# Review

In 2024 additions to land, property, plant and equipment were ${told}.
`

test('a line whose name holds commas and a note is told of by its whole name, not by a name within it', () => {
  expect(review(typeDocument(purchases('$6,655 million'))).findings).toEqual([])
  const [wrong, ...rest] = review(typeDocument(purchases('$5,665 million'))).findings
  expect(rest).toEqual([])
  expect(wrong).toMatchObject({ ruleId: 'consistency/prose-differs-from-table', expected: '6,655' })
})
