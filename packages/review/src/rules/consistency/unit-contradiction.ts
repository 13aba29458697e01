import { foldText } from '@tickmark/language'
import { itemAt } from '@tickmark/document'
import type { Document, Evidence, Figure } from '@tickmark/document'
import type { Grid } from '../../facts/grids/grid.ts'
import { locate } from '../../facts/sentences/make-sentences.ts'
import { isScaleSlip } from '../../judge/blame.ts'
import type { Cause } from '../../judge/blame.ts'
import { figuresOf } from '../../claims/relation/relation.ts'
import { scaleOutliers } from '../../claims/scales/scale-outliers.ts'
import { scaleSiblings } from '../../claims/scales/scale-siblings.ts'
import { toldInFull } from '../../claims/scales/told-in-full.ts'
import { unitContradictions } from '../../claims/scales/unit-contradictions.ts'
import { defineRule } from '../../rule/rule.ts'
import type { FindingDraft } from '../../rule/rule.ts'
import { draftOf, evidenceOf } from '../../rule/from-cause.ts'
import { locationOf } from '../../rule/place-of.ts'

/** Captions and scale words by which equal facts would differ by a power of ten. */
export const unitContradiction = defineRule({
  meta: {
    id: 'consistency/unit-contradiction',
    catalogue: ['CONS-013'],
    category: 'consistency',
    severity: 'warning',
    basis: 'computed',
    documents: ['financial_report', 'due_diligence'],
    status: 'stable',
  },
  messages: {
    table: {
      title: {
        'zh-CN': '表格单位与其他表格矛盾',
        en: 'A table’s unit contradicts the others',
        ko: '표의 단위가 다른 표와 모순됩니다',
        ja: '表の単位が他の表と矛盾しています',
      },
      message: {
        'zh-CN':
          '该表单位标注为“{own}”，但其数字与以“{other}”为单位的表格相同或处于同一数量级（如“{name}”{value}，另一表 {twin}）。',
        en: 'This table states “{own}”, yet its numbers are those, or of the size of those, in a table that states “{other}” (“{name}” {value}, there {twin}).',
        ko: '이 표의 단위는 ‘{own}’이나, 단위가 ‘{other}’인 표와 숫자가 같거나 자릿수가 같습니다(예: ‘{name}’ {value}, 다른 표 {twin}).',
        ja: 'この表の単位は「{own}」ですが、単位が「{other}」の表と数字が同じか、同じ桁数です（例：「{name}」{value}、別の表では{twin}）。',
      },
      explanation: {
        'zh-CN': '同一项目在两表中的数字相同而单位不同，必有一处单位标注有误。',
        en: 'The same lines cannot have the same printed numbers in two units: one of the two statements of unit is wrong.',
        ko: '같은 항목이 서로 다른 단위에서 같은 숫자로 기재될 수 없으므로 둘 중 하나의 단위 표시가 잘못되었습니다.',
        ja: '同じ項目が異なる単位で同じ数字になることはないため、どちらかの単位表示が誤っています。',
      },
    },
    told: {
      title: {
        'zh-CN': '表格单位与正文矛盾',
        en: 'A table’s unit contradicts the text',
        ko: '표의 단위가 본문과 모순됩니다',
        ja: '表の単位が本文と矛盾しています',
      },
      message: {
        'zh-CN':
          '该表单位标注为“{own}”，但表中“{name}”{value} 在正文中以整数金额列示为 {told}，本文件其他表格的单位为“{other}”。',
        en: 'This table states “{own}”, yet the text gives its “{name}” {value} in full, as {told}; the other tables of the document state “{other}”.',
        ko: '이 표의 단위는 ‘{own}’이나, 본문에는 ‘{name}’ {value}이(가) {told}(으)로 전액 기재되어 있고 이 문서의 다른 표의 단위는 ‘{other}’입니다.',
        ja: 'この表の単位は「{own}」ですが、本文では「{name}」{value}が{told}と全額で記載されており、本文書の他の表の単位は「{other}」です。',
      },
      explanation: {
        'zh-CN': '同一金额不可能既是以千（百万）为单位的数，又是整数金额：其中一处单位有误。',
        en: 'One amount cannot be so many thousands or millions and so many units: one of the two is wrong.',
        ko: '같은 금액이 천(백만) 단위이면서 동시에 원 단위일 수 없으므로 둘 중 하나의 단위가 잘못되었습니다.',
        ja: '同じ金額が千（百万）単位であると同時に全額表示であることはないため、どちらかの単位が誤っています。',
      },
    },
    prose: {
      title: {
        'zh-CN': '数量单位有误',
        en: 'A scale word is wrong',
        ko: '금액 단위가 잘못되었습니다',
        ja: '金額の単位が誤っています',
      },
      message: {
        'zh-CN': '文中列示 {printed}，与相关数据的数量级不符，按同一单位应为 {expected}。',
        en: '{printed} is stated; it differs from the figures around it by a power of ten.',
        ko: '{printed}(으)로 기재되어 있으나 관련 수치와 자릿수가 다릅니다. 같은 단위로는 {expected}이어야 합니다.',
        ja: '{printed}と記載されていますが、関連する数値と桁が異なり、同じ単位では{expected}となるはずです。',
      },
      explanation: {
        'zh-CN': '数字本身一致，单位（千、万、百万、亿）不一致。',
        en: 'The digits agree; the scale (thousand, million, billion) does not.',
        ko: '숫자는 일치하나 단위(천, 만, 백만, 억)가 다릅니다.',
        ja: '数字は一致していますが、単位（千・万・百万・億）が異なります。',
      },
    },
    magnitude: {
      title: {
        'zh-CN': '金额与公司规模不符',
        en: 'An amount is out of all proportion',
        ko: '금액이 회사 규모와 맞지 않습니다',
        ja: '金額が会社の規模と釣り合いません',
      },
      message: {
        'zh-CN': '文中列示 {printed}，而表内同类数据最大为“{name}”{largest}，疑为单位（万、百万、亿）有误。',
        en: '{printed} is stated, while the largest such figure in the tables is {largest} (“{name}”): the scale word is probably wrong.',
        ko: '{printed}(으)로 기재되어 있으나 표의 해당 수치 중 최댓값은 ‘{name}’ {largest}입니다. 단위가 잘못된 것으로 보입니다.',
        ja: '{printed}と記載されていますが、表中の該当する数値の最大値は「{name}」{largest}です。単位の誤りと思われます。',
      },
      explanation: {
        'zh-CN': '将单位降低三个数量级后，该金额与表内数据相称。',
        en: 'Three powers of ten lower, the amount is in keeping with the tables.',
        ko: '단위를 천분의 일로 낮추면 표의 수치와 부합합니다.',
        ja: '単位を3桁下げると、表の数値と整合します。',
      },
    },
  },
  *check({ document, facts }): Generator<FindingDraft<'table' | 'told' | 'prose' | 'magnitude'>> {
    const contradictions = unitContradictions(facts.grids)
    for (const { grid, other, pairs } of contradictions) {
      const [[own, twin]] = pairs as [(typeof pairs)[number]]
      yield {
        messageId: 'table',
        data: {
          own: grid.unit.text,
          other: other.unit.text,
          name: own.figure.label ?? '',
          value: own.figure.text,
          twin: twin.figure.text,
        },
        evidence: [unitEvidence(document, grid), evidenceOf(own.figure, facts), evidenceOf(twin.figure, facts)],
        expected: other.unit.text,
        actual: grid.unit.text,
        confidence: pairs.length > 2 ? 0.9 : 0.8,
      }
    }
    for (const { grid, cell, told, other } of toldInFull(facts.grids, facts.sentences)) {
      if (contradictions.some((one) => one.grid === grid)) continue
      yield {
        messageId: 'told',
        data: {
          own: grid.unit.text,
          other,
          name: cell.figure.label ?? '',
          value: cell.figure.text,
          told: told.text,
        },
        evidence: [unitEvidence(document, grid), evidenceOf(cell.figure, facts), evidenceOf(told, facts)],
        expected: other,
        actual: grid.unit.text,
        confidence: 0.85,
      }
    }
    for (const cause of facts.causes) {
      if (!isScaleSlip(cause) || isOfUnknownUnit(cause, facts.grids)) continue
      const draft = draftOf(cause, facts, 'prose')
      yield { ...draft, data: { printed: cause.culprit.text, expected: draft.expected ?? '' } }
    }
    const reported = new Set(facts.causes.filter(isScaleSlip).map((cause) => cause.culprit))
    // What the sentence itself reckons with is of its own scale: "decreased $57.1 million to $41.9 million from $99.0 million".
    const proven = new Set(facts.relations.flatMap((relation) => (relation.holds ? figuresOf(relation) : [])))
    for (const { figure, sibling, expected } of scaleSiblings(facts.grids, facts.sentences)) {
      if (reported.has(figure) || (proven.has(figure) && proven.has(sibling))) continue
      reported.add(figure)
      yield {
        messageId: 'prose',
        data: { printed: figure.text, expected },
        evidence: [evidenceOf(figure, facts), evidenceOf(sibling, facts)],
        expected,
        actual: figure.text,
        confidence: 0.8,
      }
    }
    const outliers = scaleOutliers(facts.grids, facts.sentences).filter(
      ({ figure }) => !reported.has(figure) && !proven.has(figure),
    )
    // One wrong scale word of a chart or a paragraph stands at all of its amounts.
    for (const [first, ...others] of Map.groupBy(outliers, ({ figure }) => unitPlace(figure)).values()) {
      if (!first) continue
      const { figure, largest } = first
      yield {
        messageId: 'magnitude',
        data: { printed: figure.text, name: largest.label ?? '', largest: largest.text },
        evidence: [
          evidenceOf(figure, facts),
          evidenceOf(largest, facts),
          ...others.map((other) => evidenceOf(other.figure, facts)),
        ],
        actual: figure.text,
        confidence: 0.75,
      }
    }
  },
})

