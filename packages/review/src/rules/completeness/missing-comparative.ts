import { findExisting, firstOf } from '@tickmark/document'
import { columnAt } from '../../facts/grids/read-grid.ts'
import { periodEnds, primaryStatements } from '../../facts/outline/primary-statements.ts'
import type { PrimaryStatement } from '../../facts/outline/primary-statements.ts'
import { STATEMENTS } from '../../facts/outline/required-sections.ts'
import { defineRule } from '../../rule/rule.ts'
import { headingEvidence } from '../../rule/from-profile.ts'
import { locationOf } from '../../rule/place-of.ts'

/** A primary statement with one period only, in a report whose other statements show the one before as well. */
export const missingComparative = defineRule({
  meta: {
    id: 'completeness/missing-comparative',
    catalogue: ['COMP-005'],
    category: 'completeness',
    severity: 'warning',
    basis: 'stated',
    documents: ['financial_report'],
    status: 'stable',
  },
  messages: {
    missing: {
      title: {
        'zh-CN': '缺少比较期间数据',
        en: 'The comparative period is missing',
        ko: '비교기간 수치가 누락되었습니다',
        ja: '比較期間の数値が欠落しています',
      },
      message: {
        'zh-CN': '{name_zh}仅列示一个期间（{period}），而其他报表均列示比较数据。',
        en: 'The {name_en} shows one period only ({period}); the other statements show comparatives.',
        ko: '{name_ko}에는 한 기간({period})만 표시되어 있으나, 다른 재무제표에는 비교기간이 있습니다.',
        ja: '{name_ja}には1期間（{period}）しか示されていませんが、他の財務諸表には比較情報があります。',
      },
      explanation: {
        'zh-CN': '当期财务报表至少应列报所有项目上一可比会计期间的比较数据（CAS 30 第八条、IAS 1.38）。',
        en: 'Comparative information is presented for the preceding period for all amounts in the statements (IAS 1.38).',
        ko: '재무제표의 모든 금액에 대하여 전기 비교정보를 표시해야 합니다(K-IFRS 제1001호 문단 38).',
        ja: '財務諸表のすべての金額について前期の比較情報を表示する必要があります（IAS第1号38項）。',
      },
    },
  },
  *check({ facts }) {
    const statements = primaryStatements(facts)
    for (const own of statements) {
      const others = statements.filter(({ kind, grid }) => kind !== own.kind && grid.scope === own.grid.scope)
      if (others.length < 2 || !others.every(({ grid }) => periodEnds(grid).length >= 2) || !hasOnePeriod(own)) continue
      // The same statement once more, with its comparatives, is the one that counts.
      if (statements.some((other) => other !== own && other.kind === own.kind && other.grid.scope === own.grid.scope))
        continue
      const names = findExisting(STATEMENTS, ({ id }) => id === own.kind).names
      const period = firstOf(own.grid.columns)
      yield {
        messageId: 'missing',
        data: {
          name_zh: names['zh-CN'],
          name_en: names.en,
          name_ko: names.ko,
          name_ja: names.ja,
          period: period.head,
        },
        evidence: [
          { location: locationOf(own.grid.table), text: own.grid.title.slice(0, 160) || period.head },
          ...others.map(({ grid }) => ({ ...headingEvidence(grid.table), text: grid.title.slice(0, 160) })),
        ],
        confidence: 0.8,
      }
    }
  },
})

/** One column of figures, and no second number in any of its rows that a reader could have put elsewhere. */
function hasOnePeriod({ grid }: PrimaryStatement): boolean {
  if (grid.columns.length !== 1 || !columnAt(grid, 0).period) return false
  const numbers = grid.table.cells.filter(({ text, columnIndex }) => columnIndex > 0 && /\d{2}/.test(text))
  return new Set(numbers.map(({ columnIndex }) => columnIndex)).size === 1
}
