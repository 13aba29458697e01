import type { Draw } from '../../world/random.ts'

/** How one language labels rows and heads, and prints amounts. */
export interface Wording {
  fonts: readonly string[]
  labels: readonly string[]
  heads: readonly string[]
  sections: readonly string[]
  currencies: readonly string[]
  sentence: string
  amount: (whole: number, cents: number) => string
}

const grouped = (whole: number, mark: string): string => String(whole).replace(/\B(?=(\d{3})+$)/g, mark)
const western = (whole: number, cents: number): string => `${grouped(whole, ',')}.${String(cents).padStart(2, '0')}`
const continental = (whole: number, cents: number): string => `${grouped(whole, '.')},${String(cents).padStart(2, '0')}`
const plain = (whole: number): string => grouped(whole, ',')

const LATIN = ['Liberation Sans', 'Liberation Serif', 'DejaVu Sans', 'TeX Gyre Heros', 'TeX Gyre Pagella', 'Caladea']

export const WORDINGS: Record<string, Wording> = {
  en: {
    fonts: LATIN,
    labels: [
      'Freight and storage',
      'Cleaning',
      'Monthly licence',
      'Room charges',
      'Travel to site',
      'Spare parts',
      'Repairs to boilers',
      'Postage',
      'Training days',
      'Insurance',
      'Printing of forms',
      'Advice',
    ],
    heads: ['Amount', 'Paid', 'Open', 'Share', 'Budget', 'Prior year', 'Men', 'Women', 'Under 18', '18 years'],
    sections: ['Running costs', 'Projects of last year', 'Services (monthly)', 'Measures abroad'],
    currencies: ['USD', 'Rs', '£', 'CHF', 'AED'],
    sentence: 'The work was done in two steps because the road to the site was closed during most of the winter',
    amount: western,
  },
  de: {
    fonts: LATIN,
    labels: [
      'Fracht und Lagerung',
      'Reinigung',
      'Lizenz je Monat',
      'Zimmer',
      'Anfahrt',
      'Ersatzteile',
      'Wartung Kessel',
      'Porto',
      'Schulungstage',
      'Versicherung',
      'Druck von Formularen',
      'Beratung',
    ],
    heads: ['Betrag', 'Bezahlt', 'Offen', 'Anteil', 'Plan', 'Vorjahr', 'Menge', 'Preis', 'Netto', 'Brutto'],
    sections: ['Laufende Kosten', 'Vorhaben des Vorjahres', 'Dienste (monatlich)', 'Maßnahmen im Ausland'],
    currencies: ['€', 'EUR', 'CHF', 'Kč', 'zł'],
    sentence: 'Die Arbeiten wurden in zwei Schritten ausgeführt, weil die Zufahrt im Winter lange Zeit gesperrt war',
    amount: continental,
  },
  zh: {
    fonts: ['Noto Serif CJK SC', 'Noto Sans CJK SC', 'WenQuanYi Micro Hei'],
    labels: [
      '运输及仓储',
      '清洁费',
      '软件授权',
      '房间费用',
      '差旅费',
      '备件',
      '锅炉维修',
      '邮寄',
      '培训',
      '保险',
      '印刷',
      '咨询',
    ],
    heads: ['金额', '已付', '未付', '占比', '预算', '上年', '男', '女', '数量', '单价'],
    sections: ['日常费用', '上年度项目', '服务类', '境外措施'],
    currencies: ['¥', 'RMB', '人民币'],
    sentence: '由于冬季大部分时间通往现场的道路封闭，本项工作分两个阶段完成，其中第二阶段于次年春季方告结束',
    amount: western,
  },
  ja: {
    fonts: ['Noto Serif CJK JP', 'Noto Sans CJK JP', 'IPAMincho'],
    labels: [
      '運送及び保管',
      '清掃',
      '月額利用料',
      '宿泊',
      '出張',
      '予備部品',
      'ボイラー修理',
      '郵送',
      '研修',
      '保険',
      '印刷',
      '助言',
    ],
    heads: ['金額', '支払済', '未払', '割合', '予算', '前年度', '男', '女', '数量', '単価'],
    sections: ['経常費用', '前年度の事業', '役務（月額）', '海外の措置'],
    currencies: ['¥', '￥'],
    sentence: '冬の間の大半は現場への道路が閉鎖されていたため、作業は二段階に分けて行われ、春に完了した',
    amount: plain,
  },
  ko: {
    fonts: ['Noto Serif CJK KR', 'NanumGothic', 'NanumMyeongjo'],
    labels: [
      '운송 및 보관',
      '청소비',
      '월 사용료',
      '객실 요금',
      '출장비',
      '예비 부품',
      '보일러 수리',
      '우편',
      '교육',
      '보험',
      '인쇄',
      '자문',
    ],
    heads: ['금액', '지급', '미지급', '비율', '예산', '전년도', '남', '여', '수량', '단가'],
    sections: ['경상 비용', '전년도 사업', '용역(월)', '해외 조치'],
    currencies: ['₩', 'KRW'],
    sentence: '겨울 동안 현장으로 가는 도로가 대부분 폐쇄되어 작업은 두 단계로 나누어 진행되었고 봄에 끝났다',
    amount: plain,
  },
}

export const drawWording = (draw: Draw): Wording => draw.pick(Object.values(WORDINGS))

/** An amount of one to seven digits before the point. */
export function drawAmount(wording: Wording, draw: Draw): string {
  const whole = Math.floor(10 ** draw.between(1, 6.5))
  return wording.amount(whole, draw.whole(0, 99))
}
