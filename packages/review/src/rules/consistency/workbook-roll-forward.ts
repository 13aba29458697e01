import { defineRule } from '../../rule.ts'
import { cellDraft, WORKBOOK_TYPES } from '../../workbook/cell-draft.ts'
import { positionIn } from '../../workbook/concept-lines.ts'
import { consequencesOf } from '../../workbook/consequences.ts'
import { nameOf, printNumber } from '../../workbook/evidence.ts'
import { isCalculation, numberOf, type ModelCell } from '../../workbook/grid.ts'
import type { WorkbookModel } from '../../workbook/model.ts'
import { findRollForwards, signsThatFit, stepsOf, type RollForward } from '../../workbook/roll-forwards.ts'

const LOWERS =
  /repay|amorti[sz]ation of|redemption|disposal|churn|used|utili[sz]ed|偿还|归还|赎回|处置|减少|流失|상환|처분|감소|해지|返済|償還|除却|減少|解約/i
const RAISES =
  /draw-?down|issuance|new |addition|borrowing of|capitali[sz]ed interest|新增|增加|提取|借入|신규|증가|추가|차입|新規|増加|追加|元本組入/i

export const workbookRollForward = defineRule({
  meta: {
    id: 'consistency/workbook-roll-forward',
    catalogue: ['ASSU-016', 'CONS-002', 'CONS-007', 'CONS-008'],
    category: 'consistency',
    severity: 'serious',
    basis: 'computed',
    documents: WORKBOOK_TYPES,
    status: 'stable',
  },
  messages: {
    opening: {
      title: {
        'zh-CN': '期初余额不等于上期期末余额',
        en: 'Opening balance is not last period’s closing balance',
        ko: '기초잔액이 전기 기말잔액과 다릅니다',
        ja: '期首残高が前期の期末残高と一致しません',
      },
      message: {
        'zh-CN': '{cell}（{label}）为 {value}，而上期期末余额 {other} 为 {otherValue}；不一致的期间共 {count} 个。',
        en: '{cell} ({label}) is {value}; the closing balance before it, {other}, is {otherValue}. Periods that differ: {count}.',
        ko: '{cell}({label})은(는) {value}이나, 직전 기말잔액 {other}은(는) {otherValue}입니다. 불일치 기간: {count}개.',
        ja: '{cell}（{label}）は {value} ですが、前期の期末残高 {other} は {otherValue} です。不一致の期間：{count} 件。',
      },
      explanation: {
        'zh-CN': '滚动计算的每一期都应从上期期末接续。',
        en: 'Each period of a roll-forward starts where the last one ended.',
        ko: '증감표의 각 기간은 전기 말에서 이어져야 합니다.',
        ja: '増減表の各期は前期末から始まります。',
      },
    },
    movements: {
      title: {
        'zh-CN': '期末余额与期初余额及变动不符',
        en: 'Closing balance does not follow from opening and movements',
        ko: '기말잔액이 기초잔액과 증감에서 도출되지 않습니다',
        ja: '期末残高が期首残高と増減から導かれません',
      },
      message: {
        'zh-CN': '{cell}（{label}）为 {value}，公式为 {actual}；期初 {from} 加减其间所列变动均得不到该数。',
        en: '{cell} ({label}) is {value} and holds {actual}; opening {from} and the movements listed between do not lead there, whichever way they are signed.',
        ko: '{cell}({label})은(는) {value}(수식 {actual})이나, 기초 {from}에 그 사이의 증감을 더하거나 빼도 이 값이 되지 않습니다.',
        ja: '{cell}（{label}）は {value}（数式 {actual}）ですが、期首 {from} に途中の増減をどう加減してもこの値になりません。',
      },
      explanation: {
        'zh-CN': '列示的变动中有未计入者，或期末余额另有来源。',
        en: 'A movement that is listed is left out, or the closing balance comes from elsewhere.',
        ko: '표시된 증감 중 반영되지 않은 항목이 있거나, 기말잔액이 다른 곳에서 왔습니다.',
        ja: '記載された増減のいずれかが反映されていないか、期末残高が別の箇所から来ています。',
      },
    },
    direction: {
      title: {
        'zh-CN': '变动项目的方向与其名称不符',
        en: 'A movement changes the balance the wrong way',
        ko: '증감 항목의 방향이 이름과 맞지 않습니다',
        ja: '増減項目の方向がその名称と合いません',
      },
      message: {
        'zh-CN':
          '{cell}（{label}）的公式 {actual} 使“{movement}”{value} 的方向与其名称相反，期末余额由 {from} 变为 {to}。',
        en: '{cell} ({label}) holds {actual}: “{movement}” ({value}) moves the balance against its name, from {from} to {to}.',
        ko: '{cell}({label})의 수식 {actual}에서 “{movement}”({value})이(가) 이름과 반대로 작용하여 잔액이 {from}에서 {to}(으)로 바뀝니다.',
        ja: '{cell}（{label}）の数式 {actual} では「{movement}」（{value}）が名称と逆に働き、残高が {from} から {to} になります。',
      },
      explanation: {
        'zh-CN': '偿还、处置减少余额，新增、提取增加余额。',
        en: 'Repayments and disposals lower a balance, additions and drawdowns raise it.',
        ko: '상환과 처분은 잔액을 줄이고, 신규와 차입은 늘립니다.',
        ja: '返済や処分は残高を減らし、新規や借入は増やします。',
      },
    },
  },
  *check({ model }) {
    if (!model) return
    for (const roll of findRollForwards(model)) {
      const wrong = wrongOpenings(model, roll)
      if (wrong.length > 0 && !consequencesOf(model).has(wrong[0]!.cell)) yield openingDraft(model, wrong)
      else yield* wrongMovements(model, roll)
    }
  },
})

