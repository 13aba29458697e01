import { firstOf } from '@tickmark/document'
import { defineRule } from '../../rule/rule.ts'
import { findCycles, governingSwitchOf, isSwitchedOff, lineNameOf, nameOf } from '@tickmark/workbook'
import type { ModelCell, WorkbookModel } from '@tickmark/workbook'
import { cellDraft, WORKBOOK_TYPES } from '../../rule/cell-draft.ts'

export const circularReference = defineRule({
  meta: {
    id: 'formula/circular-reference',
    catalogue: ['FORM-006'],
    category: 'calculation',
    severity: 'serious',
    basis: 'computed',
    documents: WORKBOOK_TYPES,
    status: 'stable',
  },
  messages: {
    cycle: {
      title: { 'zh-CN': '循环引用', en: 'Circular reference', ko: '순환 참조', ja: '循環参照' },
      message: {
        'zh-CN': '{cell}（{label}）经由 {path} 又引用回自身，循环内共 {count} 个公式。',
        en: '{cell} ({label}) leads back to itself through {path}; formulas in the cycle: {count}.',
        ko: '{cell}({label})이(가) {path}을(를) 거쳐 자기 자신을 참조합니다. 순환에 포함된 수식: {count}개.',
        ja: '{cell}（{label}）が {path} を経由して自身を参照しています。循環に含まれる数式：{count}個。',
      },
      explanation: {
        'zh-CN': '未启用迭代计算时结果不确定；请断开循环，例如按期初余额计算利息。',
        en: 'Without iterative calculation the result is undefined. Break the cycle, for instance by charging interest on the opening balance.',
        ko: '반복 계산을 사용하지 않으면 결과가 정해지지 않습니다. 예컨대 이자를 기초잔액 기준으로 계산하여 순환을 끊으십시오.',
        ja: '反復計算を有効にしない限り結果が定まりません。利息を期首残高で計算するなどして循環を断つべきです。',
      },
    },
    iterative: {
      title: {
        'zh-CN': '模型依赖迭代计算',
        en: 'Model relies on iterative calculation',
        ko: '반복 계산에 의존하는 모델입니다',
        ja: '反復計算に依存するモデルです',
      },
      message: {
        'zh-CN': '{cell}（{label}）经由 {path} 形成循环（{count} 个公式），工作簿已启用迭代计算。',
        en: '{cell} ({label}) is in a cycle through {path} ({count} formulas); the workbook allows iteration.',
        ko: '{cell}({label})이(가) {path}을(를) 거쳐 순환합니다(수식 {count}개). 통합 문서에 반복 계산이 설정되어 있습니다.',
        ja: '{cell}（{label}）は {path} を経由して循環しています（数式{count}個）。ワークブックでは反復計算が有効です。',
      },
      explanation: {
        'zh-CN': '迭代结果依赖起始值与次数，出现一次错误值便无法自行恢复；建议设置循环开关。',
        en: 'Iterated results depend on start values, and one error value never heals. A circuit breaker is good practice.',
        ko: '반복 결과는 초기값과 횟수에 좌우되며, 오류가 한 번 발생하면 회복되지 않습니다. 순환 차단 스위치를 두는 것이 좋습니다.',
        ja: '反復計算の結果は初期値と回数に依存し、一度エラーが生じると自力では回復しません。循環スイッチの設置を推奨します。',
      },
    },
    governed: {
      title: {
        'zh-CN': '循环由开关控制，但未启用迭代计算',
        en: 'A switch governs a cycle, but iteration is off',
        ko: '스위치가 있는 순환이나 반복 계산이 꺼져 있습니다',
        ja: 'スイッチ付きの循環ですが、反復計算が無効です',
      },
      message: {
        'zh-CN':
          '{cell}（{label}）经由 {path} 形成循环（{count} 个公式），由开关 {control}（{controlLabel}）控制，开关现已打开，而工作簿未启用迭代计算。',
        en: '{cell} ({label}) is in a cycle through {path} ({count} formulas). The switch {control} ({controlLabel}) governs it and is on, while the workbook does not allow iteration.',
        ko: '{cell}({label})이(가) {path}을(를) 거쳐 순환합니다(수식 {count}개). 스위치 {control}({controlLabel})이(가) 켜져 있으나 통합 문서에 반복 계산이 설정되어 있지 않습니다.',
        ja: '{cell}（{label}）は {path} を経由して循環しています（数式{count}個）。スイッチ{control}（{controlLabel}）がオンですが、ワークブックでは反復計算が無効です。',
      },
      explanation: {
        'zh-CN': '循环开关是通行做法；打开时须启用迭代计算并保存该设置，否则他人打开时结果不确定。',
        en: 'A circularity switch is good practice. While it is on, allow iterative calculation and save the setting with the file; otherwise whoever opens it sees other results.',
        ko: '순환 스위치는 통상적인 실무입니다. 켜 둘 때는 반복 계산을 허용하고 그 설정을 파일에 저장하십시오. 그렇지 않으면 다른 사람이 열 때 결과가 달라집니다.',
        ja: '循環スイッチは一般的な手法です。オンにする間は反復計算を有効にし、設定をファイルに保存してください。そうしないと、開く人によって結果が変わります。',
      },
    },
    switched: {
      title: {
        'zh-CN': '循环由开关断开',
        en: 'A switch keeps a cycle open',
        ko: '스위치로 끊어 둔 순환입니다',
        ja: 'スイッチで切られている循環です',
      },
      message: {
        'zh-CN': '{cell}（{label}）经由 {path} 形成循环（{count} 个公式），目前由开关断开。',
        en: '{cell} ({label}) is in a cycle through {path} ({count} formulas) that a switch keeps open today.',
        ko: '{cell}({label})이(가) {path}을(를) 거쳐 순환하나(수식 {count}개) 현재는 스위치로 끊겨 있습니다.',
        ja: '{cell}（{label}）は {path} を経由して循環しますが（数式{count}個）、現在はスイッチで切られています。',
      },
      explanation: {
        'zh-CN': '打开开关前请启用迭代计算，否则结果不确定。',
        en: 'Allow iterative calculation before the switch is turned on; otherwise the result is undefined.',
        ko: '스위치를 켜기 전에 반복 계산을 허용하십시오. 그렇지 않으면 결과가 정해지지 않습니다.',
        ja: 'スイッチを入れる前に反復計算を有効にしてください。有効でなければ結果が定まりません。',
      },
    },
  },
  *check({ model }) {
    if (!model) return
    for (const cycles of causesOf(model)) {
      const cycle = firstOf(cycles)
      const [cell, others] = [firstOf(cycle), [...cycle.slice(1), ...cycles.slice(1).map((copy) => firstOf(copy))]]
      const data = { path: cycle.slice(1, 5).map(nameOf).join(' → ') || nameOf(cell), count: cycle.length }
      const kind = kindOf(model, cycles)
      const control = kind === 'cycle' ? governingSwitchOf(model, cycle) : undefined
      if (control)
        yield cellDraft(model, 'governed', cell, {
          operands: [control, ...others],
          data: { ...data, control: nameOf(control), controlLabel: lineNameOf(model, control) },
          confidence: 0.95,
          severity: 'warning',
        })
      else
        yield cellDraft(model, kind, cell, {
          operands: others,
          data,
          confidence: 0.95,
          ...(kind !== 'cycle' && { severity: 'suggestion' as const }),
        })
    }
  },
})

