import type { Language } from '../truth.ts'

/** Words of schedules of guarantees with remarks below. */
export interface GuaranteeWords {
  title: (schedule: number) => string
  guarantor: string
  given: string
  ofNetWorth: string
  most: string
  remark: string
  /** Of three schedules. */
  companies: readonly (readonly string[])[]
  mark: (number: number) => string
  approved: string
  pledged: string
  translated: string
}

export const GUARANTEE_WORDS: Partial<Record<Language, GuaranteeWords>> = {
  'zh-Hant': {
    title: (schedule) => `附表${'一二三'[schedule - 1] ?? ''} 為他人背書保證`,
    guarantor: '背書保證者公司名稱',
    given: '期末背書保證餘額',
    ofNetWorth: '累計背書保證金額佔最近期財務報表淨值之比率',
    most: '背書保證最高限額',
    remark: '備註',
    companies: [
      ['松嶺開發(股)公司', '海岳物流有限公司', '明州投資有限公司'],
      ['華竹科技(股)公司', '北原食品有限公司'],
      ['安平建設(股)公司', '瑞芳材料有限公司'],
    ],
    mark: (number) => `(註${number})`,
    approved: '係經董事會通過之額度。',
    pledged: '以不動產及銀行存款作為擔保品。',
    translated:
      '本表金額涉及外幣者，係以財務報告日之匯率(美元：新台幣 1：32.79；人民幣：新台幣 1：4.492)換算為新台幣。',
  },
  'zh-Hans': {
    title: (schedule) => `附表${'一二三'[schedule - 1] ?? ''} 对外担保情况`,
    guarantor: '担保人',
    given: '期末担保余额',
    ofNetWorth: '担保金额占最近一期净资产的比例',
    most: '担保最高限额',
    remark: '备注',
    companies: [
      ['松岭开发有限公司', '海岳物流有限公司', '明州投资有限公司'],
      ['华竹科技有限公司', '北原食品有限公司'],
      ['安平建设有限公司', '瑞芳材料有限公司'],
    ],
    mark: (number) => `（注${number}）`,
    approved: '系经董事会批准之额度。',
    pledged: '以房地产及银行存款作为抵押物。',
    translated: '本表外币金额按报告日汇率（美元：人民币 1：7.0827；港币：人民币 1：0.9062）折算为人民币。',
  },
  ja: {
    title: (schedule) => `附表${schedule} 債務保証の状況`,
    guarantor: '保証会社',
    given: '期末保証残高',
    ofNetWorth: '直近の純資産に対する保証残高の割合',
    most: '保証限度額',
    remark: '摘要',
    companies: [
      ['松嶺開発株式会社', '海岳物流株式会社', '明州投資株式会社'],
      ['華竹テクノロジー株式会社', '北原食品株式会社'],
      ['安平建設株式会社', '瑞芳材料株式会社'],
    ],
    mark: (number) => `（注）${number}．`,
    approved: '取締役会の承認を受けた限度額であります。',
    pledged: '不動産および預金を担保に供しております。',
    translated: '外貨建ての金額は決算日の為替相場（米ドル：円 1：151.41）により円換算しております。',
  },
  ko: {
    title: (schedule) => `별첨 ${schedule} 지급보증 현황`,
    guarantor: '보증회사',
    given: '기말 보증잔액',
    ofNetWorth: '최근 순자산 대비 보증금액 비율',
    most: '보증한도',
    remark: '비고',
    companies: [
      ['송령개발', '해악물류', '명주투자'],
      ['화죽테크', '북원식품'],
      ['안평건설', '서방소재'],
    ],
    mark: (number) => `(주${number})`,
    approved: '이사회의 승인을 받은 한도액입니다.',
    pledged: '부동산 및 예금이 담보로 제공되어 있습니다.',
    translated: '외화금액은 보고기간 종료일의 환율(미국 달러: 원 1: 1289.40)로 환산하였습니다.',
  },
  en: {
    title: (schedule) => `Schedule ${'ABC'[schedule - 1] ?? ''} Guarantees given`,
    guarantor: 'Guarantor',
    given: 'Guarantees outstanding',
    ofNetWorth: 'Guarantees as a percentage of net worth of latest financial statements',
    most: 'Maximum amount',
    remark: 'Remarks',
    companies: [
      ['Alder Lane Development', 'Birchfield Logistics', 'Carrow Investments'],
      ['Dunmore Technologies', 'Elmhurst Foods'],
      ['Fairwater Construction', 'Gorse Hill Materials'],
    ],
    mark: (number) => `(Note ${number})`,
    approved: ' Limits approved by the board.',
    pledged: ' Land, buildings and deposits are pledged.',
    translated:
      ' Amounts in foreign currencies are translated at the rates of the reporting date (USD 1: 32.79; EUR 1: 35.14).',
  },
}
