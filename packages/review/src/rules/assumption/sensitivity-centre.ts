import { firstOf, lastOf } from '@tickmark/document'
import { defineRule, type FindingDraft } from '../../rule/rule.ts'
import {
  consequencesOf,
  findSensitivityTables,
  findStaleTypedTables,
  findStillTables,
  findStrayedAxis,
  isSameRate,
  nameOf,
  numberOf,
  printNumber,
  printPercent,
  referenceFrom,
  valuesOf,
} from '@tickmark/workbook'
import type { ModelCell, NamedValue, SensitivityTable, StrayedAxis, WorkbookModel } from '@tickmark/workbook'
import { cellDraft } from '../../rule/cell-draft.ts'

export const sensitivityCentre = defineRule({
  meta: {
    id: 'assumption/sensitivity-centre',
    catalogue: ['ASSU-013'],
    category: 'assumption',
    severity: 'warning',
    basis: 'computed',
    documents: ['valuation_model'],
    status: 'stable',
  },
  messages: {
    centre: {
      title: {
        'zh-CN': '敏感性分析的基准点与模型结果不符',
        en: 'Sensitivity table does not show the base case',
        ko: '민감도 분석의 기준값이 모델 결과와 다릅니다',
        ja: '感応度分析の基準点がモデルの結果と一致しません',
      },
      message: {
        'zh-CN':
          '敏感性分析中对应基准假设的 {cell} 为 {actual}，而模型结果（企业价值、股权价值或每股价值）最接近的为 {expected}。',
        en: '{cell}, where the table meets the base assumptions, shows {actual}; the nearest result of the model (enterprise, equity or per-share value) is {expected}.',
        ko: '기준 가정에 해당하는 {cell}의 값은 {actual}이나, 모델 결과(기업가치·지분가치·주당가치) 중 가장 가까운 값은 {expected}입니다.',
        ja: '基準の前提に対応する{cell}は{actual}ですが、モデルの結果（企業価値・株式価値・1株当たり価値）で最も近い値は {expected} です。',
      },
      explanation: {
        'zh-CN': '表格可能未随模型重新计算，或引用了旧的假设。',
        en: 'The table was probably not recalculated with the model, or reads other assumptions.',
        ko: '표가 모델과 함께 재계산되지 않았거나 다른 가정을 참조하는 것으로 보입니다.',
        ja: '表がモデルとともに再計算されていないか、別の前提を参照していると思われます。',
      },
    },
    still: {
      title: {
        'zh-CN': '敏感性分析的一个坐标轴不影响结果',
        en: 'An axis of the sensitivity table moves nothing',
        ko: '민감도 분석의 축이 결과를 바꾸지 않습니다',
        ja: '感応度分析の軸を動かしても結果が変わりません',
      },
      message: {
        'zh-CN': '敏感性分析 {cell} 沿坐标轴 {first} 至 {last} 的结果完全相同（例如 {actual}）。',
        en: 'The sensitivity table {cell} shows the same results ({actual}) along the whole axis from {first} to {last}.',
        ko: '민감도 분석 {cell}은(는) {first}~{last} 축 전체에서 결과가 같습니다(예: {actual}).',
        ja: '感応度分析{cell}は、{first}〜{last}の軸全体で結果が同じです（例：{actual}）。',
      },
      explanation: {
        'zh-CN': '模拟运算表的输入单元格可能未进入结果，或表格为计算前粘贴的数值。',
        en: 'The input cell of the table probably feeds no result, or its values were pasted before they were computed.',
        ko: '표의 입력 셀이 결과에 반영되지 않거나, 계산 전에 값으로 붙여넣은 것으로 보입니다.',
        ja: '表の入力セルが結果に反映されていないか、計算前に値として貼り付けられたと思われます。',
      },
    },
    axis: {
      title: {
        'zh-CN': '敏感性分析的坐标轴不含模型的基准假设',
        en: 'Sensitivity axis does not include the base case',
        ko: '민감도 분석의 축에 모델의 기준 가정이 없습니다',
        ja: '感応度分析の軸にモデルの基準値がありません',
      },
      message: {
        'zh-CN':
          '敏感性分析的坐标轴 {cell} 以 {actual} 为中间值（{first} 至 {last}），而模型采用的为 {base}（{baseCell}），表中没有与模型结果对应的一格。',
        en: 'The sensitivity axis has {actual} in its middle, {cell}, and runs from {first} to {last}; the model uses {base} ({baseCell}), so no cell of the table shows the model’s result.',
        ko: '민감도 분석의 축은 {cell}의 {actual}을(를) 중심으로 {first}~{last}까지이나, 모델이 사용하는 값은 {base}({baseCell})이므로 모델 결과에 해당하는 칸이 없습니다.',
        ja: '感応度分析の軸は{cell}の{actual}を中心に{first}〜{last}ですが、モデルが用いる値は{base}（{baseCell}）であり、モデルの結果に対応する欄がありません。',
      },
      explanation: {
        'zh-CN': '坐标轴的中间值应引用模型的假设，否则假设变动后表格与估值结论脱节。',
        en: 'The middle of the axis should read the model’s assumption; otherwise the table and the conclusion diverge as soon as it changes.',
        ko: '축의 중심값은 모델의 가정을 참조해야 합니다. 그렇지 않으면 가정이 바뀔 때 표와 평가 결론이 어긋납니다.',
        ja: '軸の中心はモデルの前提を参照すべきです。そうでなければ前提の変更とともに表と評価結論が食い違います。',
      },
    },
  },
  *check({ model }) {
    if (!model) return
    yield* stillTables(model)
    const still = new Set(findStillTables(model).flatMap(({ heads }) => heads))
    yield* staleTables(model)
    for (const table of findSensitivityTables(model)) {
      if ([...table.top, ...table.side].some((head) => still.has(head))) continue
      const strayed = findStrayedAxis(model, table)
      if (strayed) yield draftAxis(model, strayed)
      else yield* judgeCentre(model, table)
    }
  },
})

