import { firstOf, lastOf } from '@tickmark/document'
import { defineRule } from '../../rule/rule.ts'
import { cellDraft, WORKBOOK_TYPES } from '../../rule/cell-draft.ts'
import {
  cellAt,
  cellsRead,
  consequencesOf,
  findRollForwards,
  isCalculation,
  isNumeric,
  isOtherVersion,
  nameOf,
  numberOf,
  openedAnewOf,
  partsOf,
  periodAt,
  positionIn,
  printNumber,
} from '@tickmark/workbook'
import type { FormulaCell, ModelCell, RollForward, WorkbookModel } from '@tickmark/workbook'

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
        ja: '{cell}（{label}）は{value}ですが、前期の期末残高{other}は{otherValue}です。不一致の期間：{count}件。',
      },
      explanation: {
        'zh-CN': '滚动计算的每一期都应从上期期末接续。',
        en: 'Each period of a roll-forward starts where the last one ended.',
        ko: '증감표의 각 기간은 전기 말에서 이어져야 합니다.',
        ja: '増減表の各期は前期末から始まります。',
      },
    },
    anew: {
      title: {
        'zh-CN': '各期余额都从同一期初数起算',
        en: 'A balance begins with the same opening balance in every period',
        ko: '모든 기간의 잔액이 같은 기초잔액에서 시작합니다',
        ja: 'どの期の残高も同じ期首残高から始まっています',
      },
      message: {
        'zh-CN':
          '{cell}（{label}）的公式 {actual} 在每一期都从 {opening}（{value}）起算，前期的变动随之丢失；涉及 {count} 个期间。',
        en: '{cell} ({label}) holds {actual} and starts from {opening} ({value}) in every period: what moved in the periods before is lost. Periods concerned: {count}.',
        ko: '{cell}({label})의 수식 {actual}은(는) 매 기간 {opening}({value})에서 시작하여 이전 기간의 증감이 사라집니다. 해당 기간: {count}개.',
        ja: '{cell}（{label}）の数式 {actual} は毎期{opening}（{value}）から始まるため、それまでの増減が失われます。該当期間：{count}件。',
      },
      explanation: {
        'zh-CN': '第二期起应以上期期末余额为起点，而非最初的期初余额。',
        en: 'From the second period on, a balance starts from the one before it, not from the first opening balance.',
        ko: '두 번째 기간부터는 최초의 기초잔액이 아니라 직전 기간의 잔액에서 시작해야 합니다.',
        ja: '2期目以降は、最初の期首残高ではなく前期末の残高を起点とします。',
      },
    },
    movements: {
      title: {
        'zh-CN': '期末余额漏计列示的变动',
        en: 'Closing balance leaves out a movement that is listed',
        ko: '기말잔액에 표시된 증감이 빠졌습니다',
        ja: '期末残高に記載された増減が含まれていません',
      },
      message: {
        'zh-CN':
          '{cell}（{label}）的公式 {actual} 从期初 {from} 得到 {to}，没有计入其间列示的“{movement}”（{value}）。',
        en: '{cell} ({label}) holds {actual} and goes from {from} to {to} without “{movement}” ({value}) listed between.',
        ko: '{cell}({label})의 수식 {actual}은(는) 기초 {from}에서 {to}(으)로 이어지며, 그 사이의 ‘{movement}’({value})이(가) 빠져 있습니다.',
        ja: '{cell}（{label}）の数式 {actual} は期首{from}から{to}となり、途中の「{movement}」（{value}）が含まれていません。',
      },
      explanation: {
        'zh-CN': '期末余额 = 期初余额 ± 其间列示的全部变动。',
        en: 'Closing balance = opening balance ± every movement listed between.',
        ko: '기말잔액 = 기초잔액 ± 그 사이의 모든 증감.',
        ja: '期末残高＝期首残高±途中に記載されたすべての増減。',
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
        ko: '{cell}({label})의 수식 {actual}에서 ‘{movement}’({value})이(가) 이름과 반대로 작용하여 잔액이 {from}에서 {to}(으)로 바뀝니다.',
        ja: '{cell}（{label}）の数式 {actual} では「{movement}」（{value}）が名称と逆に働き、残高が{from}から{to}になります。',
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
    for (const { cells, opening } of openedAnewOf(model)) {
      const cell = firstOf(cells)
      const data = {
        actual: `=${cell.cell.formula}`,
        opening: nameOf(opening),
        value: opening.cell.text.trim(),
        count: cells.length,
      }
      yield cellDraft(model, 'anew', cell, { to: lastOf(cells), operands: [opening], data, confidence: 0.85 })
    }
    for (const roll of findRollForwards(model)) {
      const wrong = wrongOpenings(model, roll)
      if (wrong.length > 0 && !consequencesOf(model).has(firstOf(wrong).cell)) yield openingDraft(model, wrong)
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
  const axes = model.axes(opening.sheet)
  const pairs = opening.cells.filter(isNumeric).flatMap((cell): Opening[] => {
    const before = ends.get(positionIn(opening, cell) - 1)
    // A total beside the periods follows on nothing.
    if (!before || !periodAt(axes, cell) || !periodAt(axes, before)) return []
    if ((isCalculation(cell) && opensFromOtherVersion(model, cell)) || isOfNothing(model, before)) return []
    return numberOf(before) !== undefined && numberOf(cell) !== undefined ? [{ cell, before }] : []
  })
  const computed = pairs.filter(({ cell }) => isCalculation(cell))
  const holds = ({ cell, before }: Opening): boolean => isSame(numberOf(cell)!, numberOf(before)!)
  // Where formulas show that the line follows on, a typed opening has to as well.
  if (computed.some(holds)) return pairs.filter((pair) => !holds(pair))
  if (computed.length < 2) return []
  const wrong = computed.filter((pair) => !holds(pair))
  // Equal nowhere but by chance: another layout (balances of other dates), unless the formulas look back one period.
  return computed.length >= 3 ? wrong : []
}

/** A closing balance that adds up blank cells: the period before the schedule begins. */
function isOfNothing(model: WorkbookModel, cell: ModelCell): boolean {
  return isCalculation(cell) && numberOf(cell) === 0 && !cellsRead(model, cell).some((read) => isNumeric(read))
}

/** The opening is taken from a balance as it was adjusted (after a transaction, restated), which the closing one is not. */
function opensFromOtherVersion(model: WorkbookModel, cell: FormulaCell): boolean {
  const [area, more] = model.graph.precedentAreas(cell)
  if (!area || more || area.top !== area.bottom || area.left !== area.right) return false
  return isOtherVersion(model.axes(area.sheet), { row: area.top, column: area.left })
}

function openingDraft(model: WorkbookModel, wrong: readonly Opening[]) {
  const { cell, before } = firstOf(wrong)
  return cellDraft(model, 'opening', cell, {
    to: lastOf(wrong).cell,
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

/** Judged by the first closing formula that starts from the opening balance: all periods share it. */
function* wrongMovements(model: WorkbookModel, { opening, closing, movements }: RollForward) {
  const cell = closing.cells.find(
    (end) => isCalculation(end) && cellAt(opening, positionIn(closing, end)) && !consequencesOf(model).has(end),
  )
  const start = cell && cellAt(opening, positionIn(closing, cell))
  const parts = cell ? partsOf(model, cell) : []
  if (!cell || !start || !parts.some((part) => part.cell === start && part.sign > 0)) return
  const listed = movements.flatMap(({ label, at }) => {
    const own = at.get(positionIn(closing, cell))
    const part = parts.find((candidate) => candidate.cell === own)
    return own && numberOf(own) ? [{ label, cell: own, amount: numberOf(own)!, sign: part?.sign }] : []
  })
  const isDirected = (label: string): boolean => LOWERS.test(label) !== RAISES.test(label)
  const omitted = listed.find((one) => one.sign === undefined && isDirected(one.label) && !isParted(listed, one.amount))
  const against = listed.find(({ label, amount, sign }) => sign !== undefined && goesAgainst(label, amount * sign))
  const found = omitted ?? against
  if (!found) return
  yield cellDraft(model, omitted ? 'movements' : 'direction', cell, {
    to: lastOf(closing.cells),
    operands: [start, found.cell],
    data: {
      actual: `=${cell.cell.formula}`,
      movement: found.label,
      value: printNumber(found.amount),
      from: start.cell.text.trim(),
      to: cell.cell.text.trim(),
    },
    confidence: 0.7,
  })
}

/** A payment that is interest and principal together: the balance takes one of its parts. */
function isParted(listed: readonly { amount: number }[], whole: number): boolean {
  const others = listed.map(({ amount }) => Math.abs(amount))
  return others.some((one, at) => others.some((two, index) => index > at && isSame(one + two, Math.abs(whole))))
}

function goesAgainst(label: string, effect: number): boolean {
  if (LOWERS.test(label) === RAISES.test(label)) return false
  return LOWERS.test(label) ? effect > 0 : effect < 0
}

function isSame(a: number, b: number): boolean {
  return Math.abs(a - b) <= Math.max(1e-6, 1e-5 * Math.max(Math.abs(a), Math.abs(b)))
}
