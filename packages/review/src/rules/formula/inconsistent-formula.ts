import { lastOf, firstOf } from '@tickmark/document'
import {
  addsOneEvent,
  departuresOf,
  differenceOf,
  evidenceOf,
  evidenceOfArea,
  gridOf,
  isTypedStep,
  nameOf,
  numberOf,
  printNumber,
  resolveReference,
} from '@tickmark/workbook'
import type { Anomaly, Departure, Reference, WorkbookModel } from '@tickmark/workbook'
import { defineRule } from '../../rule/rule.ts'
import { WORKBOOK_TYPES } from '../../rule/cell-draft.ts'
import type { FindingDraft } from '../../rule/rule.ts'

type MessageId = 'formula' | 'sign' | 'reference' | 'range'

/** Peers shown as operands: enough to see the pattern. */
const SHOWN_PEERS = 3

export const inconsistentFormula = defineRule<MessageId>({
  meta: {
    id: 'formula/inconsistent-formula',
    catalogue: ['FORM-001', 'FORM-010', 'FORM-016'],
    category: 'calculation',
    severity: 'serious',
    basis: 'heuristic',
    documents: WORKBOOK_TYPES,
    status: 'stable',
  },
  messages: {
    formula: {
      title: {
        'zh-CN': '公式与相邻单元格不一致',
        en: 'Formula differs from its neighbours',
        ko: '수식이 인접 셀과 일치하지 않습니다',
        ja: '数式が隣接セルと整合しません',
      },
      message: {
        'zh-CN': '{cell}（{label}）的公式为 {actual}，而同一区域的另外 {peers} 个单元格均按 {expected} 的规律计算。',
        en: '{cell} ({label}) holds {actual}, while {peers} other cells of the same block follow the pattern {expected}.',
        ko: '{cell}({label})의 수식은 {actual}이나, 같은 영역의 다른 {peers}개 셀은 {expected} 패턴을 따릅니다.',
        ja: '{cell}（{label}）の数式は {actual} ですが、同じ範囲の他の{peers}セルは {expected} の規則で計算されています。',
      },
      explanation: {
        'zh-CN':
          '将区域内各公式换算为相对引用后比较，本单元格是唯一偏离者，通常是局部改写后未还原。对本格数值的影响：{difference}。',
        en: 'With references taken relative to each cell, this one alone departs from its block; usually a local edit that was never undone. Effect on the cell: {difference}.',
        ko: '영역 내 수식을 상대 참조로 바꾸어 비교하면 이 셀만 다릅니다. 일부만 수정한 뒤 되돌리지 않은 경우가 많습니다. 셀 값에 미치는 영향: {difference}.',
        ja: '範囲内の数式を相対参照に直して比較すると、このセルだけが異なります。部分的な書き換えの戻し忘れが典型です。セルの値への影響：{difference}。',
      },
    },
    sign: {
      title: {
        'zh-CN': '公式中的正负号与相邻单元格相反',
        en: 'A sign is flipped compared with the neighbouring formulas',
        ko: '수식의 부호가 인접 셀과 반대입니다',
        ja: '数式の符号が隣接セルと逆です',
      },
      message: {
        'zh-CN': '{cell}（{label}）的公式为 {actual}，其中一项的符号与另外 {peers} 个单元格相反，应为 {expected}。',
        en: '{cell} ({label}) holds {actual}: one term carries the opposite sign of the {peers} neighbouring formulas. Expected {expected}.',
        ko: '{cell}({label})의 수식 {actual}에서 한 항의 부호가 인접한 {peers}개 수식과 반대입니다. {expected}이어야 합니다.',
        ja: '{cell}（{label}）の数式 {actual} では、1項の符号が隣接する{peers}個の数式と逆です。{expected} となるはずです。',
      },
      explanation: {
        'zh-CN': '加减号写反会使该项以两倍金额影响结果，并沿模型传导。对本格数值的影响：{difference}。',
        en: 'A flipped sign moves the result by twice the term and runs on through the model. Effect on the cell: {difference}.',
        ko: '부호가 바뀌면 해당 항목 금액의 두 배만큼 결과가 달라지고 모델 전체로 전파됩니다. 셀 값에 미치는 영향: {difference}.',
        ja: '符号の誤りはその項の2倍の金額だけ結果を動かし、モデル全体に波及します。セルの値への影響：{difference}。',
      },
    },
    reference: {
      title: {
        'zh-CN': '公式引用了错误的单元格',
        en: 'Formula points to the wrong cell',
        ko: '수식이 잘못된 셀을 참조합니다',
        ja: '数式が誤ったセルを参照しています',
      },
      message: {
        'zh-CN': '{cell}（{label}）的公式为 {actual}，按相邻 {peers} 个单元格的规律应引用 {expected}。',
        en: '{cell} ({label}) holds {actual}; by the pattern of {peers} neighbouring cells it should be {expected}.',
        ko: '{cell}({label})의 수식은 {actual}이나, 인접한 {peers}개 셀의 패턴에 따르면 {expected}이어야 합니다.',
        ja: '{cell}（{label}）の数式は {actual} ですが、隣接する{peers}セルの規則では {expected} となるはずです。',
      },
      explanation: {
        'zh-CN': '引用的位置与相邻公式错开，往往取到了相邻期间或相邻行的数据。对本格数值的影响：{difference}。',
        en: 'The reference is shifted against its neighbours and usually fetches the next period or line. Effect on the cell: {difference}.',
        ko: '참조 위치가 인접 수식과 어긋나 다른 기간이나 다른 행의 값을 가져오는 경우가 많습니다. 셀 값에 미치는 영향: {difference}.',
        ja: '参照位置が隣接する数式とずれており、隣の期間や行の値を取っていることがよくあります。セルの値への影響：{difference}。',
      },
    },
    range: {
      title: {
        'zh-CN': '求和区域与相邻单元格不一致',
        en: 'Range differs from the neighbouring formulas',
        ko: '집계 범위가 인접 수식과 다릅니다',
        ja: '集計範囲が隣接する数式と異なります',
      },
      message: {
        'zh-CN': '{cell}（{label}）的公式为 {actual}，相邻 {peers} 个单元格的区域对应 {expected}。',
        en: '{cell} ({label}) holds {actual}; the ranges of {peers} neighbouring cells correspond to {expected}.',
        ko: '{cell}({label})의 수식은 {actual}이나, 인접한 {peers}개 셀의 범위는 {expected}에 해당합니다.',
        ja: '{cell}（{label}）の数式は {actual} ですが、隣接する{peers}セルの範囲は {expected} に相当します。',
      },
      explanation: {
        'zh-CN': '同一合计行（列）的取数范围应当一致，否则会漏计或多计。对本格数值的影响：{difference}。',
        en: 'Totals of one row or column should cover the same lines; otherwise something is left out or counted twice. Effect on the cell: {difference}.',
        ko: '같은 합계 행(열)은 동일한 범위를 집계해야 하며, 그렇지 않으면 누락이나 중복이 생깁니다. 셀 값에 미치는 영향: {difference}.',
        ja: '同じ合計行（列）は同じ範囲を集計すべきで、そうでなければ漏れや重複が生じます。セルの値への影響：{difference}。',
      },
    },
  },
  *check({ model }) {
    if (!model) return
    for (const departure of departuresOf(model)) {
      const messageId = messageOf(firstOf(departure.anomalies))
      if (messageId) yield draftOf(model, departure, messageId)
    }
  },
})

