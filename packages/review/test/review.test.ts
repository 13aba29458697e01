import { describe as suite, expect, it } from 'vitest'
import { review } from '../src/index.ts'
import { typeDocument } from '../src/testing/type-document.ts'

function findings(text: string, language: 'zh' | 'en' | 'ja' | 'ko' = 'en') {
  return review(typeDocument(text, language)).findings.map(({ ruleId, actual, expected }) => ({
    ruleId,
    actual,
    expected,
  }))
}

const KOREAN = `
# 연결재무상태표

(단위: 백만원)

| 과목 | 주석 | 제 55 (당) 기말 | 제 54 (전) 기말 |
| 자산 | | | |
| Ⅰ. 유동자산 | | 195,936,557 | 218,470,581 |
| > 현금및현금성자산 | 4,28 | 69,080,893 | 49,680,710 |
| > 단기금융상품 | 4,28 | 22,690,924 | 65,102,886 |
| > 매출채권 | 7,28 | 36,647,393 | 35,721,563 |
| > 재고자산 | 8 | 67,517,347 | 67,965,422 |
| Ⅱ. 비유동자산 | | 259,969,423 | 229,953,926 |
| > 유형자산 | 10 | 187,256,262 | 168,045,388 |
| > 무형자산 | 11 | 72,713,161 | 61,908,538 |
| 자산총계 | | 455,905,980 | 448,424,507 |
| 부채 | | | |
| 유동부채 | | 75,719,452 | 78,344,852 |
| 비유동부채 | | 16,508,663 | 15,330,051 |
| 부채총계 | | 92,228,115 | 93,674,903 |
| 자본 | | | |
| 지배기업 소유주지분 | | 353,233,775 | 345,186,142 |
| 비지배지분 | | 10,444,090 | 9,563,462 |
| 자본총계 | | 363,677,865 | 354,749,604 |
| 부채와자본총계 | | 455,905,980 | 448,424,507 |
`

const JAPANESE = `
# 連結貸借対照表

（単位：百万円）

| | 前連結会計年度（2023年3月31日） | 当連結会計年度（2024年3月31日） |
| 資産の部 | | |
| 流動資産 | | |
| 現金及び預金 | 12,345 | 13,210 |
| 受取手形及び売掛金 | 8,760 | 9,105 |
| 商品及び製品 | 4,320 | 4,415 |
| 貸倒引当金 | △120 | △135 |
| 流動資産合計 | 25,305 | 26,595 |
| 固定資産 | | |
| 建物及び構築物（純額） | 10,200 | 10,050 |
| 土地 | 6,000 | 6,000 |
| 有形固定資産合計 | 16,200 | 16,050 |
| 無形固定資産 | 1,150 | 1,240 |
| 固定資産合計 | 17,350 | 17,290 |
| 資産合計 | 42,655 | 43,885 |
| 負債の部 | | |
| 流動負債 | | |
| 支払手形及び買掛金 | 5,430 | 5,610 |
| 短期借入金 | 3,000 | 2,500 |
| 流動負債合計 | 8,430 | 8,110 |
| 固定負債 | | |
| 長期借入金 | 9,000 | 8,500 |
| 固定負債合計 | 9,000 | 8,500 |
| 負債合計 | 17,430 | 16,610 |
| 純資産の部 | | |
| 資本金 | 5,000 | 5,000 |
| 利益剰余金 | 20,225 | 22,275 |
| 純資産合計 | 25,225 | 27,275 |
| 負債純資産合計 | 42,655 | 43,885 |
`

