import { defineRule } from '../../rule/rule.ts'
import {
  balanceChecksOf,
  cellAt,
  imbalancesOf,
  isOwnImbalance,
  isUnequal,
  labelOf,
  linesWith,
  nameOf,
  numberOf,
  originOfGap,
  positionIn,
  printNumber,
} from '@tickmark/workbook'
import type { TotalsPair, WorkbookModel } from '@tickmark/workbook'
import { cellDraft, WORKBOOK_TYPES } from '../../rule/cell-draft.ts'

export const workbookUnbalanced = defineRule({
  meta: {
    id: 'consistency/workbook-unbalanced',
    catalogue: ['CONS-001', 'ASSU-015', 'ASSU-016'],
    category: 'consistency',
    severity: 'serious',
    basis: 'computed',
    documents: WORKBOOK_TYPES,
    status: 'stable',
  },
  messages: {
    balance: {
      title: {
        'zh-CN': '资产负债表不平衡',
        en: 'Balance sheet does not balance',
        ko: '재무상태표가 일치하지 않습니다',
        ja: '貸借対照表が一致しません',
      },
      message: {
        'zh-CN':
          '{cell}（{label}）为 {left}，而负债和所有者权益总计为 {right}，相差 {difference}；不平衡的期间共 {count} 个。',
        en: '{cell} ({label}) is {left}, liabilities and equity {right}: a difference of {difference}. Periods out of balance: {count}.',
        ko: '{cell}({label})은(는) {left}이나 부채와 자본총계는 {right}로 {difference} 차이가 납니다. 불일치 기간: {count}개.',
        ja: '{cell}（{label}）は{left}ですが、負債純資産合計は{right}で、差額は{difference}です。不一致の期間：{count}。',
      },
      explanation: {
        'zh-CN': '资产 = 负债 + 所有者权益，应在每一期成立。',
        en: 'Assets equal liabilities plus equity in every period.',
        ko: '자산 = 부채 + 자본은 모든 기간에 성립해야 합니다.',
        ja: '資産＝負債＋純資産は、すべての期間で成立すべきです。',
      },
    },
    traced: {
      title: {
        'zh-CN': '录入的数字使两边不平',
        en: 'A typed number puts two totals out of balance',
        ko: '입력된 값 때문에 양변이 일치하지 않습니다',
        ja: '入力された数値により両側が一致しません',
      },
      message: {
        'zh-CN':
          '{cell}（{label}）录入为 {value}；若为 {becomes}，{total}（{totalLabel}，{left}）即与 {other}（{right}）相等，目前相差 {difference}。',
        en: '{cell} ({label}) holds {value}; with {becomes}, {total} ({totalLabel}, {left}) would equal {other} ({right}), from which it now differs by {difference}.',
        ko: '{cell}({label})에 {value}이(가) 입력되어 있습니다. {becomes}이면 {total}({totalLabel}, {left})이(가) {other}({right})과(와) 일치하며, 현재 차이는 {difference}입니다.',
        ja: '{cell}（{label}）は{value}と入力されています。{becomes}であれば{total}（{totalLabel}、{left}）は{other}（{right}）と一致しますが、現在の差額は{difference}です。',
      },
      explanation: {
        'zh-CN': '差额恰好可由该数字的符号、小数位、期间或相邻数字颠倒解释；请与原始凭据核对。',
        en: 'Its sign, its power of ten, its period or two digits in the wrong order explain the difference exactly. Check it against its source.',
        ko: '부호, 자릿수, 기간 또는 인접한 숫자의 뒤바뀜으로 차이가 정확히 설명됩니다. 근거 자료와 대조하십시오.',
        ja: '符号、桁、期間、または隣り合う数字の入れ替わりで差額がちょうど説明できます。根拠資料と照合してください。',
      },
    },
    sources: {
      title: {
        'zh-CN': '资金来源与用途不相等',
        en: 'Sources and uses differ',
        ko: '자금 조달과 사용이 일치하지 않습니다',
        ja: '資金調達と資金使途が一致しません',
      },
      message: {
        'zh-CN': '{cell}（{label}）为 {left}，资金用途合计为 {right}，相差 {difference}。',
        en: '{cell} ({label}) is {left}, total uses {right}: a difference of {difference}.',
        ko: '{cell}({label})은(는) {left}이나 사용 합계는 {right}로 {difference} 차이가 납니다.',
        ja: '{cell}（{label}）は{left}ですが、使途合計は{right}で、差額は{difference}です。',
      },
      explanation: {
        'zh-CN': '交易结构中资金来源合计必须等于资金用途合计。',
        en: 'In a transaction total sources equal total uses.',
        ko: '거래 구조에서 조달 합계와 사용 합계는 같아야 합니다.',
        ja: '取引ストラクチャーでは調達合計と使途合計は等しくなければなりません。',
      },
    },
  },
  *check({ model }) {
    if (!model) return
    const balance = imbalancesOf(model)
    const sources = sourcesAndUses(model).slice(0, 1).filter(isUnequal)
    for (const [messageId, pairs] of [
      ['balance', balance],
      ['sources', sources],
    ] as const) {
      const [pair] = pairs
      if (!pair) continue
      // Whether it goes away with what it follows from is asked when all is told.
      const isOwn = isOwnImbalance(model, pair)
      if (!isOwn && messageId === 'sources') continue
      // The sheet's own check says the same, and is no finding of its own.
      const checks = pairs.flatMap((own) => balanceChecksOf(model, own))
      const difference = numberOf(pair.left)! - numberOf(pair.right)!
      const sides = [
        { cell: pair.left, sign: 1 as const },
        { cell: pair.right, sign: -1 as const },
      ]
      const origin = isOwn ? originOfGap(model, sides) : undefined
      if (origin) {
        yield cellDraft(model, 'traced', origin.cell, {
          operands: [pair.left, pair.right, ...(origin.mirror ? [origin.mirror] : []), ...checks],
          data: {
            value: origin.cell.cell.text.trim(),
            becomes: printNumber(origin.becomes),
            total: nameOf(pair.left),
            totalLabel: labelOf(model, pair.left),
            other: nameOf(pair.right),
            left: pair.left.cell.text.trim(),
            right: pair.right.cell.text.trim(),
            difference: printNumber(difference),
          },
          expected: printNumber(origin.becomes),
          arithmetic: `${pair.left.cell.text.trim()} − ${pair.right.cell.text.trim()} = ${printNumber(difference)} ≠ 0`,
          confidence: 0.95,
        })
        continue
      }
      yield cellDraft(model, messageId, pair.left, {
        operands: [pair.right, ...checks],
        data: {
          left: pair.left.cell.text.trim(),
          right: pair.right.cell.text.trim(),
          difference: printNumber(difference),
          count: pairs.length,
        },
        arithmetic: `${pair.left.cell.text.trim()} − ${pair.right.cell.text.trim()} = ${printNumber(difference)} ≠ 0`,
        confidence: 0.9,
      })
    }
  },
})

/** The amounts of both totals, one above the other or side by side; the uses may come first. */
function sourcesAndUses(model: WorkbookModel): TotalsPair[] {
  return linesWith(model, 'total_sources').flatMap((left) => {
    const [right] = linesWith(model, 'total_uses')
      .filter(({ sheet, direction }) => sheet === left.sheet && direction === left.direction)
      .toSorted((a, b) => Math.abs(a.line - left.line) - Math.abs(b.line - left.line))
    const [cell] = left.cells
    const other = right && cell && (cellAt(right, positionIn(left, cell)) ?? right.cells[0])
    return cell && other ? [{ left: cell, right: other }] : []
  })
}
