import { ANY_TYPE } from '../../rule/rule.ts'
import { causeRule } from '../../rule/from-cause.ts'

export const sensitivityMismatch = causeRule({
  meta: {
    id: 'calculation/sensitivity-mismatch',
    catalogue: ['ASSU-013'],
    category: 'calculation',
    severity: 'serious',
    basis: 'computed',
    documents: ANY_TYPE,
    status: 'stable',
  },
  kinds: ['sensitivity'],
  message: {
    title: {
      'zh-CN': '敏感性分析表中的数值与其余数值不符',
      en: 'A cell of a sensitivity table does not fit the others',
      ko: '민감도 분석표의 값이 나머지 값과 맞지 않습니다',
      ja: '感応度分析表の値が他の値と整合しません',
    },
    message: {
      'zh-CN': '敏感性分析表列示 {actual}；按同一行（列）其余数值推算应为 {expected}。',
      en: 'The sensitivity table shows {actual}; the other values of its row or column give {expected}.',
      ko: '민감도 분석표에 {actual}(으)로 기재되어 있으나, 같은 행(열)의 나머지 값으로 계산하면 {expected}입니다.',
      ja: '感応度分析表に{actual}と記載されていますが、同じ行（列）の他の値から計算すると{expected}です。',
    },
    explanation: {
      'zh-CN': '退出倍数等间距变动时结果呈直线变化；该值偏离，可能是上一次测算的残留或误录。',
      en: 'Over even steps of a multiple a value is a straight line; a cell off it was left from an earlier run, or mistyped.',
      ko: '배수가 일정한 간격으로 변하면 결과는 직선으로 변합니다. 벗어난 값은 이전 계산이 남아 있거나 잘못 입력된 것입니다.',
      ja: '倍率が等間隔で変わると結果は直線的に変化します。外れた値は以前の計算の残りか入力誤りとみられます。',
    },
  },
})
