import { defineRule } from '../../rule.ts'
import { balanceSheetsOf } from '../../workbook/concept-lines.ts'
import { departuresOf } from '../../workbook/departures.ts'
import { printNumber } from '../../workbook/evidence.ts'
import { cellDraft, WORKBOOK_TYPES } from '../../workbook/cell-draft.ts'

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
        ja: '{cell}（{label}）の数式 {actual} に定数 {amount} が加算されていますが、隣接する {peers} 期間は {expected} です。',
      },
      explanation: {
        'zh-CN': '资产负债表应由三表勾稽自动平衡。插入的调平数会掩盖或造成不平衡，并逐年结转。',
        en: 'A balance sheet has to balance by its roll-forwards. A plugged number hides or causes an imbalance and is carried into every later year.',
        ko: '재무상태표는 재무제표 간 연결로 자동 일치해야 합니다. 임의 조정액은 불일치를 감추거나 만들고 이후 연도로 이월됩니다.',
        ja: '貸借対照表は財務三表の連動で一致すべきものです。埋め込まれた調整額は不一致を隠すか生み出し、以後の年度に繰り越されます。',
      },
    },
  },
  *check({ model }) {
    if (!model) return
    for (const { anomalies } of departuresOf(model)) {
      const anomaly = anomalies[0]!
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
      yield cellDraft(model, 'plug', cell, { operands: peers.slice(0, 2), data, expected: `=${expected}`, confidence })
    }
  },
})
