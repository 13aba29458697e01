import type { Document } from '@tickmark/document'
import { describe, expect, test } from 'vitest'
import { review } from '../../review.ts'
import { typeDocument } from '../../testing/type-document.ts'

const TABLES = {
  en: `# Consolidated income statement

In millions of dollars

| | 2024 | 2023 |
| Turnover | 1,234 | 1,100 |
| Cost of sales | 700 | 640 |
| Gross profit | 534 | 460 |

# Segments

In millions of dollars

| | 2024 | 2023 |
| Segment revenue | | |
| Consumer | 411 | 468 |
| Industrial | 823 | 632 |
| Turnover | 1,234 | 1,100 |

# Review

`,
  zh: `# 合并利润表

单位：百万元

| 项目 | 2024年度 | 2023年度 |
| 一、营业收入 | 1,234 | 1,100 |
| 减：营业成本 | 700 | 640 |
| 毛利 | 534 | 460 |

# 分部信息

单位：百万元

| | 2024年度 | 2023年度 |
| 分部收入 | | |
| 调味品 | 411 | 468 |
| 乳制品 | 823 | 632 |
| 营业收入 | 1,234 | 1,100 |

# 经营情况

`,
  ja: `# 連結損益計算書

（単位：百万円）

| | 前連結会計年度 (2023年12月31日) | 当連結会計年度 (2024年12月31日) |
| 売上高 | 1,100 | 1,234 |
| 売上原価 | 640 | 700 |
| 売上総利益 | 460 | 534 |

# セグメント情報

（単位：百万円）

| | 前連結会計年度 (2023年12月31日) | 当連結会計年度 (2024年12月31日) |
| セグメント売上高 | | |
| 飼料 | 468 | 411 |
| 食品 | 632 | 823 |
| 合計 | 1,100 | 1,234 |

# 経営成績

`,
}

function read(language: Document['language'] & keyof typeof TABLES, sentence: string) {
  const document = typeDocument(TABLES[language] + sentence, language)
  const { figures, findings } = review(document, { type: 'financial_report' })
  const told = figures.filter(({ location }) => location.start !== undefined)
  return {
    states: told.map(({ text, state }) => `${text} ${state}`),
    found: findings.map(({ actual, expected }) => `${actual} ${expected ?? ''}`.trim()),
  }
}

describe('a part’s line is held against the part', () => {
  test.each([
    ['en', 'Consumer turnover declined by 12.2% in 2024.', '12.2%'],
    ['en', 'In 2024 turnover of the group rose; Industrial turnover increased by 30.2%.', '30.2%'],
    ['zh', '2024年度，调味品营业收入同比下降12.2%。', '12.2%'],
    ['ja', '飼料の売上高は前期比12.2％の減少となりました。', '12.2％'],
    ['ja', '食品事業の売上高は前期比30.2％の増加となりました。', '30.2％'],
  ] as const)('%s: %s', (language, sentence, figure) => {
    expect(read(language, sentence)).toEqual({ states: [`${figure} verified`], found: [] })
  })
})

describe('a part that did not change so is told, above all where it is given the growth of the whole', () => {
  test.each([
    ['en', 'Consumer turnover declined by 13.2% in 2024.', '13.2% 12.2%'],
    ['en', 'Consumer turnover declined by 12.2% in 2024. Industrial turnover rose by 20.3% in 2024.', '20.3% 30.2%'],
    ['zh', '2024年度，乳制品营业收入同比增长12.2%。', '12.2% 30.2%'],
    ['zh', '2024年度，调味品营业收入同比下降122%。', '122% 12%'],
  ] as const)('%s: %s', (language, sentence, found) => {
    expect(read(language, sentence).found).toEqual([found])
  })
})

describe('a change of an earlier year is held against that year', () => {
  test.each([
    ['zh', '营业成本由600百万元变动至640百万元，增加6.7%。'],
    ['zh', '营业成本由新台币600百万元变动至新台币640百万元，增加6.7%。'],
    ['en', 'Cost of sales went from $600 million to $640 million, an increase of 6.7%.'],
  ] as const)('%s: %s', (language, sentence) => {
    expect(read(language, sentence).found).toEqual([])
  })

  test.each([
    ['zh', '营业成本由600百万元变动至640百万元，增加7.6%。', '7.6% 6.7%'],
    ['zh', '营业成本由640百万元变动至700百万元，增加94%。', '94% 9%'],
    ['en', 'Cost of sales went from $600 million to $640 million, an increase of 67%.', '67% 7%'],
  ] as const)('unless the change is wrong: %s: %s', (language, sentence, found) => {
    expect(read(language, sentence).found).toEqual([found])
  })
})

describe('the word for the direction of a part’s change', () => {
  const ruleIds = (language: 'en' | 'zh' | 'ja', sentence: string): string[] =>
    review(typeDocument(TABLES[language] + sentence, language), { type: 'financial_report' }).findings.map(
      ({ ruleId }) => ruleId,
    )

  test.each([
    ['en', 'Consumer turnover grew 12.2%, driven by orders from large customers.'],
    ['zh', '调味品营业收入同比增长12.2%。'],
    ['ja', '飼料の売上高は前期比12.2％の増加となりました。'],
  ] as const)('%s: %s', (language, sentence) => {
    expect(ruleIds(language, sentence)).toEqual(['consistency/direction-contradicts-figures'])
  })

  test('is left alone where it is right', () => {
    expect(ruleIds('en', 'Consumer turnover fell 12.2%, driven by orders from large customers.')).toEqual([])
  })
})

describe('a part’s name on a line of its own heads what follows', () => {
  const SEGMENTS = `${TABLES.en.replace('# Review', '')}
# Segment results

In millions of dollars

| | 2024 | 2023 |
| Revenue | | |
| Consumer | 411 | 468 |
| Industrial | 823 | 632 |
| Operating income | | |
| Consumer | 54 | 68 |
| Industrial | 123 | 92 |

# Review
`
  const said = (text: string): string[] =>
    review(typeDocument(`${SEGMENTS}\n${text}\n`, 'en'), { type: 'financial_report' }).findings.map(
      ({ actual, expected }) => `${actual} ${expected ?? ''}`.trim(),
    )

  test('and its lines are those of the part', () => {
    expect(
      said('Consumer\n\nRevenue decreased $57 million or 12.2%.\n\nOperating income decreased $14 million or 20.6%.'),
    ).toEqual([])
  })

  test('of which a wrong one is told', () => {
    expect(
      said(
        'Consumer\n\nRevenue decreased $57 million or 12.2%.\n\nIndustrial\n\nRevenue increased $191 million or 20.3%.',
      ),
    ).toEqual(['20.3% 30.2%'])
  })
})
