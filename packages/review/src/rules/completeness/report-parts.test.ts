import type { Document, DocumentType } from '@tickmark/document'
import { expect, test } from 'vitest'
import { describe } from '../../describe/describe.ts'
import { review } from '../../review.ts'
import { typeDocument } from '../../testing/type-document.ts'
import type { Tuning } from '../../profiles/tuning.ts'

function found(
  text: string,
  language: Document['language'],
  tuning: Partial<Tuning> = {},
  type: DocumentType = 'financial_report',
) {
  return review(typeDocument(text, language), { type, tuning }).findings
}

const ids = (...given: Parameters<typeof found>) =>
  found(...given).map(({ ruleId, messageId }) => `${ruleId}/${messageId}`)

const KOREAN = `# I. 회사의 개요

# II. 사업의 내용

# III. 재무에 관한 사항

# 연결재무상태표

(단위: 백만원)

| 과목 | 2025년 12월 31일 | 2024년 12월 31일 |
| 현금및현금성자산 | 68,450 | 52,310 |
| 매출채권 | 92,760 | 81,430 |
| 재고자산 | 74,380 | 69,250 |
| 유동자산합계 | 235,590 | 202,990 |
| 유형자산 | 12,340 | 13,905 |
| 자산총계 | 247,930 | 216,895 |
| 부채총계 | 70,390 | 67,200 |
| 자본총계 | 177,540 | 149,695 |

# 연결손익계산서

(단위: 백만원)

| 과목 | 2025년 | 2024년 |
| 매출액 | 486,320 | 432,150 |
| 매출원가 | 318,540 | 287,960 |
| 매출총이익 | 167,780 | 144,190 |
| 판매비와관리비 | 109,595 | 96,765 |
| 영업이익 | 58,185 | 47,425 |
| 법인세비용차감전순이익 | 58,185 | 47,425 |
| 법인세비용 | 8,390 | 6,640 |
| 당기순이익 | 49,795 | 40,785 |

# 주석

고객에게 통제가 이전될 때 수익을 인식합니다. 매출채권의 손실충당금은 기대신용손실로 측정합니다. 특수관계자와의 거래는 다음과 같습니다. 우발부채는 없습니다. 법인세는 이연법인세를 포함합니다. {inventories}

# IV. 이사의 경영진단 및 분석의견

# V. 회계감사인의 감사의견 등

# VI. 이사회 등 회사의 기관에 관한 사항

# VII. 주주에 관한 사항

# VIII. 임원 및 직원 등에 관한 사항

당사의 대표이사는 이 보고서에 중요한 기재사항의 기재누락이 없음을 확인합니다.`

test('a Korean annual report whose inventories have no note', () => {
  const measured = '재고자산은 총평균법에 따른 원가와 순실현가능가치 중 낮은 금액으로 측정합니다.'
  expect(ids(KOREAN.replace('{inventories}', measured), 'ko')).not.toContain('completeness/missing-disclosure/missing')
  const [missing] = found(KOREAN.replace('{inventories}', ''), 'ko').filter(
    ({ ruleId }) => ruleId === 'completeness/missing-disclosure',
  )
  expect(missing!.evidence[0]).toMatchObject({ label: '재고자산', value: '74,380' })
  expect(describe(missing!, 'ko').message).toContain('재고자산의 평가')
})

test('an excerpt is not blamed for what stands elsewhere', () => {
  const excerpt = KOREAN.slice(KOREAN.indexOf('# 연결재무상태표'), KOREAN.indexOf('# IV.')).replace('{inventories}', '')
  expect(ids(excerpt, 'ko').filter((id) => id.startsWith('completeness/'))).not.toContain(
    'completeness/missing-disclosure/missing',
  )
})

