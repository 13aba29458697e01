import { firstOf } from '@tickmark/document'
import { defineRule } from '../../rule/rule.ts'
import { gridOf, isText, overwrittenOf, printNumber } from '@tickmark/workbook'
import type { Anomaly, ModelCell, WorkbookModel } from '@tickmark/workbook'
import { cellDraft, WORKBOOK_TYPES } from '../../rule/cell-draft.ts'

export const constantInFormulas = defineRule({
  meta: {
    id: 'formula/constant-in-formulas',
    catalogue: ['FORM-002'],
    category: 'calculation',
    severity: 'serious',
    basis: 'heuristic',
    documents: WORKBOOK_TYPES,
    status: 'stable',
  },
  messages: {
    overwritten: {
      title: {
        'zh-CN': '公式区域内的硬编码数值',
        en: 'Hard-coded value among formulas',
        ko: '수식 영역 안의 하드코딩 값',
        ja: '数式範囲内の直接入力値',
      },
      message: {
        'zh-CN':
          '{cell}（{label}）为直接录入的数值 {actual}，而同一行（列）另有 {peers} 个单元格为公式，按规律应为 {expected}。',
        en: '{cell} ({label}) is the hard-coded value {actual}, while {peers} cells beside it are formulas; the pattern gives {expected}.',
        ko: '{cell}({label})에 값 {actual}이(가) 직접 입력되어 있으나, 같은 행(열)의 다른 {peers}개 셀은 수식이며 패턴상 {expected}이어야 합니다.',
        ja: '{cell}（{label}）は直接入力された数値{actual}ですが、同じ行（列）の他の{peers}セルは数式であり、規則からは {expected} となるはずです。',
      },
      explanation: {
        'zh-CN': '公式被数值覆盖后，假设变动不再传导到该单元格。按公式复算为 {computed}，相差 {difference}。',
        en: 'A formula was overwritten: changed assumptions no longer reach this cell. The formula would give {computed}, a difference of {difference}.',
        ko: '수식이 값으로 덮어써져 가정을 바꾸어도 이 셀에 반영되지 않습니다. 수식으로 재계산하면 {computed}(차이 {difference})입니다.',
        ja: '数式が数値で上書きされ、前提を変えてもこのセルに反映されません。数式による再計算値は{computed}、差額は{difference}です。',
      },
    },
  },
  *check({ model }) {
    if (!model) return
    for (const { cells, anomaly, difference } of overwrittenOf(model)) {
      if (difference === 0) continue
      yield cellDraft(model, 'overwritten', firstOf(cells), {
        operands: [...cells.slice(1), ...anomaly.peers.slice(0, 2)],
        data: {
          actual: firstOf(cells).cell.text,
          expected: `=${anomaly.expected}`,
          peers: anomaly.peers.length,
          computed: anomaly.expectedValue === undefined ? '–' : printNumber(anomaly.expectedValue),
          difference: difference === undefined ? '–' : printNumber(difference),
        },
        expected: `=${anomaly.expected}`,
        actual: firstOf(cells).cell.text,
        ...(anomaly.expectedValue !== undefined && {
          arithmetic: `${firstOf(cells).cell.text} ≠ ${printNumber(anomaly.expectedValue)}`,
        }),
        confidence: anomaly.confidence,
        ...((isNotMeaningful(anomaly) || isStated(model, firstOf(cells))) && { severity: 'suggestion' as const }),
      })
    }
  },
})

/** "Manual override": a remark that a reader finds in the row, behind its numbers. */
const OVERRIDDEN =
  /overrid|overwritten|hard-?cod|\bmanual|手工|手动|人工|覆盖|硬编码|手入力|手動|上書き|수기|수동|덮어|하드코딩/i

function isStated(model: WorkbookModel, cell: ModelCell): boolean {
  const row = gridOf(model, cell.sheet)?.row(cell.row) ?? []
  return row.some((other) => other.column > cell.column && isText(other) && OVERRIDDEN.test(other.cell.text))
}

/** A zero or a dash typed where a change would start from nothing: no ratio can be told there. */
function isNotMeaningful({ cell, peers }: Pick<Anomaly, 'cell' | 'peers'>): boolean {
  return cell.cell.value === 0 && peers[0].shape.structure.includes('/')
}
