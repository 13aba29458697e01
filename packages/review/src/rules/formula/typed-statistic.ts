import { firstOf, lastOf } from '@tickmark/document'
import { defineRule } from '../../rule/rule.ts'
import { cellDraft, WORKBOOK_TYPES } from '../../rule/cell-draft.ts'
import {
  areaAddress,
  departuresOf,
  findWrongCompounds,
  findWrongListed,
  findWrongStatistics,
  findWrongTotals,
  nameOf,
  printNumber,
  printPercent,
} from '@tickmark/workbook'
import type { StatisticName } from '@tickmark/workbook'

/** What a spreadsheet program would be asked for. */
const FUNCTIONS: Record<StatisticName, string> = {
  minimum: 'MIN',
  maximum: 'MAX',
  average: 'AVERAGE',
  median: 'MEDIAN',
  deviation: 'STDEV',
}

export const typedStatistic = defineRule({
  meta: {
    id: 'formula/typed-statistic',
    catalogue: ['FORM-002'],
    category: 'calculation',
    severity: 'serious',
    basis: 'computed',
    documents: WORKBOOK_TYPES,
    status: 'stable',
  },
  messages: {
    wrong: {
      title: {
        'zh-CN': '录入的统计值与上方数据不符',
        en: 'Hard-coded statistic does not match its numbers',
        ko: '직접 입력한 통계값이 위의 수치와 다릅니다',
        ja: '直接入力された統計値が上の数値と一致しません',
      },
      message: {
        'zh-CN': '{cell}（{label}）为直接录入的 {actual}，上方 {count} 个数值按 {formula} 应为 {expected}。',
        en: '{cell} ({label}) is the hard-coded value {actual}; the {count} numbers above it give {expected} ({formula}).',
        ko: '{cell}({label})에는 {actual}이(가) 직접 입력되어 있으나, 위의 수치 {count}개로 계산하면 {expected}입니다({formula}).',
        ja: '{cell}（{label}）には{actual}が直接入力されていますが、上の{count}個の数値からは {expected} となります（{formula}）。',
      },
      explanation: {
        'zh-CN': '同一行的 {proof} 与其上方数据一致，说明该行是这样计算的。数据更新后统计值未同步修改。',
        en: '{proof} in the same row agrees with its numbers, so this is how the row is made. The numbers were probably updated and this one was not.',
        ko: '같은 행의 {proof}은(는) 위의 수치와 일치하므로 이 행은 그렇게 계산된 것입니다. 수치가 갱신될 때 이 값이 함께 고쳐지지 않은 것으로 보입니다.',
        ja: '同じ行の{proof}は上の数値と一致しており、この行はそのように計算されています。数値の更新時にこの値が直されていないと思われます。',
      },
    },
    growth: {
      title: {
        'zh-CN': '录入的复合增长率与该行数据不符',
        en: 'Hard-coded compound growth does not match its line',
        ko: '직접 입력한 연평균 성장률이 해당 행과 다릅니다',
        ja: '直接入力された年平均成長率が行の数値と一致しません',
      },
      message: {
        'zh-CN':
          '{cell}（{label}）为直接录入的增长率 {actual}；{from} 至 {to} 的年均复合增长率应为 {expected}（{formula}）。',
        en: '{cell} ({label}) is the hard-coded rate {actual}; from {from} to {to} its line grows by {expected} a year ({formula}).',
        ko: '{cell}({label})에는 성장률 {actual}이(가) 직접 입력되어 있으나, {from}부터 {to}까지의 연평균 성장률은 {expected}입니다({formula}).',
        ja: '{cell}（{label}）には成長率{actual}が直接入力されていますが、{from}から{to}までの年平均成長率は {expected} です（{formula}）。',
      },
      explanation: {
        'zh-CN': '同一列的 {proof} 与其所在行在相同期间的数据一致，说明该列是这样计算的。',
        en: '{proof} under the same head agrees with its line over the same periods, so this is how the column is made.',
        ko: '같은 열의 {proof}은(는) 같은 기간의 해당 행과 일치하므로 이 열은 그렇게 계산된 것입니다.',
        ja: '同じ列の{proof}は同じ期間の行の数値と一致しており、この列はそのように計算されています。',
      },
    },
    listed: {
      title: {
        'zh-CN': '录入的统计值与其数据不符',
        en: 'Hard-coded statistic does not match its numbers',
        ko: '직접 입력한 통계값이 해당 수치와 다릅니다',
        ja: '直接入力された統計値が対象の数値と一致しません',
      },
      message: {
        'zh-CN': '{cell}（{label}）为直接录入的 {actual}，而 {formula}（{count} 个数值）的结果为 {expected}。',
        en: '{cell} ({label}) is the hard-coded value {actual}; {formula} over {count} numbers gives {expected}.',
        ko: '{cell}({label})에는 {actual}이(가) 직접 입력되어 있으나, 수치 {count}개에 대한 {formula}의 결과는 {expected}입니다.',
        ja: '{cell}（{label}）には{actual}が直接入力されていますが、{count}個の数値に対する {formula} の結果は {expected} です。',
      },
      explanation: {
        'zh-CN': '同一统计列表中的 {proof} 以公式读取这些数据，该单元格却为录入数值，数据更新后不会随之变动。',
        en: '{proof} in the same list reads these numbers by formula; this cell is typed and will not follow them.',
        ko: '같은 통계 목록의 {proof}은(는) 이 수치를 수식으로 읽지만, 이 셀은 직접 입력되어 수치가 바뀌어도 갱신되지 않습니다.',
        ja: '同じ統計一覧の{proof}は数式でこれらの数値を参照していますが、このセルは直接入力のため、数値が変わっても更新されません。',
      },
    },
  },
  *check({ model }) {
    if (!model) return
    // Among formulas it is a constant that lost its formula.
    const known = new Set(departuresOf(model).flatMap(({ anomalies }) => anomalies.map(({ cell }) => cell)))
    for (const grid of model.grids.values())
      for (const { cell, name, expected, block, proof } of findWrongStatistics(grid)) {
        if (known.has(cell)) continue
        const area = { top: firstOf(block).row, bottom: lastOf(block).row, left: cell.column, right: cell.column }
        const formula = `=${FUNCTIONS[name]}(${areaAddress({ sheet: cell.sheet, ...area })})`
        const data = {
          actual: cell.cell.text.trim(),
          count: block.length,
          formula,
          expected: cell.cell.text.includes('%') ? printPercent(expected) : printNumber(expected),
          proof: nameOf(proof),
        }
        const at = block.find((other) => other.cell.value === expected)
        yield cellDraft(model, 'wrong', cell, {
          operands: at ? [at, proof] : [proof],
          data,
          expected: formula,
          arithmetic: `${formula.slice(1)} = ${data.expected} ≠ ${data.actual}`,
          confidence: 0.8,
        })
      }
    for (const { cell, from, to, years, expected, proof } of findWrongCompounds(model)) {
      if (known.has(cell)) continue
      const formula = `=(${to.address}/${from.address})^(1/${years})-1`
      const data = {
        actual: cell.cell.text.trim(),
        from: nameOf(from),
        to: nameOf(to),
        formula,
        expected: printPercent(expected),
        proof: nameOf(proof),
      }
      yield cellDraft(model, 'growth', cell, {
        operands: [from, to, proof],
        data,
        expected: formula,
        arithmetic: `${formula.slice(1)} = ${data.expected} ≠ ${data.actual}`,
        confidence: 0.85,
      })
    }
    for (const grid of model.grids.values())
      for (const { name, ...listed } of [
        ...findWrongListed(grid).map((one) => ({ ...one, name: FUNCTIONS[one.name] })),
        ...findWrongTotals(grid).map((one) => ({ ...one, name: 'SUM' })),
      ]) {
        const { cell, expected, area, proof } = listed
        if (known.has(cell)) continue
        const formula = `=${name}(${areaAddress(area)})`
        const data = {
          actual: cell.cell.text.trim(),
          count: area.bottom - area.top + 1,
          formula,
          expected: cell.cell.text.includes('%') ? printPercent(expected) : printNumber(expected),
          proof: nameOf(proof),
        }
        yield cellDraft(model, 'listed', cell, {
          operands: [proof],
          data,
          expected: formula,
          arithmetic: `${formula.slice(1)} = ${data.expected} ≠ ${data.actual}`,
          confidence: 0.85,
        })
      }
  },
})
