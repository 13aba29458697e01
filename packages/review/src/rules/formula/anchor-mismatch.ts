import { firstOf } from '@tickmark/document'
import { defineRule } from '../../rule/rule.ts'
import { departuresOf } from '@tickmark/workbook'
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
  },
  *check({ model }) {
    if (!model) return
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
