import { foldText } from '@tickmark/language'
import { wordsOf, findExisting } from '@tickmark/document'
import type { Document } from '@tickmark/document'
import { textBlocks } from '../../facts/outline/outline.ts'
import { defineRule } from '../../rule/rule.ts'
import { locationOf } from '../../rule/place-of.ts'
import { heldStatements } from '../../facts/outline/primary-statements.ts'
import { STATEMENTS } from '../../facts/outline/required-sections.ts'

/** The primary statements of a report that has at least two of them. */
export const missingStatement = defineRule({
  meta: {
    id: 'completeness/missing-statement',
    catalogue: ['COMP-001'],
    category: 'completeness',
    severity: 'serious',
    basis: 'stated',
    documents: ['financial_report'],
    status: 'stable',
  },
  messages: {
    missing: {
      title: {
        'zh-CN': '缺少主要财务报表',
        en: 'A primary statement is missing',
        ko: '주요 재무제표가 누락되었습니다',
        ja: '主要な財務諸表が欠落しています',
      },
      message: {
        'zh-CN': '未找到{name_zh}。',
        en: 'The {name_en} was not found.',
        ko: '{name_ko}을(를) 찾을 수 없습니다.',
        ja: '{name_ja}が見つかりません。',
      },
      explanation: {
        'zh-CN': '一套完整的财务报表至少包括资产负债表、利润表、现金流量表、所有者权益变动表和附注（CAS 30、IAS 1）。',
        en: 'A complete set has a statement of financial position, of profit or loss, of cash flows, of changes in equity, and notes (IAS 1.10).',
        ko: '전체 재무제표는 재무상태표, 손익계산서, 현금흐름표, 자본변동표 및 주석으로 구성됩니다(K-IFRS 제1001호 문단 10).',
        ja: '完全な一組の財務諸表は、貸借対照表、損益計算書、キャッシュ・フロー計算書、株主資本等変動計算書及び注記から構成されます（IAS第1号第10項）。',
      },
    },
  },
  *check({ document, facts }) {
    const concepts = new Set(
      facts.grids.flatMap((grid) => grid.rows.flatMap((row) => (row.concept ? [row.concept] : []))),
    )
    const texts = [...textBlocks(document).map((block) => block.text), ...facts.grids.map((grid) => grid.title)].map(
      foldText,
    )
    // A statement of changes in equity has balances for rows and the parts of equity for columns.
    const hasEquity = facts.grids.some(
      (grid) =>
        grid.rows.filter((row) => /^balances?\b|余额|期首残高|期末残高|기초|기말/.test(row.key)).length >= 2 &&
        grid.columns.length >= 3,
    )
    const held = heldStatements(facts)
    const anchor = document.blocks.find((block) =>
      facts.grids.some(
        (grid) =>
          grid.table === block &&
          grid.rows.some((row) => row.concept === 'total_assets' || row.concept === 'net_profit'),
      ),
    )
    if (held.length < 2 || !anchor || isRelease(document)) return
    const optional = optionalIn(document)
    for (const statement of STATEMENTS) {
      if (
        held.includes(statement) ||
        optional.includes(statement.id) ||
        (statement.id === 'equity' && hasEquity) ||
        statement.concepts.some((concept) => concepts.has(concept)) ||
        texts.some((text) => statement.pattern.test(text))
      )
        continue
      const names = statement.names
      yield {
        messageId: 'missing',
        data: { name_zh: names['zh-CN'], name_en: names.en, name_ko: names.ko, name_ja: names.ja },
        evidence: [
          {
            location: locationOf(anchor),
            text: findExisting(facts.grids, (grid) => grid.table === anchor).title.slice(0, 160),
          },
        ],
        expected: names[wordsOf(document.language)],
        confidence: 0.75,
        ...(statement.concepts.length === 0 ? { severity: 'warning' as const } : {}),
      }
    }
  },
})

const QUARTERLY = /季度报告|季度報告|四半期/

/** Statements that a report of a quarter may leave out: Chinese ones print neither, Japanese ones of the first and third quarter (企業会計基準第12号). */
function optionalIn(document: Document): readonly string[] {
  const opening = document.blocks.slice(0, OPENING).flatMap((block) => ('text' in block ? [foldText(block.text)] : []))
  const isQuarterly = ['zh', 'ja'].includes(document.language ?? '') && opening.some((text) => QUARTERLY.test(text))
  return isQuarterly ? ['equity', 'cash-flow'] : []
}

const OPENING = 40

const RELEASE =
  /\b(?:announces?|reports?|reported|announced)\b.{0,60}\b(?:results|earnings|quarter)\b|\bearnings release\b|\bnews release\b|\bpress release\b|for immediate release|\bcontacts?:|决算短信|決算短信|业绩快报|잠정\s?실적|투자자\s?문의/i

/** A release of results shows the statements it chooses; a complete set is the report's duty. */
function isRelease(document: Document): boolean {
  const opening = textBlocks(document).slice(0, 25)
  return document.pageCount <= 25 && opening.some((block) => RELEASE.test(foldText(block.text)))
}