const OPINION = `# 独立監査人の監査報告書

澄川精密製造株式会社 取締役会 御中

当監査法人は、金融商品取引法第193条の2第1項の規定に基づく監査証明を行うため、澄川精密製造株式会社の2025年4月1日から2026年3月31日までの連結会計年度の連結財務諸表、すなわち、連結貸借対照表、連結損益計算書、連結包括利益計算書、連結株主資本等変動計算書、連結キャッシュ・フロー計算書、連結財務諸表作成のための基本となる重要な事項、その他の注記及び連結附属明細表について監査を行った。当監査法人は、上記の連結財務諸表が、我が国において一般に公正妥当と認められる企業会計の基準に準拠して、澄川精密製造株式会社及び連結子会社の2026年3月31日現在の財政状態並びに同日をもって終了する連結会計年度の経営成績及びキャッシュ・フローの状況を、全ての重要な点において適正に表示しているものと認める。

当監査法人は、我が国において一般に公正妥当と認められる監査の基準に準拠して監査を行った。監査の基準における当監査法人の責任は、連結財務諸表の監査における監査人の責任に記載されている。当監査法人は、我が国における職業倫理に関する規定に従って、会社及び連結子会社から独立しており、また、監査人としてのその他の倫理上の責任を果たしている。当監査法人は、意見表明の基礎となる十分かつ適切な監査証拠を入手したと判断している。経営者の責任は、我が国において一般に公正妥当と認められる企業会計の基準に準拠して連結財務諸表を作成し適正に表示することにある。これには、不正又は誤謬による重要な虚偽表示のない連結財務諸表を作成し適正に表示するために経営者が必要と判断した内部統制を整備及び運用することが含まれる。連結財務諸表を作成するに当たり、経営者は、継続企業の前提に基づき連結財務諸表を作成することが適切であるかどうかを評価し、継続企業に関する事項を開示する必要がある場合には当該事項を開示する責任がある。監査役及び監査役会の責任は、財務報告プロセスの整備及び運用における取締役の職務の執行を監視することにある。

明徳監査法人

{date}

# 連結貸借対照表

（単位：百万円）

| 科目 | 2026年3月31日 | 2025年3月31日 |
| 現金及び預金 | 18,450 | 15,310 |
| 売掛金 | 22,760 | 21,430 |
| 棚卸資産 | 14,380 | 13,250 |
| 流動資産合計 | 55,590 | 49,990 |
| 固定資産合計 | 42,340 | 43,905 |
| 資産合計 | 97,930 | 93,895 |
| 負債合計 | 40,390 | 41,200 |
| 純資産合計 | 57,540 | 52,695 |`

test('a Japanese audit report dated before its year end', () => {
  expect(ids(OPINION.replace('{date}', '2026年6月22日'), 'ja')).not.toContain('completeness/auditor-report/early')
  const [early] = found(OPINION.replace('{date}', '2025年6月22日'), 'ja')
  expect(early).toMatchObject({ messageId: 'early', actual: '2025-06-22' })
})

test("last year's audit report bound in by mistake", () => {
  const stale = OPINION.replace('{date}', '2026年6月22日')
    .replace('2026年3月31日までの', '2025年3月31日までの')
    .replace('2026年3月31日現在', '2025年3月31日現在')
  expect(ids(stale, 'ja')).toContain('completeness/auditor-report/other-period')
})

test('an audit report without opinion or signature', () => {
  const text = OPINION.replace('{date}', '2026年6月22日')
  expect(ids(text.replace(/当監査法人は、上記の[^。]*。/, '').replaceAll('適正に表示', '作成'), 'ja')).toContain(
    'completeness/auditor-report/no-opinion',
  )
})

const SUPPLEMENT = `# Independent auditor's report on the supplementary information

The Stockholders and Board of Directors, Harwood Trading, Inc.

We have audited, in accordance with auditing standards, the financial statements of Harwood Trading, Inc. as of and for the year ended December 31, 2024 and have issued our report thereon dated April 4, 2025 which contained an unqualified opinion on those statements. Our audit was conducted for the purpose of forming an opinion on the basic financial statements taken as a whole. The supplementary information for the year ended December 31, 2024 is presented for purposes of filing with the tax authority and is not a required part of the basic financial statements. Such information is the responsibility of the management of Harwood Trading, Inc. and was derived from and relates directly to the accounting records that were used in preparing the statements. The information has been subjected to the auditing procedures applied in our audit. In our opinion, the information is fairly stated, in all material respects, in relation to the basic financial statements taken as a whole.

Marlow & Pine LLP

April 4, 2025
`

test('an opinion on supplementary information has its own words', () => {
  const noOpinion = 'completeness/auditor-report/no-opinion'
  expect(ids(SUPPLEMENT, 'en')).not.toContain(noOpinion)
  expect(ids(SUPPLEMENT.replace(/In our opinion[^.]*\./, ''), 'en')).toContain(noOpinion)
})

test('an audit report whose signature may be the picture on its last page', () => {
  const unsigned = OPINION.replace('{date}', '').replace('明徳監査法人', '').replaceAll('監査法人', '監査人')
  const printed = typeDocument(unsigned, 'ja')
  const onPage = printed.blocks.map((block, at) => ({ ...block, page: at < 8 ? 1 : 2 }))
  const told = (blocks: typeof printed.blocks) =>
    review({ ...printed, format: 'pdf', blocks }, { type: 'financial_report' }).findings.map(
      ({ messageId }) => messageId,
    )
  expect(told(onPage)).toContain('unsigned')
  const signature = { type: 'picture' as const, id: 'signature', layer: 'body' as const, page: 1, text: '' }
  expect(told([signature, ...onPage])).not.toContain('unsigned')
})

