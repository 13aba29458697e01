import type { FigureToken, Piece } from '../draft/content.ts'
import type { Language } from '../truth.ts'

interface Buyer {
  buyer: string
  bought: FigureToken
}

/** Words of lists of holders and of purchases. */
export interface HolderWords {
  issued: (whole: FigureToken) => Piece[]
  holder: string
  shares: string
  ofCapital: string
  /** At least nine. */
  holders: readonly string[]
  bought: (buyers: readonly Buyer[]) => Piece[]
  buyers: readonly [string, string]
  buyer: string
  seller: string
  amount: string
  ofPurchases: string
}

/** "A 12, B 15": each buyer with what it bought. */
function listed(buyers: readonly Buyer[], between: string, gap = ' '): Piece[] {
  return buyers.flatMap(({ buyer, bought }, at): Piece[] => [...(at > 0 ? [between] : []), `${buyer}${gap}`, bought])
}

export const HOLDER_WORDS: Partial<Record<Language, HolderWords>> = {
  en: {
    issued: (whole) => ['At the end of the year ', whole, ' shares were in issue. The largest holders were:'],
    holder: 'Holder',
    shares: 'Shares held',
    ofCapital: '% of capital',
    holders: [
      'Alder Lane Holdings',
      'Birchfield Pension Trust',
      'Carrow Capital Partners',
      'Dunmore Investments',
      'Elmhurst Nominees',
      'Fairwater Life',
      'Gorse Hill Fund',
      'Hawthorn Trustees',
      'Inverlea Securities',
      'Juniper Asset Management',
    ],
    bought: (buyers) => [
      'Purchases from related parties in the year, out of total purchases of: ',
      ...listed(buyers, '; '),
      '.',
    ],
    buyers: ['Northgate Mills', 'Southbridge Foods'],
    buyer: 'Purchaser',
    seller: 'Counterparty',
    amount: 'Purchases',
    ofPurchases: '% of its purchases',
  },
  'zh-Hans': {
    issued: (whole) => ['报告期末公司股份总数为 ', whole, ' 股，主要股东持股情况如下：'],
    holder: '股东名称',
    shares: '持股数量（股）',
    ofCapital: '持股比例（%）',
    holders: [
      '松江资产经营有限公司',
      '海宁国际信托有限公司',
      '嘉禾实业集团',
      '云岭投资管理有限公司',
      '青浦能源股份有限公司',
      '临港贸易有限公司',
      '长兴保险股份有限公司',
      '东湖开发建设有限公司',
      '金石创业投资有限公司',
      '南屿城市建设有限公司',
    ],
    bought: (buyers) => ['本期下列子公司向关联方采购，其采购总额分别为：', ...listed(buyers, '，'), '。'],
    buyers: ['北辰食品有限公司', '南浦包装有限公司'],
    buyer: '采购方',
    seller: '交易对手',
    amount: '采购额',
    ofPurchases: '占该公司采购总额比例（%）',
  },
  'zh-Hant': {
    issued: (whole) => ['報告期末本公司已發行股份總數為 ', whole, ' 股，主要股東持股情形如下：'],
    holder: '股東名稱',
    shares: '持有股數',
    ofCapital: '持股比率（%）',
    holders: [
      '松山投資股份有限公司',
      '海濱國際信託',
      '嘉禾實業股份有限公司',
      '雲嶺資產管理',
      '青田能源股份有限公司',
      '臨海貿易股份有限公司',
      '長興人壽保險',
      '東湖開發股份有限公司',
      '金石創業投資',
      '南嶼建設股份有限公司',
    ],
    bought: (buyers) => ['本期下列子公司向關係人進貨，其進貨總額分別為：', ...listed(buyers, '、'), '。'],
    buyers: ['北辰食品股份有限公司', '南浦包裝股份有限公司'],
    buyer: '進貨之公司',
    seller: '交易對象名稱',
    amount: '進貨金額',
    ofPurchases: '佔該公司進貨之比率（%）',
  },
  ja: {
    issued: (whole) => ['期末の発行済株式総数は', whole, '株であり、大株主の状況は次のとおりです。'],
    holder: '氏名又は名称',
    shares: '所有株式数（株）',
    ofCapital: '発行済株式総数に対する割合（%）',
    holders: [
      '青葉信託銀行株式会社',
      '磯部興業株式会社',
      '宇野財団',
      '江坂生命保険相互会社',
      '大森商事株式会社',
      '加賀屋製作所',
      '木下育英会',
      '九条投資事業組合',
      '桂川銀行',
      '小鳥遊従業員持株会',
    ],
    bought: (buyers) => [
      '当期における関連当事者からの仕入は次のとおりです。各社の仕入総額は、',
      ...listed(buyers, '、'),
      'です。',
    ],
    buyers: ['北斗食品株式会社', '南海包装株式会社'],
    buyer: '会社名',
    seller: '仕入先',
    amount: '仕入高',
    ofPurchases: '総仕入に占める割合（%）',
  },
  ko: {
    issued: (whole) => ['당기말 현재 발행주식총수는 ', whole, '주이며, 주요 주주 현황은 다음과 같습니다.'],
    holder: '주주명',
    shares: '소유주식수(주)',
    ofCapital: '지분율(%)',
    holders: [
      '가온홀딩스',
      '나래자산운용',
      '다솔생명보험',
      '라온투자증권',
      '마루산업',
      '바른연금재단',
      '새봄캐피탈',
      '아라개발',
      '자람장학재단',
      '하늘파트너스',
    ],
    bought: (buyers) => [
      '당기 중 특수관계자 매입 내역은 다음과 같으며, 각 회사의 총매입액은 ',
      ...listed(buyers, ', '),
      '입니다.',
    ],
    buyers: ['북산식품', '남강포장'],
    buyer: '매입 회사',
    seller: '거래처',
    amount: '매입액',
    ofPurchases: '총매입액 대비 비율(%)',
  },
}