/** Typed numbers, numbers in formulas and $ signs have rules of their own. */
function messageOf(anomaly: Anomaly): MessageId | undefined {
  if (anomaly.kind === 'reference' || anomaly.kind === 'range') return anomaly.kind
  if (anomaly.kind !== 'formula') return undefined
  const slip = anomaly.slip
  if (slip?.kind === 'sign') return 'sign'
  return slip?.kind === 'added' || slip?.kind === 'scaled' ? undefined : 'formula'
}

function draftOf(model: WorkbookModel, { anomalies }: Departure, messageId: MessageId): FindingDraft<MessageId> {
  const first = firstOf(anomalies)
  const last = lastOf(anomalies).cell
  const { cell, peers } = first
  const area = { sheet: cell.sheet, top: cell.row, left: cell.column, bottom: last.row, right: last.column }
  const evidence = evidenceOfArea(model, cell, area)
  const difference = differenceOf(first)
  return {
    messageId,
    data: {
      cell: nameOf(cell),
      label: evidence.label ?? '',
      actual: `=${cell.cell.formula}`,
      expected: `=${first.expected}`,
      peers: peers.length,
      difference: difference === undefined ? '–' : printNumber(difference),
    },
    evidence: [evidence, ...peers.slice(0, SHOWN_PEERS).map((peer) => evidenceOf(model, peer))],
    expected: `=${first.expected}`,
    actual: `=${cell.cell.formula}`,
    ...(first.expectedValue !== undefined && { arithmetic: `${cell.cell.text} ≠ ${printNumber(first.expectedValue)}` }),
    confidence: first.confidence,
    // A departure that changes no number today is a trap for tomorrow, not an error in the result.
    ...(isNeutral(difference, first) && { severity: 'warning' as const }),
    ...(isEvent(model, first) && { severity: 'suggestion' as const }),
  }
}

function isNeutral(difference: number | undefined, { expectedValue = 0 }: Anomaly): boolean {
  return difference !== undefined && Math.abs(difference) <= 1e-9 * Math.max(1, Math.abs(expectedValue))
}

/** What one period has beside the others stands in a cell of its own, with its reason; a path of assumptions takes a step of its own. */
function isEvent(model: WorkbookModel, { kind, cell, peers }: Anomaly): boolean {
  const [own, theirs] = [cell.shape?.root, peers[0].shape.root]
  const isBlank = (term: Reference): boolean =>
    peers.every((peer) => {
      const place = resolveReference(term, peer)
      return place !== undefined && numberOf(gridOf(model, place.sheet)?.at(place.top, place.left)) === undefined
    })
  const isOwnStep = kind !== 'reference' && own !== undefined && isTypedStep(own) && isTypedStep(theirs)
  return own !== undefined && (addsOneEvent(own, theirs, isBlank) || isOwnStep)
}
