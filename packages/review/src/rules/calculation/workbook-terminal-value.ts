import { defineRule } from '../../rule/rule.ts'
import {
  earlierYearsOf,
  findOddDiscounts,
  findOddPerpetuities,
  findTwiceDiscounted,
  findUngrownPerpetuities,
  findUndiscounted,
  headAt,
  nameOf,
  numberOf,
  printNumber,
  shrinkingPerpetuitiesOf,
} from '@tickmark/workbook'
import type { ModelCell, WorkbookModel } from '@tickmark/workbook'
import { cellDraft } from '../../rule/cell-draft.ts'

/** A part of the terminal value that moves no decision. */
const SLIGHT = 0.005

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
        ja: '{cell}（{label}）の数式 {actual} は{used}（{usedLabel}）を参照していますが、その行の最終年度は{last}（{lastLabel}）です。{expected} となるはずです。',
      },
      explanation: {
        'zh-CN':
          '终值发生在预测期末，应以最后一年的自由现金流推算，并用最后一年的折现系数折现；错用前一年会系统性高估或低估企业价值。',
        en: 'The terminal value stands at the end of the forecast: it grows out of the last year’s free cash flow and is discounted with the last year’s factor. An earlier year misstates enterprise value.',
        ko: '잔존가치는 예측기간 말의 가치이므로 마지막 연도의 잉여현금흐름에서 산출하고 마지막 연도의 할인계수로 할인해야 합니다. 이전 연도를 쓰면 기업가치가 왜곡됩니다.',
        ja: '継続価値は予測期間末の価値であり、最終年度のフリー・キャッシュ・フローから算定し、最終年度の割引係数で割り引くべきです。前の年度を用いると企業価値が歪みます。',
      },
    },
    undiscounted: {
      title: {
        'zh-CN': '终值未折现即计入企业价值',
        en: 'Terminal value enters without being discounted',
        ko: '잔존가치가 할인되지 않고 합산되었습니다',
        ja: '継続価値が割り引かれずに加算されています',
      },
      message: {
        'zh-CN': '{cell}（{label}）的公式 {actual} 直接使用终值 {terminal}（{value}），与各年现值相加前没有折现。',
        en: '{cell} ({label}) holds {actual} and takes the terminal value {terminal} ({value}) as it stands, undiscounted, among present values.',
        ko: '{cell}({label})의 수식 {actual}은(는) 할인하지 않은 잔존가치 {terminal}({value})을(를) 현재가치와 함께 사용합니다.',
        ja: '{cell}（{label}）の数式 {actual} は、割引前の継続価値{terminal}（{value}）をそのまま現在価値に加えています。',
      },
      explanation: {
        'zh-CN': '终值是预测期末的价值，应乘以最后一年的折现系数。未折现会使企业价值大幅高估。',
        en: 'The terminal value is a value at the end of the forecast and has to be multiplied by the last year’s discount factor. Without it enterprise value is far too high.',
        ko: '잔존가치는 추정기간 말의 가치이므로 마지막 연도의 할인계수를 곱해야 합니다. 할인하지 않으면 기업가치가 크게 과대평가됩니다.',
        ja: '継続価値は予測期間末の価値であり、最終年度の割引係数を乗じる必要があります。割り引かないと企業価値が大幅に過大となります。',
      },
    },
    discount: {
      title: {
        'zh-CN': '终值的折现与最后一年的折现系数不符',
        en: 'Terminal value is not discounted like the last year',
        ko: '잔존가치의 할인이 마지막 연도의 할인계수와 다릅니다',
        ja: '継続価値の割引が最終年度の割引係数と一致しません',
      },
      message: {
        'zh-CN': '{cell}（{label}）相当于终值乘以 {factor}，而最后一年的折现系数 {last} 为 {expectedFactor}。',
        en: '{cell} ({label}) amounts to the terminal value times {factor}; the last year’s discount factor {last} is {expectedFactor}.',
        ko: '{cell}({label})은(는) 잔존가치에 {factor}을(를) 곱한 값이나, 마지막 연도의 할인계수 {last}은(는) {expectedFactor}입니다.',
        ja: '{cell}（{label}）は継続価値に{factor}を乗じた値ですが、最終年度の割引係数{last}は{expectedFactor}です。',
      },
      explanation: {
        'zh-CN': '终值应与最后一年使用同一折现率和期数（期中折现下可相差半年）。',
        en: 'The terminal value takes the same rate and the same number of years as the last flow; under the mid-year convention half a year may lie between.',
        ko: '잔존가치에는 마지막 현금흐름과 같은 할인율과 기간을 적용합니다. 기중 할인에서는 반년의 차이가 있을 수 있습니다.',
        ja: '継続価値には最終年度のフローと同じ割引率と期間を適用します（期央割引では半年の差があり得ます）。',
      },
    },
    gordon: {
      title: {
        'zh-CN': '终值与永续增长公式不符',
        en: 'Terminal value does not follow the growing perpetuity',
        ko: '잔존가치가 영구성장 공식과 맞지 않습니다',
        ja: '継続価値が永久成長の式と一致しません',
      },
      message: {
        'zh-CN': '{cell}（{label}）的公式 {actual} 得 {value}；按 自由现金流 ×（1+g）÷（WACC−g）应为 {computed}。',
        en: '{cell} ({label}) holds {actual} and gives {value}; free cash flow × (1 + g) ÷ (WACC − g) gives {computed}.',
        ko: '{cell}({label})의 수식 {actual}은(는) {value}이나, 잉여현금흐름 × (1+g) ÷ (WACC−g)로는 {computed}입니다.',
        ja: '{cell}（{label}）の数式 {actual} は{value}となりますが、フリー・キャッシュ・フロー×（1+g）÷（WACC−g）では{computed}です。',
      },
      explanation: {
        'zh-CN': '请核对分子是否取预测期后第一年的现金流、分母是否为折现率减增长率、括号是否齐全。',
        en: 'Check that the numerator is the flow of the first year after the forecast, that the denominator is rate minus growth, and the brackets.',
        ko: '분자가 추정기간 다음 해의 현금흐름인지, 분모가 할인율에서 성장률을 뺀 값인지, 괄호가 맞는지 확인하십시오.',
        ja: '分子が予測期間の翌年のフローか、分母が割引率から成長率を引いたものか、括弧が正しいかを確認してください。',
      },
    },
  },
  *check({ model }) {
    if (!model) return
    for (const { cell, used, last, expected } of earlierYearsOf(model)) {
      yield cellDraft(model, 'year', cell, {
        operands: [used, last],
        data: {
          actual: `=${cell.cell.formula}`,
          expected: `=${expected}`,
          used: nameOf(used),
          last: nameOf(last),
          usedLabel: periodName(model, used),
          lastLabel: periodName(model, last),
        },
        expected: `=${expected}`,
        confidence: 0.85,
      })
    }
    for (const { cell, terminal } of findUndiscounted(model))
      yield cellDraft(model, 'undiscounted', cell, {
        operands: [terminal],
        data: { actual: `=${cell.cell.formula}`, terminal: nameOf(terminal), value: terminal.cell.text.trim() },
        confidence: 0.85,
      })
    for (const { cell, terminal, factor, expected, last } of findOddDiscounts(model))
      yield cellDraft(model, 'discount', cell, {
        operands: [terminal, last],
        data: { factor: printNumber(factor), expectedFactor: printNumber(expected), last: nameOf(last) },
        confidence: 0.65,
        severity: 'warning',
      })
    const named = findOddPerpetuities(model)
    const known = new Set(named.map(({ cell }) => cell))
    const formed = [...findUngrownPerpetuities(model), ...findTwiceDiscounted(model)].filter(
      ({ cell }) => !known.has(cell),
    )
    for (const { kind, cell, flow, growth, expected } of [...named, ...formed]) {
      const isSlight = Math.abs((numberOf(cell) ?? 0) / expected - 1) < SLIGHT
      yield cellDraft(model, 'gordon', cell, {
        operands: [flow, growth],
        data: { actual: `=${cell.cell.formula}`, value: cell.cell.text.trim(), computed: printNumber(expected) },
        arithmetic: `${cell.cell.text.trim()} ≠ ${printNumber(expected)}`,
        confidence: kind === 'discounted' ? 0.85 : 0.7,
        severity: isSlight ? 'suggestion' : kind === 'discounted' ? 'serious' : 'warning',
      })
    }
    for (const { cell, growth } of shrinkingPerpetuitiesOf(model)) {
      const [value, rate] = [numberOf(cell) ?? 0, numberOf(growth) ?? 0]
      const computed = printNumber((value * (1 + rate)) / (1 - rate))
      yield cellDraft(model, 'gordon', cell, {
        operands: [growth],
        data: { actual: `=${cell.cell.formula}`, value: cell.cell.text.trim(), computed },
        arithmetic: `${cell.cell.text.trim()} ≠ ${computed}`,
        confidence: 0.9,
      })
    }
  },
})

function periodName(model: WorkbookModel, cell: ModelCell): string {
  return headAt(model.axes(cell.sheet), cell)?.cell.text ?? cell.address
}
