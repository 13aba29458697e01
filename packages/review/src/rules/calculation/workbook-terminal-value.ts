import { defineRule } from '../../rule.ts'
import { nameOf } from '../../workbook/evidence.ts'
import type { ModelCell } from '../../workbook/grid.ts'
import type { WorkbookModel } from '../../workbook/model.ts'
import { earlierYearsOf } from '../../workbook/terminal-year.ts'
import { headAt } from '../../workbook/time-axis.ts'
import { cellDraft } from '../../workbook/cell-draft.ts'

export const workbookTerminalValue = defineRule({
  meta: {
    id: 'calculation/workbook-terminal-value',
    catalogue: ['ASSU-004'],
    category: 'calculation',
    severity: 'serious',
    basis: 'heuristic',
    documents: ['valuation_model'],
    status: 'stable',
  },
  messages: {
    year: {
      title: {
        'zh-CN': '终值未采用预测期最后一年的数据',
        en: 'Terminal value does not use the last forecast year',
        ko: '잔존가치가 예측 마지막 연도를 사용하지 않습니다',
        ja: '継続価値が予測最終年度を用いていません',
      },
      message: {
        'zh-CN':
          '{cell}（{label}）的公式 {actual} 引用了 {used}（{usedLabel}），而该行最后一年为 {last}（{lastLabel}），应为 {expected}。',
        en: '{cell} ({label}) holds {actual} and reads {used} ({usedLabel}); the last year of that row is {last} ({lastLabel}). Expected {expected}.',
        ko: '{cell}({label})의 수식 {actual}은(는) {used}({usedLabel})을(를) 참조하지만, 해당 행의 마지막 연도는 {last}({lastLabel})입니다. {expected}이어야 합니다.',
        ja: '{cell}（{label}）の数式 {actual} は {used}（{usedLabel}）を参照していますが、その行の最終年度は {last}（{lastLabel}）です。{expected} となるはずです。',
      },
      explanation: {
        'zh-CN':
          '终值发生在预测期末，应以最后一年的自由现金流推算，并用最后一年的折现系数折现；错用前一年会系统性高估或低估企业价值。',
        en: 'The terminal value stands at the end of the forecast: it grows out of the last year’s free cash flow and is discounted with the last year’s factor. An earlier year misstates enterprise value.',
        ko: '잔존가치는 예측기간 말의 가치이므로 마지막 연도의 잉여현금흐름에서 산출하고 마지막 연도의 할인계수로 할인해야 합니다. 이전 연도를 쓰면 기업가치가 왜곡됩니다.',
        ja: '継続価値は予測期間末の価値であり、最終年度のフリー・キャッシュ・フローから算定し、最終年度の割引係数で割り引くべきです。前の年度を用いると企業価値が歪みます。',
      },
    },
  },
  *check({ model }) {
    if (!model) return
    for (const { cell, used, last, expected } of earlierYearsOf(model)) {
      const [usedLabel, lastLabel] = [used, last].map((read) => periodName(model, read))
      yield cellDraft(model, 'year', cell, {
        operands: [used, last],
        data: {
          actual: `=${cell.cell.formula}`,
          expected: `=${expected}`,
          used: nameOf(used),
          last: nameOf(last),
          usedLabel: usedLabel!,
          lastLabel: lastLabel!,
        },
        expected: `=${expected}`,
        confidence: 0.85,
      })
    }
  },
})

function periodName(model: WorkbookModel, cell: ModelCell): string {
  return headAt(model.axes(cell.sheet), cell)?.cell.text ?? cell.address
}
