import { figuresOf } from '../../claims/relation/relation.ts'
import type { Cause } from '../../judge/blame.ts'
import { causesOf, weighedDraft } from '../../rule/from-cause.ts'
import { ANY_TYPE, defineRule } from '../../rule/rule.ts'
import type { FindingDraft, RuleInput } from '../../rule/rule.ts'

export const sameItemDiffers = defineRule({
  meta: {
    id: 'consistency/same-item-differs',
    catalogue: ['CONS-009', 'CONS-010', 'CONS-011', 'CONS-023'],
    category: 'consistency',
    severity: 'serious',
    basis: 'computed',
    documents: ANY_TYPE,
    status: 'stable',
  },
  messages: {
    mismatch: {
      title: {
        'zh-CN': '同一项目在不同表中金额不一致',
        en: 'The same item differs between tables',
        ko: '같은 항목의 금액이 표마다 다릅니다',
        ja: '同一項目の金額が表によって異なります',
      },
      message: {
        'zh-CN': '“{name}”（{column}）列示为 {actual}，另一表同期列示为 {expected}。',
        en: '“{name}” ({column}) is printed as {actual}; another table has {expected} for the same period.',
        ko: '‘{name}’({column})의 기재값은 {actual}이나, 다른 표에는 같은 기간이 {expected}(으)로 기재되어 있습니다.',
        ja: '「{name}」（{column}）の記載値は{actual}ですが、別の表では同じ期間が{expected}となっています。',
      },
      explanation: {
        'zh-CN': '两表该项目的其他数据一致，仅此处不同。',
        en: 'The two tables agree on this item elsewhere; only this figure differs.',
        ko: '두 표의 다른 수치는 일치하며 이 수치만 다릅니다.',
        ja: '両表の他の数値は一致しており、この数値だけが異なります。',
      },
    },
    told: {
      title: {
        'zh-CN': '同一事项前后表述的数值不一致',
        en: 'The same fact is told with two figures',
        ko: '같은 사항의 수치가 곳에 따라 다릅니다',
        ja: '同じ事項の数値が箇所によって異なります',
      },
      message: {
        'zh-CN': '此处为 {actual}，另一处几乎相同的表述为 {expected}。',
        en: 'The text says {actual} here and {expected} in another place, in nearly the same words.',
        ko: '여기에는 {actual}, 거의 같은 문구의 다른 곳에는 {expected}(으)로 기재되어 있습니다.',
        ja: 'ここでは{actual}、ほぼ同じ文言の別の箇所では{expected}と記載されています。',
      },
      explanation: {
        'zh-CN': '两处数值前后的文字相同，应指同一事项，请核对何者正确。',
        en: 'The words around both figures are alike, so that they seem to mean one thing. Check which of the two is right.',
        ko: '두 수치 앞뒤의 문구가 같아 같은 사항을 가리키는 것으로 보입니다. 어느 쪽이 맞는지 확인하십시오.',
        ja: '両方の数値の前後の文言が同じで、同一の事項を指すと考えられます。どちらが正しいか確認してください。',
      },
    },
  },
  *check(input) {
    for (const cause of causesOf(input, ['same-item']))
      yield isOfSentences(cause) ? toldTwice(cause, input) : weighedDraft(cause, input, 'mismatch')
  },
})

function isOfSentences({ relation }: Cause): boolean {
  return figuresOf(relation).every(({ location }) => location.start !== undefined)
}

/** Two sentences are quoted as they print their figures, each with its own unit. */
function toldTwice(cause: Cause, input: RuleInput): FindingDraft<'told'> {
  const draft = weighedDraft(cause, input, 'told')
  const other = figuresOf(cause.relation).find((figure) => figure !== cause.culprit)
  const expected = other?.text ?? draft.expected ?? ''
  return { ...draft, expected, data: { ...draft.data, actual: cause.culprit.text, expected } }
}
