import { ANY_TYPE } from '../../rule/rule.ts'
import { causeRule } from '../../rule/from-cause.ts'

export const taxReconciliationBroken = causeRule({
  meta: {
    id: 'calculation/tax-reconciliation',
    catalogue: ['CALC-012'],
    category: 'calculation',
    severity: 'serious',
    basis: 'computed',
    documents: ANY_TYPE,
    status: 'stable',
  },
  kinds: ['tax-reconciliation'],
  message: {
    title: {
      'zh-CN': '所得税调节表起点有误',
      en: 'The tax reconciliation starts from a wrong amount',
      ko: '법인세 조정표의 시작 금액이 잘못되었습니다',
      ja: '税率調整表の起点となる税額が誤っています',
    },
    message: {
      'zh-CN': '“{name}”（{column}）列示为 {actual}，按利润总额与法定（适用）税率计算应为 {expected}。',
      en: '“{name}” ({column}) is stated as {actual}; profit before tax at the statutory rate gives {expected}.',
      ko: '‘{name}’({column})은(는) {actual}(으)로 기재되어 있으나, 세전이익에 적용세율을 곱하면 {expected}입니다.',
      ja: '「{name}」（{column}）は{actual}と記載されていますが、税引前利益に法定実効税率を乗じると{expected}です。',
    },
    explanation: {
      'zh-CN': '另一期间按同一税率计算相符，故本期该行或利润总额有误；其后的调节项与所得税费用也应随之核对。',
      en: 'The other period agrees at the same rate, so this line or the profit that it starts from is wrong; check the reconciling items below it as well.',
      ko: '다른 기간은 같은 세율로 계산하면 일치하므로 이 항목이나 세전이익에 오류가 있습니다. 이하 조정 항목도 함께 확인하십시오.',
      ja: '他の期間は同じ税率で一致するため、この行または税引前利益に誤りがあります。以降の調整項目も併せて確認してください。',
    },
  },
})