test("a firm's own checklist, found by its own patterns and graded by itself", () => {
  const profile = {
    id: 'house-rules',
    documents: ['due_diligence' as const],
    requirements: [
      {
        id: 'insurance',
        kind: 'section' as const,
        names: { en: 'Insurance', 'zh-CN': '保险' },
        find: ['insurance', '保险'],
        within: 'heading' as const,
        severity: 'warning' as const,
      },
    ],
  }
  const report = (title: string) =>
    `# 1. Scope\n\nInsurance cover was not reviewed in detail.\n\n# ${title}\n\nThe policies run to 2027.`
  expect(ids(report('2. Insurance'), 'en', { profiles: [profile] }, 'due_diligence')).not.toContain(
    'completeness/checklist/unmet',
  )
  const [unmet] = found(report('2. Tax'), 'en', { profiles: [profile] }, 'due_diligence').filter(
    ({ ruleId }) => ruleId === 'completeness/checklist',
  )
  expect(unmet).toMatchObject({ severity: 'warning', expected: 'Insurance' })
  expect(describe(unmet!, 'zh-CN').message).toContain('保险')
  // A language that the firm did not write falls back to English.
  expect(describe(unmet!, 'ja').message).toContain('Insurance')
})

const STATEMENT: Readonly<Record<string, string>> = {
  Konzernbilanz: 'Vorräte | 914 | 885',
  'Konzern-Gewinn- und Verlustrechnung': 'Umsatzerlöse | 8.120 | 7.655',
  Konzernkapitalflussrechnung: 'Laufende Tätigkeit | 512 | 498',
  Konzerneigenkapitalspiegel: 'Stand am Jahresende | 1.402 | 1.371',
}

/** A German group's statements; those left out are only spoken of. */
function german(leftOut: readonly string[]): string {
  const tables = Object.entries(STATEMENT).flatMap(([title, row]) => {
    const rows = [1, 2, 3, 4, 5, 6].map((at) => `| ${row.replace(' |', ` ${at} |`)} |`)
    return leftOut.includes(title) ? [] : [`# ${title}\n\n| Mio. € | 2024 | 2023 |\n${rows.join('\n')}`]
  })
  const opinion =
    'Wir haben den Konzernabschluss geprüft, bestehend aus Konzernbilanz, Konzern-Gewinn- und Verlustrechnung, Konzernkapitalflussrechnung und Konzerneigenkapitalspiegel.'
  return [opinion, ...tables].join('\n\n')
}

test('a statement of which the text only speaks is missing where the others stand', () => {
  const missing = (leftOut: readonly string[]) =>
    found(german(leftOut), 'und').flatMap(({ ruleId, expected }) =>
      ruleId === 'completeness/missing-statement' ? [expected] : [],
    )
  expect(missing([])).toEqual([])
  expect(missing(['Konzernkapitalflussrechnung'])).toEqual(['Konzernkapitalflussrechnung'])
  expect(missing(['Konzernbilanz'])).toEqual(['Konzernbilanz'])
  expect(missing(['Konzernbilanz', 'Konzernkapitalflussrechnung'])).toEqual([])
})

test('announced results show the statements that they choose; a report with notes owes them all', () => {
  const results = `# Balance sheet

| | 2024 | 2023 |
| Total assets | 310 | 290 |
| Total liabilities | 110 | 100 |
| Total equity | 200 | 190 |
| Total liabilities and equity | 310 | 290 |

# Income statement

| | 2024 | 2023 |
| Operating profit | 41 | 39 |
| Profit before tax | 40 | 36 |
| Net income | 30 | 27 |`
  const notes = ['Accounting policies', 'Revenue', 'Tax'].map((title, at) => `# Note ${at + 1} ${title}`).join('\n\n')
  const missing = (text: string) => ids(text, 'en').filter((id) => id.startsWith('completeness/missing-statement'))
  expect(missing(results)).toEqual([])
  expect(missing(`${results}\n\n${notes}`)).toHaveLength(2)
})

const YEAR_REPORT = `Geschäftsbericht 2024\n\n${german([]).split('\n\n').slice(1).join('\n\n')}\n\n# Konzernanhang`

test('a report of a year in which nobody speaks of an auditor lacks the report of one', () => {
  const missing = (text: string) =>
    found(text, 'und').flatMap(({ ruleId, expected }) => (ruleId === 'completeness/auditor-report' ? [expected] : []))
  expect(missing(YEAR_REPORT)).toEqual(['Bestätigungsvermerk'])
  expect(missing(`${YEAR_REPORT}\n\nDen Bericht des Abschlussprüfers finden Sie auf unserer Website.`)).toEqual([])
  expect(missing(YEAR_REPORT.replaceAll('# Konzernbilanz', '# Konzernbilanz (ungeprüft)'))).toEqual([])
  expect(missing(YEAR_REPORT.replace('Geschäftsbericht', 'Zahlen'))).toEqual([])
})
