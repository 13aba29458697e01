import type { Document, Evidence } from '@tickmark/document'
import { foldText } from '../../facts/fold-text.ts'
import type { Grid } from '../../facts/grid.ts'
import { locate } from '../../facts/make-sentences.ts'
import { isScaleSlip } from '../../relations/blame.ts'
import { unitContradictions } from '../../relations/unit-contradictions.ts'
import { defineRule } from '../../rule.ts'
import type { FindingDraft } from '../../rule.ts'
import { draftOf, evidenceOf } from '../from-cause.ts'
import { locationOf } from '../place-of.ts'

/** Captions and scale words by which equal facts would differ by a power of ten. */
export const unitContradiction = defineRule({
  meta: { id: 'consistency/unit-contradiction', catalogue: ['CONS-013'], category: 'consistency', severity: 'serious', basis: 'computed', documents: ['financial_report', 'due_diligence'], status: 'stable' },
  messages: {
    table: {
      title: { 'zh-CN': '表格单位与其他表格矛盾', en: 'A table’s unit contradicts the others', ko: '표의 단위가 다른 표와 모순됩니다', ja: '表の単位が他の表と矛盾しています' },
      message: {
        'zh-CN': '该表单位标注为「{own}」，但其数字与以「{other}」为单位的表格完全相同（如「{name}」{value}）。',
        en: 'This table states “{own}”, yet prints the same numbers as a table that states “{other}” (“{name}” {value}, for instance).',
        ko: '이 표의 단위는 ‘{own}’이나, 단위가 ‘{other}’인 표와 같은 숫자가 기재되어 있습니다(예: ‘{name}’ {value}).',
        ja: 'この表の単位は「{own}」ですが、単位が「{other}」の表と同じ数字が記載されています（例：「{name}」{value}）。',
      },
      explanation: {
        'zh-CN': '同一项目在两表中的数字相同而单位不同，必有一处单位标注有误。',
        en: 'The same lines cannot have the same printed numbers in two units: one of the two statements of unit is wrong.',
        ko: '같은 항목이 서로 다른 단위에서 같은 숫자로 기재될 수 없으므로 둘 중 하나의 단위 표시가 잘못되었습니다.',
        ja: '同じ項目が異なる単位で同じ数字になることはないため、どちらかの単位表示が誤っています。',
      },
    },
    prose: {
      title: { 'zh-CN': '数量单位有误', en: 'A scale word is wrong', ko: '금액 단위가 잘못되었습니다', ja: '金額の単位が誤っています' },
      message: { 'zh-CN': '文中列示 {printed}，与相关数据相差整数倍数量级，应为 {expected}（同一单位）。', en: '{printed} is stated; it differs from the figures around it by a power of ten.', ko: '{printed}(으)로 기재되어 있으나 관련 수치와 자릿수가 다릅니다.', ja: '{printed} と記載されていますが、関連する数値と桁が異なります。' },
      explanation: {
        'zh-CN': '数字本身一致，单位（千、万、百万、亿）不一致。',
        en: 'The digits agree; the scale (thousand, million, billion) does not.',
        ko: '숫자는 일치하나 단위(천, 만, 백만, 억)가 다릅니다.',
        ja: '数字は一致していますが、単位（千・万・百万・億）が異なります。',
      },
    },
  },
  *check({ document, facts }): Generator<FindingDraft<'table' | 'prose'>> {
    for (const { grid, other, pairs } of unitContradictions(facts.grids)) {
      const [[own, twin]] = pairs as [(typeof pairs)[number]]
      yield {
        messageId: 'table',
        data: { own: grid.unit.text, other: other.unit.text || '10^0', name: own.figure.label ?? '', value: own.figure.text },
        evidence: [unitEvidence(document, grid), evidenceOf(own.figure, facts), evidenceOf(twin.figure, facts)],
        expected: other.unit.text,
        actual: grid.unit.text,
        confidence: pairs.length > 2 ? 0.9 : 0.8,
      }
    }
    for (const cause of facts.causes) {
      if (!isScaleSlip(cause)) continue
      const draft = draftOf(cause, facts, 'prose')
      yield { ...draft, data: { printed: cause.culprit.text, expected: draft.expected ?? '' } }
    }
  },
})

/** The printed statement of unit, where it can be found near its table; else the table. */
function unitEvidence(document: Document, grid: Grid): Evidence {
  for (let index = grid.blockIndex - 1; index >= Math.max(0, grid.blockIndex - 6); index--) {
    const block = document.blocks[index]!
    if (block.type === 'table' || block.type === 'picture') continue
    const at = foldText(block.text).indexOf(foldText(grid.unit.text))
    if (at >= 0) return { location: locate(block, at, at + grid.unit.text.length), text: block.text.slice(0, 200), value: grid.unit.text }
  }
  return { location: locationOf(grid.table), text: [grid.title.split('\n').at(-1), grid.unit.text].filter(Boolean).join(' · '), value: grid.unit.text }
}