suite('statements of four languages', () => {
  it('accepts a Korean statement of financial position, totals above their parts', () => {
    const outcome = review(typeDocument(KOREAN, 'ko'))
    expect(outcome.findings).toEqual([])
    expect(outcome.figureCounts.verified / outcome.figureCounts.total).toBeGreaterThan(0.8)
  })

  it('finds a wrong digit in a Korean total', () => {
    expect(findings(KOREAN.replace('| 92,228,115 |', '| 92,288,115 |'), 'ko')).toContainEqual({
      ruleId: 'calculation/total-mismatch',
      actual: '92,288,115',
      expected: '92,228,115',
    })
  })

  it('finds a wrong part below a Korean subtotal', () => {
    expect(findings(KOREAN.replace('22,690,924', '22,960,924'), 'ko')).toContainEqual({
      ruleId: 'calculation/total-mismatch',
      actual: '22,960,924',
      expected: '22,690,924',
    })
  })

  it('accepts a Japanese balance sheet with △ for negative', () => {
    expect(review(typeDocument(JAPANESE, 'ja')).findings).toEqual([])
  })

  it('finds a lost △', () => {
    expect(findings(JAPANESE.replace('△135', '135'), 'ja')).toContainEqual({
      ruleId: 'calculation/total-mismatch',
      actual: '135',
      expected: '-135',
    })
  })

  it('finds that a Japanese balance sheet does not balance though every sum foots', () => {
    const text = JAPANESE.replace('| 22,275 |', '| 22,875 |')
      .replace('| 25,225 | 27,275 |', '| 25,225 | 27,875 |')
      .replace('| 42,655 | 43,885 |\n`', '')
      .replace('負債純資産合計 | 42,655 | 43,885', '負債純資産合計 | 42,655 | 44,485')
    expect(findings(text, 'ja').map(({ ruleId }) => ruleId)).toEqual(['consistency/balance-sheet-unbalanced'])
  })

  it('checks growth in Korean and Japanese sentences', () => {
    expect(findings('당기 매출액은 1,200억원에서 1,350억원으로 12.5% 증가하였습니다.', 'ko')).toEqual([])
    expect(findings('당기 매출액은 1,200억원에서 1,350억원으로 15.2% 증가하였습니다.', 'ko')).toEqual([
      { ruleId: 'calculation/growth-mismatch', actual: '15.2%', expected: '12.5%' },
    ])
    expect(findings('売上高は1,200百万円から1,350百万円へ12.5%増加しました。', 'ja')).toEqual([])
    expect(
      findings('売上高は1,200百万円から1,350百万円へ12.5%減少しました。', 'ja').map(({ ruleId }) => ruleId),
    ).toEqual(['consistency/direction-contradicts-figures'])
  })
})

const EQUITY = `
(in thousands)

| Item | 2024 | 2023 |
| Product revenue | 12,400 | 11,050 |
| Service revenue | 3,310 | 2,940 |
| Total revenue | 15,710 | 13,990 |
| Cost of revenue | 9,120 | 8,480 |
| Gross profit | 6,590 | 5,510 |
`

suite('one finding for one cause', () => {
  it('blames the part that mends both sums', () => {
    const text = EQUITY.replace('12,400', '12,490')
    expect(findings(text)).toEqual([{ ruleId: 'calculation/total-mismatch', actual: '12,490', expected: '12,400' }])
  })

  it('blames a subtotal once, not every sum it enters', () => {
    expect(findings(EQUITY.replace('15,710', '15,170'))).toEqual([
      { ruleId: 'calculation/total-mismatch', actual: '15,170', expected: '15,710' },
    ])
  })

  it('sees that two columns of a row were exchanged', () => {
    expect(findings(EQUITY.replace('| 3,310 | 2,940 |', '| 2,940 | 3,310 |'))).toEqual([
      { ruleId: 'consistency/exchanged-figures', actual: '2,940', expected: '3,310' },
    ])
  })

  it('never reports what rounding explains', () => {
    expect(
      findings(
        '(in millions)\n\n| Item | 2024 | 2023 |\n| A | 10.3 | 9.2 |\n| B | 20.4 | 19.1 |\n| C | 30.4 | 28.4 |\n| Total | 61.2 | 56.6 |',
      ),
    ).toEqual([])
  })

  it('gives the same review, byte for byte', () => {
    expect(JSON.stringify(review(typeDocument(EQUITY)))).toBe(JSON.stringify(review(typeDocument(EQUITY))))
  })
})