interface Opening {
  cell: ModelCell
  before: ModelCell
}

/** Openings that differ from the closing one period earlier. In a table without periods nothing follows on. */
function wrongOpenings(model: WorkbookModel, { opening, closing }: RollForward): Opening[] {
  const ends = new Map(closing.cells.map((cell) => [positionIn(closing, cell), cell]))
  const pairs = opening.cells.filter(isCalculation).flatMap((cell): Opening[] => {
    const before = ends.get(positionIn(opening, cell) - 1)
    return before && numberOf(before) !== undefined && numberOf(cell) !== undefined ? [{ cell, before }] : []
  })
  const axes = model.axes(opening.sheet)
  if (pairs.length < 2 || axes[0]?.direction !== opening.direction) return []
  const wrong = pairs.filter(({ cell, before }) => !isSame(numberOf(cell)!, numberOf(before)!))
  // Equal nowhere but by chance: another layout (balances of other dates), unless the formulas look back one period.
  return wrong.length < pairs.length || pairs.length >= 3 ? wrong : []
}

function openingDraft(model: WorkbookModel, wrong: readonly Opening[]) {
  const { cell, before } = wrong[0]!
  return cellDraft(model, 'opening', cell, {
    to: wrong.at(-1)!.cell,
    operands: [before],
    data: {
      value: cell.cell.text.trim(),
      other: nameOf(before),
      otherValue: before.cell.text.trim(),
      count: wrong.length,
    },
    arithmetic: `${cell.cell.text.trim()} ≠ ${before.cell.text.trim()}`,
    confidence: 0.75,
  })
}

function* wrongMovements(model: WorkbookModel, roll: RollForward) {
  const steps = stepsOf(roll).filter(({ closing }) => isCalculation(closing))
  const [first] = steps
  if (!first || roll.movements.length === 0 || consequencesOf(model).has(first.closing)) return
  const signs = signsThatFit(steps, roll.movements.length)
  const shared = {
    to: steps.at(-1)!.closing,
    operands: [
      first.opening,
      ...roll.movements.flatMap(({ at }) => at.get(positionIn(roll.closing, first.closing)) ?? []),
    ],
  }
  const actual = `=${first.closing.cell.formula}`
  const [from, to] = [first.opening, first.closing].map((cell) => cell.cell.text.trim())
  if (!signs) {
    const data = { actual, value: to!, from: from! }
    yield cellDraft(model, 'movements', first.closing, { ...shared, data, confidence: 0.7 })
    return
  }
  const odd = roll.movements.findIndex(({ label }, index) =>
    goesAgainst(label, first.movements[index]! * signs[index]!),
  )
  if (odd < 0) return
  const data = {
    actual,
    movement: roll.movements[odd]!.label,
    value: printNumber(first.movements[odd]!),
    from: from!,
    to: to!,
  }
  yield cellDraft(model, 'direction', first.closing, { ...shared, data, confidence: 0.7 })
}

function goesAgainst(label: string, effect: number): boolean {
  if (LOWERS.test(label) === RAISES.test(label)) return false
  return LOWERS.test(label) ? effect > 0 : effect < 0
}

function isSame(a: number, b: number): boolean {
  return Math.abs(a - b) <= Math.max(1e-6, 1e-5 * Math.max(Math.abs(a), Math.abs(b)))
}
