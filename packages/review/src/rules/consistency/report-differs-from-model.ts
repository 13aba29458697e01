import { amountValue, Decimal, roundingOf, type Evidence, type Figure } from '@tickmark/document'
import { defineRule } from '../../rule/rule.ts'
import { conceptOf, evidenceOf, nameOf, valuesOf } from '@tickmark/workbook'
import type { ModelConcept, NamedValue, WorkbookModel } from '@tickmark/workbook'

/** Results and assumptions that a valuation report quotes from its model. */
const QUOTED = new Set<ModelConcept>([
  'wacc',
  'terminal_growth',
  'enterprise_value',
  'equity_value',
  'value_per_share',
  'cost_of_equity',
])
/** Units that a report may print amounts in: ones, thousands, ten thousands, millions, hundred millions. */
const SCALES = [0, 3, 4, 6, 8]
/** A quoted figure further off than this speaks of something else. */
const WIDEST_GAP = 0.3

export const reportDiffersFromModel = defineRule({
  meta: {
    id: 'consistency/report-differs-from-model',
    catalogue: ['CONS-026'],
    category: 'consistency',
    severity: 'serious',
    basis: 'computed',
    documents: ['valuation_model', 'due_diligence', 'financial_report'],
    status: 'stable',
  },
  messages: {
    differs: {
      title: {
        'zh-CN': '报告数字与模型不一致',
        en: 'Report quotes a different figure from the model',
        ko: '보고서 수치가 모델과 다릅니다',
        ja: '報告書の数値がモデルと一致しません',
      },
      message: {
        'zh-CN': '报告中“{label}”为 {actual}，而模型 {file} 的 {cell} 为 {expected}。',
        en: 'The report gives “{label}” as {actual}; {cell} of the model {file} is {expected}.',
        ko: '보고서의 ‘{label}’은(는) {actual}이나, 모델 {file}의 {cell}은(는) {expected}입니다.',
        ja: '報告書の「{label}」は{actual}ですが、モデル{file}の{cell}は{expected}です。',
      },
      explanation: {
        'zh-CN': '报告可能引用了模型的旧版本。请核对版本并更新其中一方。',
        en: 'The report probably quotes an earlier version of the model. Check the versions and update one of them.',
        ko: '보고서가 모델의 이전 버전을 인용한 것으로 보입니다. 버전을 확인하고 한쪽을 갱신하십시오.',
        ja: '報告書がモデルの旧版を引用していると思われます。版を確認し、いずれかを更新してください。',
      },
    },
  },
  *check({ document, facts, siblings }) {
    if (document.workbook) return
    for (const { document: workbook, model } of siblings) {
      if (!model) continue
      for (const figure of facts.figures) {
        const concept = figure.label === undefined ? undefined : conceptOf(figure.label)
        if (!concept || !QUOTED.has(concept)) continue
        const nearest = findContradiction(figure, valuesOf(model, concept))
        if (!nearest) continue
        yield {
          messageId: 'differs',
          data: {
            label: figure.label!,
            actual: figure.text,
            expected: nearest.cell.cell.text.trim(),
            cell: nameOf(nearest.cell),
            file: workbook.name,
          },
          evidence: [evidenceOfFigure(figure), evidenceInFile(model, nearest, workbook.name)],
          expected: nearest.cell.cell.text.trim(),
          actual: figure.text,
          confidence: 0.8,
        }
      }
    }
  },
})

/** The model's nearest value, when none of them equals the figure as printed and one is near enough to be meant. */
function findContradiction(figure: Figure, values: readonly NamedValue[]): NamedValue | undefined {
  const printed = figure.amount.unit === 'percent' ? amountValue(figure.amount).div(100) : amountValue(figure.amount)
  const rounding = figure.amount.unit === 'percent' ? roundingOf(figure.amount).div(100) : roundingOf(figure.amount)
  const gaps = values.map((value) => ({ value, gap: gapBetween(printed, rounding, value.value) }))
  const [nearest] = gaps.toSorted((a, b) => a.gap - b.gap)
  return nearest && nearest.gap > 0 && nearest.gap < WIDEST_GAP ? nearest.value : undefined
}

/** Relative difference at the best fitting unit; 0 when the printed figure is the value, rounded. */
function gapBetween(printed: Decimal, rounding: Decimal, value: number): number {
  if (value === 0 || printed.isZero()) return Infinity
  const candidates = SCALES.flatMap((scale) => [scale, -scale]).map((scale) =>
    new Decimal(value).times(Decimal.pow(10, scale)),
  )
  const gaps = candidates.map((candidate) => {
    const difference = candidate.minus(printed).abs()
    return difference.lte(rounding.times(1.01)) ? 0 : difference.div(printed.abs()).toNumber()
  })
  return Math.min(...gaps)
}

function evidenceOfFigure(figure: Figure): Evidence {
  return { location: figure.location, text: figure.text, value: figure.text, label: figure.label ?? '' }
}

function evidenceInFile(model: WorkbookModel, { cell }: NamedValue, file: string): Evidence {
  const evidence = evidenceOf(model, cell)
  return { ...evidence, location: { ...evidence.location, file } }
}
