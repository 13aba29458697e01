import { amountValue } from '@tickmark/document'
import { locate } from '../../facts/sentences/make-sentences.ts'
import { ANY_TYPE, defineRule } from '../../rule/rule.ts'
import { evidenceOf, printFigure } from '../../rule/from-cause.ts'

/** "Increased" beside figures that fell, and the other way round. */
export const directionContradictsFigures = defineRule({
  meta: {
    id: 'consistency/direction-contradicts-figures',
    catalogue: ['CONS-012'],
    category: 'consistency',
    severity: 'warning',
    basis: 'computed',
    documents: ANY_TYPE,
    status: 'stable',
  },
  messages: {
    contradicts: {
      title: {
        'zh-CN': '增减方向与数据矛盾',
        en: 'The direction contradicts the figures',
        ko: '증감 방향이 수치와 모순됩니다',
        ja: '増減の方向が数値と矛盾しています',
      },
      message: {
        'zh-CN': '文中称“{word}”，但数据由 {before} 变为 {after}，方向相反。',
        en: 'The text says “{word}”, but the figures go from {before} to {after}.',
        ko: '본문에는 ‘{word}’(으)로 기재되어 있으나 수치는 {before}에서 {after}(으)로 반대 방향입니다.',
        ja: '本文には「{word}」とありますが、数値は{before}から{after}へと逆方向に動いています。',
      },
      explanation: {
        'zh-CN': '请核对表述与数据：可能是用词错误，也可能是两期数据颠倒。',
        en: 'Either the wording is wrong, or the two amounts have been swapped.',
        ko: '표현이 잘못되었거나 두 기간의 수치가 서로 바뀌었을 수 있습니다.',
        ja: '表現の誤りか、両期間の数値の入れ替わりが考えられます。',
      },
    },
  },
  *check({ facts }) {
    for (const { statement, after, before } of facts.contradictions) {
      const word = statement.word!
      const { block, start, text } = statement.sentence
      yield {
        messageId: 'contradicts',
        data: { word: word.text, before: printFigure(before), after: printFigure(after) },
        evidence: [
          { location: locate(block, start + word.start, start + word.end), text, value: word.text },
          evidenceOf(after, facts),
          evidenceOf(before, facts),
        ],
        actual: word.text,
        arithmetic: `${printFigure(before)} → ${printFigure(after)} (${amountValue(after.amount).greaterThan(amountValue(before.amount)) ? '+' : '−'})`,
        confidence: 0.85,
      }
    }
  },
})