/** Cycles of one cause: copies of each other, on the same lines of a sheet (the first period reads a typed opening balance), or under one switch. */
function causesOf(model: WorkbookModel): ModelCell[][][] {
  const causes = new Map<string, ModelCell[][]>()
  for (const cycle of findCycles(model)) {
    const control = model.workbook.iterativeCalculation ? undefined : governingSwitchOf(model, cycle)
    const keys = [control ? `switch ${nameOf(control)}` : patternOf(cycle), ...linesOf(cycle)]
    const known = keys.map((key) => causes.get(key)).find((cause) => cause !== undefined)
    const cause = known ?? []
    cause.push(cycle)
    for (const key of keys) if (!causes.has(key)) causes.set(key, cause)
  }
  return [...new Set(causes.values())]
}

/** The rows that a cycle runs through, and its columns; a cycle within one line has the other of the two only. */
function linesOf(cycle: readonly ModelCell[]): string[] {
  const keyOf = (way: 'row' | 'column'): string[] => {
    const lines = [...new Set(cycle.map((cell) => `${cell.sheet}|${cell[way]}`))].toSorted()
    return lines.length > 1 ? [`${way} ${lines.join(' ')}`] : []
  }
  return [...keyOf('row'), ...keyOf('column')]
}

function kindOf(model: WorkbookModel, cycles: readonly ModelCell[][]): 'cycle' | 'iterative' | 'switched' {
  if (model.workbook.iterativeCalculation) return 'iterative'
  // A cell that keeps its own value for one case of several is not switched, it remembers.
  return cycles.every((cycle) => cycle.length > 1 && isSwitchedOff(model, cycle)) ? 'switched' : 'cycle'
}

/** One cycle copied along a line is one cause, however many periods repeat it. */
function patternOf(cycle: readonly ModelCell[]): string {
  return cycle
    .map(({ sheet, shape }) => `${sheet}|${shape?.form}`)
    .toSorted()
    .join('\n')
}
