import { ANY_TYPE } from '../../rule/rule.ts'
import { causeRule } from '../../rule/from-cause.ts'

export const rollForwardBroken = causeRule({
  meta: {
    id: 'consistency/roll-forward-broken',
    catalogue: ['CONS-005', 'CONS-007', 'CONS-008'],
    category: 'consistency',
    severity: 'serious',
    basis: 'computed',
    documents: ANY_TYPE,
    status: 'stable',
  },
  kinds: ['roll-forward'],
  message: {
    title: {
      'zh-CN': '变动表期初期末勾稽不符',
      en: 'A roll-forward does not close',
      ko: '증감표의 기초·기말이 맞지 않습니다',
      ja: '増減表の期首・期末がつながりません',
    },
    message: {
      'zh-CN': '“{name}”（{column}）列示为 {actual}，按期初加本期变动应为 {expected}，相差 {difference}。',
      en: '“{name}” ({column}) is printed as {actual}; opening balance and movements require {expected}, a difference of {difference}.',
      ko: '‘{name}’({column})의 기재값은 {actual}이나, 기초 잔액에 증감을 반영하면 {expected}이어야 합니다(차이 {difference}).',
      ja: '「{name}」（{column}）の記載値は{actual}ですが、期首残高と増減によれば{expected}となるはずです（差額{difference}）。',
    },
    explanation: {
      'zh-CN': '期初余额加减本期各项变动应等于期末余额：复算 {computed}，列示 {stated}。',
      en: 'The opening balance and the movements make the closing balance: recalculated {computed}, printed {stated}.',
      ko: '기초 잔액에 당기 증감을 가감하면 기말 잔액이 되어야 합니다(재계산 {computed}, 기재 {stated}).',
      ja: '期首残高に当期の増減を加減すると期末残高になります（再計算{computed}、記載{stated}）。',
    },
  },
})
