import { firstOf } from '@tickmark/document'
import { defineRule } from '../../rule/rule.ts'
import { formulaCells, walkFormula } from '@tickmark/workbook'
import type { FormulaCell } from '@tickmark/workbook'
import { cellDraft, WORKBOOK_TYPES } from '../../rule/cell-draft.ts'

/** This many volatile or masked formulas are a style of the model; fewer are not worth a word. */
const LEAST = 10

export const fragileFormulas = defineRule({
  meta: {
    id: 'formula/fragile-formulas',
    catalogue: ['FORM-013', 'FORM-015'],
    category: 'risk',
    severity: 'suggestion',
    basis: 'computed',
    documents: WORKBOOK_TYPES,
    status: 'stable',
  },
  messages: {
    volatile: {
      title: {
        'zh-CN': '模型使用易失性函数',
        en: 'Model uses volatile functions',
        ko: '휘발성 함수를 사용하는 모델입니다',
        ja: '揮発性関数を使用しています',
      },
      message: {
        'zh-CN': '共有 {count} 个公式使用 {functions}，例如 {cell}（{label}）。',
        en: '{count} formulas use {functions}, for example {cell} ({label}).',
        ko: '수식 {count}개가 {functions}을(를) 사용합니다. 예: {cell}({label}).',
        ja: '{count}個の数式が {functions} を使用しています。例：{cell}（{label}）。',
      },
      explanation: {
        'zh-CN': '易失性函数在每次计算时都会变化或无法追踪引用，结果难以复核与重现。',
        en: 'They change with every calculation or obscure what they refer to, so results are hard to trace and reproduce.',
        ko: '계산할 때마다 바뀌거나 참조를 추적할 수 없어 결과를 검증하고 재현하기 어렵습니다.',
        ja: '計算のたびに変化したり参照先が追えなかったりするため、結果の検証や再現が困難です。',
      },
    },
    masked: {
      title: {
        'zh-CN': '大量公式屏蔽错误值',
        en: 'Many formulas hide errors',
        ko: '오류를 숨기는 수식이 많습니다',
        ja: 'エラーを隠す数式が多数あります',
      },
      message: {
        'zh-CN': '共有 {count} 个公式用 {functions} 把错误替换为 0，例如 {cell}（{label}）。',
        en: '{count} formulas turn errors into 0 with {functions}, for example {cell} ({label}).',
        ko: '수식 {count}개가 {functions}(으)로 오류를 0으로 바꿉니다. 예: {cell}({label}).',
        ja: '{count}個の数式が {functions} でエラーを0に置き換えています。例：{cell}（{label}）。',
      },
      explanation: {
        'zh-CN': '引用失效时不会报错，而是悄悄变为 0 并计入合计。',
        en: 'A broken reference then raises no alarm: it silently becomes a zero in the total.',
        ko: '참조가 깨져도 오류가 표시되지 않고 조용히 0으로 합산됩니다.',
        ja: '参照が壊れてもエラーにならず、0として合計に算入されてしまいます。',
      },
    },
  },
  *check({ model }) {
    if (!model) return
    const cells = [...formulaCells(model)]
    const volatile = cells.filter(({ shape }) => VOLATILE.some((name) => shape.functions.has(name)))
    const masked = cells.filter(returnsZeroOnError)
    for (const [messageId, found, functions] of [
      ['volatile', volatile, namesOf(volatile)],
      ['masked', masked, 'IFERROR'],
    ] as const)
      if (found.length >= LEAST)
        yield cellDraft(model, messageId, firstOf(found), {
          operands: found.slice(1, 4),
          data: { count: found.length, functions },
          confidence: 0.9,
        })
  },
})

/** TODAY and NOW on a cover sheet harm nobody; these hide references or change results. */
const VOLATILE = ['OFFSET', 'INDIRECT', 'RAND', 'RANDBETWEEN']

function namesOf(cells: readonly FormulaCell[]): string {
  return VOLATILE.filter((name) => cells.some(({ shape }) => shape.functions.has(name))).join(', ')
}

function returnsZeroOnError({ shape }: FormulaCell): boolean {
  if (!shape.functions.has('IFERROR')) return false
  return [...walkFormula(shape.root)].some(
    (node) => node.type === 'call' && node.name === 'IFERROR' && node.arguments[1]?.type === 'number',
  )
}
