import { firstOf, lastOf } from '@tickmark/document'
import { defineRule } from '../../rule/rule.ts'
import { anchoredPeriodsOf, departuresOf, lineNameOf, nameOf } from '@tickmark/workbook'
import { cellDraft, WORKBOOK_TYPES } from '../../rule/cell-draft.ts'

export const anchorMismatch = defineRule({
  meta: {
    id: 'formula/anchor-mismatch',
    catalogue: ['FORM-008'],
    category: 'calculation',
    severity: 'suggestion',
    basis: 'heuristic',
    documents: WORKBOOK_TYPES,
    status: 'stable',
  },
  messages: {
    anchors: {
      title: {
        'zh-CN': '绝对/相对引用与相邻公式不一致',
        en: 'Absolute or relative references differ from the neighbouring formulas',
        ko: '절대/상대 참조가 인접 수식과 다릅니다',
        ja: '絶対参照・相対参照が隣接する数式と異なります',
      },
      message: {
        'zh-CN': '{cell}（{label}）的公式为 {actual}，相邻 {peers} 个单元格写作 {expected}。',
        en: '{cell} ({label}) holds {actual}; {peers} neighbouring cells write {expected}.',
        ko: '{cell}({label})의 수식은 {actual}이나, 인접한 {peers}개 셀은 {expected} 형태입니다.',
        ja: '{cell}（{label}）の数式は {actual} ですが、隣接する{peers}セルは {expected} と書かれています。',
      },
      explanation: {
        'zh-CN': '目前结果相同，但继续复制或填充时会引用到错误的单元格。',
        en: 'The result is the same today; the next copy of this cell will point elsewhere.',
        ko: '현재 결과는 같지만, 이 셀을 복사하면 다른 셀을 참조하게 됩니다.',
        ja: '現在の結果は同じですが、このセルをコピーすると別のセルを参照してしまいます。',
      },
    },
    period: {
      title: {
        'zh-CN': '各期公式都引用同一期的数值',
        en: 'Every period reads the figure of one',
        ko: '모든 기간이 한 기간의 값을 참조합니다',
        ja: 'すべての期が一つの期の数値を参照しています',
      },
      message: {
        'zh-CN':
          '{cell}（{label}）的公式 {actual} 固定引用 {source}“{other}”；该行各期均有数值，本期为 {own}。涉及单元格 {count} 个。',
        en: '{cell} ({label}) holds {actual} and reads {source}, “{other}”, with $ signs; that line has a figure for each period, here {own}. Cells concerned: {count}.',
        ko: '{cell}({label})의 수식 {actual}은(는) {source}(‘{other}’)을(를) $로 고정하여 참조합니다. 그 행에는 기간별 값이 있으며 해당 기간은 {own}입니다. 해당 셀: {count}개.',
        ja: '{cell}（{label}）の数式 {actual} は{source}「{other}」を$で固定して参照しています。この行には期ごとの数値があり、当期は{own}です。該当セル：{count}件。',
      },
      explanation: {
        'zh-CN': '复制公式时 $ 使引用停留在首期，其余各期因此按首期计算或判断。请改为相对引用。',
        en: 'Copied with $, the reference stays in the first period, by which all the others are computed or tested. Make it relative.',
        ko: '$가 있어 복사해도 참조가 첫 기간에 머무르므로 나머지 기간이 첫 기간 값으로 계산되거나 판정됩니다. 상대 참조로 바꾸십시오.',
        ja: '$のため複写しても参照が最初の期にとどまり、他の期もその数値で計算または判定されます。相対参照に改めてください。',
      },
    },
  },
  *check({ model }) {
    if (!model) return
    for (const { cells, source, own } of anchoredPeriodsOf(model)) {
      const cell = firstOf(cells)
      yield cellDraft(model, 'period', cell, {
        to: lastOf(cells),
        operands: [source, own],
        data: {
          actual: `=${cell.cell.formula}`,
          source: nameOf(source),
          other: lineNameOf(model, source),
          own: nameOf(own),
          count: cells.length,
        },
        confidence: 0.75,
        severity: 'warning',
      })
    }
    for (const { anomalies } of departuresOf(model)) {
      const { kind, cell, expected, peers, confidence } = firstOf(anomalies)
      if (kind !== 'anchors' || peers.length < 4) continue
      const data = { actual: `=${cell.cell.formula}`, expected: `=${expected}`, peers: peers.length }
      yield cellDraft(model, 'anchors', cell, {
        operands: peers.slice(0, 2),
        data,
        expected: `=${expected}`,
        confidence,
      })
    }
  },
})