/** A table that does not say what it is in contradicts no scale word. */
function isOfUnknownUnit({ relations, culprit }: Cause, grids: readonly Grid[]): boolean {
  const others = relations.flatMap(figuresOf).filter((figure) => figure !== culprit)
  const tables = new Set(others.flatMap(({ location: { block, start } }) => (start === undefined ? [block] : [])))
  const held = grids.filter(({ table }) => tables.has(table.id))
  return held.length > 0 && held.every(({ unit }) => unit.text === '')
}

/** Amounts of one page in one scale word. */
function unitPlace({ location, amount }: Figure): string {
  return `${location.page} ${amount.scale}`
}

/** The printed statement of unit, where it can be found near its table; else the table. */
function unitEvidence(document: Document, grid: Grid): Evidence {
  for (let index = grid.blockIndex - 1; index >= Math.max(0, grid.blockIndex - 6); index--) {
    const block = itemAt(document.blocks, index)
    if (block.type === 'table' || block.type === 'picture') continue
    const at = foldText(block.text).indexOf(foldText(grid.unit.text))
    if (at >= 0)
      return {
        location: locate(block, at, at + grid.unit.text.length),
        text: block.text.slice(0, 200),
        value: grid.unit.text,
      }
  }
  return {
    location: locationOf(grid.table),
    text: [grid.title.split('\n').at(-1), grid.unit.text].filter(Boolean).join(' · '),
    value: grid.unit.text,
  }
}
