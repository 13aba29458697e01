import { lastOf, firstOf } from '@tickmark/document'
import { defineRule } from '../../rule/rule.ts'
import {
  balanceSheetsOf,
  cellsRead,
  departuresOf,
  isCalculation,
  lineNameOf,
  lineOfCell,
  linesWith,
  linkOf,
  nameOf,
  positionIn,
  printNumber,
} from '@tickmark/workbook'
import type { ConceptLine, ModelCell, WorkbookModel } from '@tickmark/workbook'
import { cellDraft, WORKBOOK_TYPES } from '../../rule/cell-draft.ts'

export const workbookBalancePlug = defineRule({
  meta: {
    id: 'consistency/workbook-balance-plug',
    catalogue: ['FORM-012', 'ASSU-015', 'CONS-001'],
    category: 'consistency',
    severity: 'serious',
    basis: 'heuristic',
    documents: WORKBOOK_TYPES,
    status: 'stable',
  },
  messages: {
    plug: {
      title: {
        'zh-CN': '资产负债表项目含人为调平数',
        en: 'A number is plugged into the balance sheet',
        ko: '재무상태표 항목에 임의 조정액이 들어 있습니다',
        ja: '貸借対照表の項目に調整額が埋め込まれています',
      },
      message: {
        'zh-CN': '{cell}（{label}）的公式 {actual} 直接加入常数 {amount}，相邻 {peers} 个期间均为 {expected}。',
        en: '{cell} ({label}) holds {actual}: the number {amount} is added, which the {peers} neighbouring periods ({expected}) do not have.',
        ko: '{cell}({label})의 수식 {actual}에 상수 {amount}이(가) 더해져 있으나, 인접한 {peers}개 기간은 {expected}입니다.',
        ja: '{cell}（{label}）の数式 {actual} に定数{amount}が加算されていますが、隣接する{peers}期間は {expected} です。',
      },
      explanation: {
        'zh-CN': '资产负债表应由三表勾稽自动平衡。插入的调平数会掩盖或造成不平衡，并逐年结转。',
        en: 'A balance sheet has to balance by its roll-forwards. A plugged number hides or causes an imbalance and is carried into every later year.',
        ko: '재무상태표는 재무제표 간 연결로 자동 일치해야 합니다. 임의 조정액은 불일치를 감추거나 만들고 이후 연도로 이월됩니다.',
        ja: '貸借対照表は財務三表の連動で一致すべきものです。埋め込まれた調整額は不一致を隠すか生み出し、以後の年度に繰り越されます。',
      },
    },
    forced: {
      title: {
        'zh-CN': '资产负债表被强制配平',
        en: 'The balance sheet is forced to balance',
        ko: '재무상태표의 대차를 강제로 맞추었습니다',
        ja: '貸借対照表が強制的に一致させられています',
      },
      message: {
        'zh-CN':
          '{cell}（{label}）的公式 {actual} 取自 {source}（{sourceLabel}），两边因此永远相等；同样的单元格共 {count} 个。',
        en: '{cell} ({label}) holds {actual} and takes {source} ({sourceLabel}) from the other side: the two sides agree whatever happens. Cells that do so: {count}.',
        ko: '{cell}({label})의 수식 {actual}은(는) 반대편의 {source}({sourceLabel})에서 가져오므로 양변이 항상 일치합니다. 해당 셀: {count}개.',
        ja: '{cell}（{label}）の数式 {actual} は反対側の{source}（{sourceLabel}）を参照しているため、両側は常に一致します。該当セル：{count}件。',
      },
      explanation: {
        'zh-CN': '由另一边倒挤的项目会掩盖预测中的任何错误。各项目应由自身的滚动计算得出，货币资金取自现金流量表。',
        en: 'A line that is derived from the other side hides every error of the forecast. Each line should come from its own roll-forward, cash from the cash flow statement.',
        ko: '반대편에서 역산한 항목은 추정의 모든 오류를 감춥니다. 각 항목은 자체 증감 계산에서, 현금은 현금흐름표에서 가져와야 합니다.',
        ja: '反対側から逆算した項目は、予測の誤りをすべて覆い隠します。各項目は自身の増減計算から、現金はキャッシュ・フロー計算書から導くべきです。',
      },
    },
  },
  *check({ model }) {
    if (!model) return
    for (const { anomalies } of departuresOf(model)) {
      const anomaly = firstOf(anomalies)
      const { cell, peers, expected, confidence } = anomaly
      if (anomaly.kind !== 'formula' || !balanceSheetsOf(model).has(cell.sheet)) continue
      const slip = anomaly.slip
      if (slip?.kind !== 'added') continue
      const data = {
        actual: `=${cell.cell.formula}`,
        expected: `=${expected}`,
        amount: printNumber(slip.amount),
        peers: peers.length,
      }
      yield cellDraft(model, 'plug', cell, {
        operands: peers.slice(0, 2),
        data,
        expected: `=${expected}`,
        confidence,
        ...(isUnseen(cell, slip.amount) && { severity: 'suggestion' as const }),
      })
    }
    yield* forcedLines(model)
  },
})

/** A ten-thousandth of what the cell holds: it keeps a quotient from dividing by nought and closes no gap. */
const UNSEEN = 1e-4

function isUnseen({ cell }: ModelCell, amount: number): boolean {
  return Math.abs(amount) < Math.abs(Number(cell.value)) * UNSEEN
}

/** Lines of one side that are computed from the other: the total itself, or cash. */
function* forcedLines(model: WorkbookModel) {
  for (const line of linesWith(model, 'total_assets', 'total_liabilities_equity', 'cash')) {
    if (!balanceSheetsOf(model).has(line.sheet)) continue
    const found = line.cells.filter(isCalculation).flatMap((cell) => {
      const source = cellsRead(model, cell).find((read) => isOtherSide(model, line, cell, read))
      return source ? [{ cell, source }] : []
    })
    const [first] = found
    if (!first) continue
    yield cellDraft(model, 'forced', first.cell, {
      to: lastOf(found).cell,
      operands: [first.source],
      data: {
        actual: `=${first.cell.cell.formula}`,
        source: nameOf(first.source),
        sourceLabel: lineNameOf(model, first.source),
        count: found.length,
      },
      confidence: 0.8,
    })
  }
}

function isOtherSide(model: WorkbookModel, line: ConceptLine, cell: ModelCell, read: ModelCell): boolean {
  const other = lineOfCell(model, read)
  if (!other || other.sheet !== line.sheet || positionIn(line, cell) !== positionIn(other, read)) return false
  if (line.concept === 'cash')
    return ['total_liabilities_equity', 'total_equity', 'total_liabilities'].includes(other.concept)
  const opposite = line.concept === 'total_assets' ? 'total_liabilities_equity' : 'total_assets'
  return other.concept === opposite && linkOf(model, cell)?.cell === read
}
