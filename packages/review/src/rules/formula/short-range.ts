import { firstOf, lastOf } from '@tickmark/document'
import { defineRule } from '../../rule/rule.ts'
import { areaAddress, lineNameOf, nameOf, omissionsOf } from '@tickmark/workbook'
import { cellDraft, WORKBOOK_TYPES } from '../../rule/cell-draft.ts'

export const shortRange = defineRule({
  meta: {
    id: 'formula/short-range',
    catalogue: ['FORM-003'],
    category: 'calculation',
    severity: 'serious',
    basis: 'heuristic',
    documents: WORKBOOK_TYPES,
    status: 'stable',
  },
  messages: {
    omitted: {
      title: {
        'zh-CN': '求和区域漏掉相邻数据',
        en: 'A total leaves out the line beside its range',
        ko: '합계 범위에서 인접 항목이 누락되었습니다',
        ja: '合計範囲から隣接する項目が漏れています',
      },
      message: {
        'zh-CN':
          '{cell}（{label}）的公式 {actual} 未包含紧邻的 {omitted}（{omittedLabel}，{omittedValue}），应为 {expected}。',
        en: '{cell} ({label}) holds {actual} and leaves out {omitted} ({omittedLabel}, {omittedValue}) directly beside the range. Expected {expected}.',
        ko: '{cell}({label})의 수식 {actual}에 바로 옆의 {omitted}({omittedLabel}, {omittedValue})이(가) 빠져 있습니다. {expected}이어야 합니다.',
        ja: '{cell}（{label}）の数式 {actual} には、隣接する{omitted}（{omittedLabel}、{omittedValue}）が含まれていません。{expected} となるはずです。',
      },
      explanation: {
        'zh-CN': '被漏掉的单元格与区域内数据连续且性质相同，也没有在别处另行相加。涉及 {count} 个合计单元格。',
        en: 'The cell left out continues the run of the range, is of the same kind, and is added nowhere else. Totals concerned: {count}.',
        ko: '누락된 셀은 범위 내 데이터와 연속되고 성격이 같으며 다른 곳에서 별도로 더해지지 않습니다. 관련 합계 셀: {count}개.',
        ja: '漏れたセルは範囲内のデータと連続し同じ性質で、他の箇所でも加算されていません。該当する合計セル：{count}件。',
      },
    },
  },
  *check({ model }) {
    if (!model) return
    // Median and minimum of one list that both leave out its last line were copied from each other.
    const lists = Map.groupBy(omissionsOf(model), ({ aggregates, omitted }) => {
      const { cell, area } = firstOf(aggregates)
      return [nameOf(firstOf(omitted)), cell.column, areaAddress(area)].join('|')
    })
    for (const list of lists.values()) {
      const { aggregates, omitted, expected } = firstOf(list)
      const more = list.slice(1)
      const { cell } = firstOf(aggregates)
      const missing = firstOf(omitted)
      const isZero = omitted.every((candidate) => candidate.cell.value === 0)
      yield cellDraft(model, 'omitted', cell, {
        to: lastOf(aggregates).cell,
        operands: [...omitted, ...more.map((other) => firstOf(other.aggregates).cell)],
        data: {
          actual: `=${cell.cell.formula}`,
          expected: `=${expected}`,
          omitted: nameOf(missing),
          omittedLabel: lineNameOf(model, missing) || missing.address,
          omittedValue: missing.cell.text,
          count: more.reduce((sum, other) => sum + other.aggregates.length, aggregates.length),
        },
        expected: `=${expected}`,
        confidence: 0.85,
        ...(isZero && { severity: 'warning' as const }),
      })
    }
  },
})