const CUSTOMERS = `
表6 2024年客户集中度

| 客户 | 占收入比例(%) |
| 客户甲 | 14.5 |
| 客户乙 | 11.9 |
| 客户丙 | 9.9 |
| 客户丁 | 14.1 |
| 客户戊 | 9.5 |
| 其他 | 40.1 |
| 合计 | 100.0 |

前五大客户合计占收入的59.9%（见表6）。
`

suite('sentences that sum up a table', () => {
  it('adds up the largest shares', () => {
    expect(findings(CUSTOMERS, 'zh')).toEqual([])
    expect(findings(CUSTOMERS.replace('59.9%', '69.9%'), 'zh')).toEqual([
      { ruleId: 'calculation/share-mismatch', actual: '69.9%', expected: '59.9%' },
    ])
  })

  it('recomputes multiples and bridges', () => {
    const table =
      '表5 调整后EBITDA（单位：人民币万元）\n\n| 项目 | 2024年 | 2023年 |\n| 账面EBITDA | 3,608 | 3,391 |\n| 重组费用 | 97 | 88 |\n| 调整后EBITDA合计 | 3,705 | 3,479 |\n\n'
    const text = '按调整后EBITDA的7.5倍计算，企业价值为27,788万元；扣除净负债865万元后，股权价值为26,923万元。'
    expect(findings(table + text, 'zh')).toEqual([])
    expect(findings(table + text.replace('26,923', '26,293'), 'zh')).toMatchObject([
      { actual: '26,293万元', expected: '26,923' },
    ])
    expect(findings(table + text.replace('7.5倍', '8.5倍'), 'zh').map(({ ruleId }) => ruleId)).toEqual([
      'calculation/growth-mismatch',
    ])
  })
})

suite('what a firm may set for itself', () => {
  const wrong = typeDocument(EQUITY.replace('15,710', '15,170'))
  const first = review(wrong).findings[0]!

  it('switches rules off and changes their severity', () => {
    expect(review(wrong, { tuning: { rules: { 'calculation/total-mismatch': 'off' } } }).findings).toEqual([])
    expect(
      review(wrong, { tuning: { rules: { 'calculation/total-mismatch': 'suggestion' } } }).findings[0],
    ).toMatchObject({ severity: 'suggestion' })
  })

  it('suppresses a finding that was explained', () => {
    expect(
      review(wrong, { tuning: { suppressions: [{ fingerprint: first.fingerprint, reason: 'restated' }] } }).findings,
    ).toEqual([])
  })

  it('grades by materiality and ignores differences within a tolerance', () => {
    expect(review(wrong, { tuning: { materiality: 0.05 } }).findings[0]).toMatchObject({ severity: 'warning' })
    expect(review(wrong, { tuning: { materiality: 0.01 } }).findings[0]).toMatchObject({ severity: 'serious' })
    expect(review(wrong, { tuning: { toleranceUlps: 600 } }).findings).toEqual([])
  })

  it('keeps a fingerprint when text is added elsewhere', () => {
    const longer = typeDocument('A new first paragraph.\n\n' + EQUITY.replace('15,710', '15,170'))
    expect(review(longer).findings[0]!.fingerprint).toBe(first.fingerprint)
  })
})

suite('scores', () => {
  it('takes points for what was found, most for the first', () => {
    const clean = review(typeDocument(EQUITY)).scores
    const { scores, deductions } = review(typeDocument(EQUITY.replace('15,710', '15,170')))
    expect(scores.trust).toBeLessThan(clean.trust!)
    expect(deductions).toContainEqual({
      score: 'trust',
      ruleId: 'calculation/total-mismatch',
      count: 1,
      points: expect.any(Number),
    })
  })
})