/** Tables that show the same whatever is assumed. */
function* stillTables(model: WorkbookModel): Generator<FindingDraft<'still'>> {
  for (const { first, last, heads, isWhole } of findStillTables(model)) {
    const printed = (cell: ModelCell): string => cell.cell.text.trim()
    yield cellDraft(model, 'still', first, {
      to: last,
      operands: [firstOf(heads), lastOf(heads)],
      data: { actual: printed(first), first: printed(firstOf(heads)), last: printed(lastOf(heads)) },
      confidence: 0.85,
      ...(isWhole && { severity: 'serious' as const }),
    })
  }
}

/** Pasted tables under a corner that reads the result. */
function* staleTables(model: WorkbookModel): Generator<FindingDraft<'centre'>> {
  for (const { centre, heads, result } of findStaleTypedTables(model)) {
    if (consequencesOf(model).has(result)) continue
    const data = { actual: centre.cell.text.trim(), expected: result.cell.text.trim() }
    yield cellDraft(model, 'centre', centre, {
      operands: [result, ...heads],
      data,
      expected: data.expected,
      actual: data.actual,
      confidence: 0.75,
    })
  }
}

function* judgeCentre(model: WorkbookModel, table: SensitivityTable): Generator<FindingDraft<'centre'>> {
  const results = outcomesOf(model)
  // With a result that is known to be wrong, the table can't be expected to agree with it.
  if (results.length === 0 || results.some(({ cell }) => consequencesOf(model).has(cell))) return
  const rates = [...valuesOf(model, 'wacc'), ...valuesOf(model, 'terminal_growth')]
  const isBase = (head: ModelCell): boolean => rates.some(({ value }) => isSameRate(value, head))
  const [column, row] = [table.top.find(isBase), table.side.find(isBase)]
  const centre = column && row && table.at(row.row, column.column)
  const value = numberOf(centre)
  if (!centre || value === undefined || value === 0 || consequencesOf(model).has(centre)) return
  if (findStaleTypedTables(model).some((stale) => stale.centre === centre)) return
  const nearest = firstOf(results.toSorted((a, b) => Math.abs(a.value - value) - Math.abs(b.value - value)))
  const gap = Math.abs(nearest.value - value) / Math.abs(value)
  // Further away than this the table shows something else (a multiple, a return).
  if (gap <= 0.005 || gap > 0.6) return
  const data = { actual: centre.cell.text.trim(), expected: printNumber(nearest.value) }
  yield cellDraft(model, 'centre', centre, {
    operands: [nearest.cell, column, row],
    data,
    expected: data.expected,
    actual: data.actual,
    confidence: 0.65,
  })
}

function draftAxis(model: WorkbookModel, { middle, heads, base, isLinkLost }: StrayedAxis): FindingDraft<'axis'> {
  const printed = (cell: ModelCell): string => cell.cell.text.trim()
  return cellDraft(model, 'axis', middle, {
    operands: [base.cell, firstOf(heads), lastOf(heads)],
    data: {
      actual: printed(middle),
      first: printed(firstOf(heads)),
      last: printed(lastOf(heads)),
      base: printPercent(base.value),
      baseCell: nameOf(base.cell),
    },
    expected: `=${referenceFrom(middle, base.cell)}`,
    actual: printed(middle),
    confidence: isLinkLost ? 0.75 : 0.5,
    ...(!isLinkLost && { severity: 'suggestion' as const }),
  })
}

function outcomesOf(model: WorkbookModel): NamedValue[] {
  return (['enterprise_value', 'equity_value', 'value_per_share'] as const).flatMap((concept) =>
    valuesOf(model, concept),
  )
}
