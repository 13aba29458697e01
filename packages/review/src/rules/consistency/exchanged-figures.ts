import { ANY_TYPE, defineRule } from '../../rule/rule.ts'
import { draftOf, printFigure } from '../../rule/from-cause.ts'

/** One exchange explains two lanes to the digit, whatever each of them is worth alone. */
const EXPLAINED = 0.9

export const exchangedFigures = defineRule({
  meta: {
    id: 'consistency/exchanged-figures',
    catalogue: ['CONS-014'],
    category: 'consistency',
    severity: 'serious',
    basis: 'computed',
    documents: ANY_TYPE,
    status: 'stable',
  },
  messages: {
    exchanged: {
      title: {
        'zh-CN': '两个数字填列颠倒',
        en: 'Two figures have been swapped',
        ko: '두 수치의 위치가 서로 바뀌었습니다',
        ja: '2つの数値が入れ替わっています',
      },
      message: {
        'zh-CN': '“{name}”的 {actual}（{column}）与 {other}（{otherColumn}）应互换位置。',
        en: 'In “{name}”, {actual} ({column}) and {other} ({otherColumn}) should be swapped.',
        ko: '‘{name}’의 {actual}({column})와(과) {other}({otherColumn})의 위치가 서로 바뀌어야 합니다.',
        ja: '「{name}」の{actual}（{column}）と{other}（{otherColumn}）は互いに入れ替わるべきです。',
      },
      explanation: {
        'zh-CN': '两处各自的加总关系均不成立，且差额大小相等、方向相反；互换后全部成立。',
        en: 'The sums of both columns fail by the same amount in opposite directions; once the two figures are swapped, all of them hold.',
        ko: '두 열의 합산이 같은 금액만큼 반대 방향으로 어긋나며, 두 수치를 바꾸면 모두 성립합니다.',
        ja: '両列の合計は同額だけ逆方向にずれており、2つの数値を入れ替えるとすべて成立します。',
      },
    },
    exchangedTie: {
      title: {
        'zh-CN': '两期数字填列颠倒',
        en: 'The figures of two periods have been swapped',
        ko: '두 기간의 수치가 서로 바뀌었습니다',
        ja: '2つの期間の数値が入れ替わっています',
      },
      message: {
        'zh-CN': '“{name}”的 {actual}（{column}）与 {other}（{otherColumn}）应互换位置：其他表格中两期数字恰好相反。',
        en: 'In “{name}”, {actual} ({column}) and {other} ({otherColumn}) should be swapped: another table prints them the other way round.',
        ko: '‘{name}’의 {actual}({column})와(과) {other}({otherColumn})의 위치가 서로 바뀌어야 합니다. 다른 표에는 두 기간의 수치가 반대로 기재되어 있습니다.',
        ja: '「{name}」の{actual}（{column}）と{other}（{otherColumn}）は互いに入れ替わるべきです。別の表では2つの期間の数値が逆になっています。',
      },
      explanation: {
        'zh-CN': '该表其他行与其他表格逐期一致，唯此行两期颠倒。',
        en: 'The other rows of the table agree with other tables period by period; this row alone has them exchanged.',
        ko: '같은 표의 다른 행은 다른 표와 기간별로 일치하며, 이 행만 두 기간이 바뀌어 있습니다.',
        ja: '同じ表の他の行は別の表と期間ごとに一致しており、この行だけが入れ替わっています。',
      },
    },
  },
  *check({ facts }) {
    for (const cause of facts.causes) {
      if (!cause.exchangedWith) continue
      const isTie = cause.relation.terms.length === 1
      const draft = draftOf(cause, facts, isTie ? 'exchangedTie' : 'exchanged')
      const other = cause.exchangedWith
      const rest = draft.evidence
        .slice(1)
        .filter(
          (piece) =>
            piece.location.rowIndex !== other.location.rowIndex ||
            piece.location.columnIndex !== other.location.columnIndex,
        )
      yield {
        ...draft,
        data: { ...draft.data, other: printFigure(other), otherColumn: other.columnLabel ?? '' },
        evidence: [
          draft.evidence[0],
          {
            location: other.location,
            text: other.text,
            value: other.text,
            ...(other.label ? { label: other.label } : {}),
          },
          ...rest,
        ],
        severity: 'serious',
        confidence: Math.max(draft.confidence ?? 0, EXPLAINED),
      }
    }
  },
})
