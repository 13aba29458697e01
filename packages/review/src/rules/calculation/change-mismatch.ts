import { ANY_TYPE } from '../../rule/rule.ts'
import { causeRule } from '../../rule/from-cause.ts'

export const changeMismatch = causeRule({
  meta: {
    id: 'calculation/change-mismatch',
    catalogue: ['CALC-007'],
    category: 'calculation',
    severity: 'serious',
    basis: 'computed',
    documents: ANY_TYPE,
    status: 'stable',
  },
  kinds: ['change', 'percent-change'],
  message: {
    title: {
      'zh-CN': '变动额或变动率有误',
      en: 'A change or percentage change is wrong',
      ko: '증감액 또는 증감률이 잘못되었습니다',
      ja: '増減額または増減率が誤っています',
    },
    message: {
      'zh-CN': '“{name}”（{column}）列示为 {actual}，按本期与比较期数据复算应为 {expected}。',
      en: '“{name}” ({column}) is printed as {actual}; recalculated from the two periods it is {expected}.',
      ko: '‘{name}’({column})의 기재값은 {actual}이나, 두 기간의 금액으로 재계산하면 {expected}입니다.',
      ja: '「{name}」（{column}）の記載値は{actual}ですが、両期間の金額から再計算すると{expected}です。',
    },
    explanation: {
      'zh-CN': '同列其他行与复算结果一致，唯此处不符。',
      en: 'Other rows of the same column agree with the recalculation; this one does not.',
      ko: '같은 열의 다른 행은 재계산 결과와 일치하지만 이 값은 일치하지 않습니다.',
      ja: '同じ列の他の行は再計算結果と一致していますが、この値は一致しません。',
    },
  },
})
