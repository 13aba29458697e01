import { itemAt } from '@tickmark/document'
import type { Random } from '../../chance/random.ts'

export type PictureLanguage = 'zh' | 'en' | 'ja' | 'ko'

/** `{a}` is an amount, `{d}` one with decimals, `{p}` a percentage, `{y}` a year, `{n}` a small number. */
const SENTENCES: Record<PictureLanguage, string[]> = {
  zh: [
    '报告期内，公司存货周转天数由{n}天缩短至{n}天，期末存货账面价值为{d}万元。',
    '长期股权投资按权益法核算，当期确认投资收益{d}元，较{y}年减少{p}。',
    '根据评估报告，标的资产的增值率为{p}，折现率取{p}，永续期不考虑增长。',
    '公司与关联方签订的设备租赁合同总价款{a}元，租期{n}个月，按月支付。',
    '截至{y}年末，尚未使用的募集资金余额为{d}元，全部存放于专用账户。',
    '因诉讼计提预计负债{a}元，律师认为败诉的可能性约为{p}。',
    '研发人员共{n}名，占员工总数的{p}；研发费用资本化率不超过{p}。',
    '应付职工薪酬期初余额{d}元，本期计提{d}元，本期发放{d}元。',
    '基金份额净值为1.{n}元，累计分红{a}元，托管费按前一日净值的{p}计提。',
    '境外子公司的记账本位币为美元，外币报表折算差额计入其他综合收益。',
  ],
  en: [
    'Inventory days fell from {n} to {n}, and the carrying amount was ${d} thousand.',
    'Equity-accounted investments contributed {a} in {y}, a decrease of {p}.',
    'The valuation applies a discount rate of {p} and a terminal growth rate of {p}.',
    'Lease commitments total ${a}, of which ${a} fall due within {n} months.',
    'A provision of {d} was recorded; counsel puts the risk of loss at {p}.',
    'Research staff number {n}, or {p} of all employees at the end of {y}.',
    'A 50 basis point move in rates would change interest expense by ${d}.',
    'Deferred tax assets of {a} relate to losses that expire after {y}.',
    'The fund charged management fees of {p} and carried interest of ${a}.',
    'Goodwill of ${d} was tested for impairment using a WACC of {p}.',
  ],
  ja: [
    '棚卸資産の回転日数は{n}日から{n}日に短縮し、期末残高は{a}千円となりました。',
    '持分法による投資利益は{a}百万円で、{y}年度に比べ{p}減少しております。',
    '企業価値評価では割引率{p}、継続成長率{p}を前提としています。',
    'リース債務の総額は{a}円であり、そのうち{n}か月以内の返済額は{a}円です。',
    '訴訟に備えて引当金{a}円を計上し、敗訴の可能性は{p}と見積もりました。',
    '研究開発に従事する者は{n}名で、全従業員の{p}を占めています。',
    '金利が{p}上昇した場合、年間の支払額は約{n}億円増加する見込みです。',
    '繰延税金資産{a}千円は、{y}年以降に失効する欠損金に係るものです。',
    '監査報酬の額は{a}千円、非監査業務の対価は{a}千円であります。',
    '減価償却は定額法により、耐用年数は建物が{n}年、機械装置が{n}年です。',
  ],
  ko: [
    '재고자산 회전일수는 {n}일에서 {n}일로 단축되었고 장부금액은 {a}천원입니다.',
    '지분법이익은 {a}백만원으로 {y}년보다 {p} 감소하였습니다.',
    '기업가치 평가에는 할인율 {p}와 영구성장률 {p}를 적용하였습니다.',
    '리스부채 총액 {a}원 중 {n}개월 이내에 상환할 금액은 {a}원입니다.',
    '소송과 관련하여 충당부채 {a}원을 인식하였으며 패소 가능성은 {p}입니다.',
    '연구개발 인력은 {n}명으로 전체 임직원의 {p}를 차지합니다.',
    '이자율이 {p} 상승하면 연간 금융비용이 {n}억원 늘어날 것으로 예상합니다.',
    '이연법인세자산 {a}천원은 {y}년 이후 소멸되는 결손금에서 발생하였습니다.',
    '외부감사 보수는 {a}천원이고 비감사용역의 대가는 {a}천원입니다.',
    '출자전환으로 취득한 주식의 총장부가액은 {a}원이며 처분이 제한되어 있습니다.',
  ],
}

const STATEMENTS: Record<PictureLanguage, { title: string; heads: string[]; labels: string[] }> = {
  zh: {
    title: '合并资产负债表（单位：人民币元）',
    heads: ['项目', '附注', '期末余额', '期初余额'],
    labels: [
      '货币资金',
      '交易性金融资产',
      '应收票据',
      '应收账款',
      '预付款项',
      '其他应收款',
      '存货',
      '合同资产',
      '一年内到期的非流动资产',
      '流动资产合计',
      '长期应收款',
      '投资性房地产',
      '固定资产',
      '在建工程',
      '使用权资产',
      '无形资产',
      '递延所得税资产',
      '非流动资产合计',
      '资产总计',
    ],
  },
  en: {
    title: 'Consolidated Statements of Cash Flows (in thousands)',
    heads: ['Item', 'Note', '2025', '2024'],
    labels: [
      'Net income',
      'Depreciation and amortization',
      'Share-based compensation',
      'Deferred income taxes',
      'Impairment of goodwill',
      'Change in receivables',
      'Change in inventories',
      'Change in payables',
      'Net cash from operations',
      'Purchases of equipment',
      'Acquisitions, net of cash',
      'Sale of investments',
      'Net cash used in investing',
      'Proceeds from borrowings',
      'Repayment of borrowings',
      'Dividends paid',
      'Repurchase of shares',
      'Net change in cash',
      'Cash at end of year',
    ],
  },
  ja: {
    title: '連結貸借対照表（単位：百万円）',
    heads: ['科目', '注記', '当連結会計年度', '前連結会計年度'],
    labels: [
      '現金及び預金',
      '受取手形及び売掛金',
      '有価証券',
      '商品及び製品',
      '仕掛品',
      '原材料及び貯蔵品',
      '前払費用',
      '貸倒引当金',
      '流動資産合計',
      '建物及び構築物',
      '機械装置及び運搬具',
      '土地',
      '建設仮勘定',
      '有形固定資産合計',
      'ソフトウエア',
      '投資有価証券',
      '退職給付に係る資産',
      '繰延税金資産',
      '資産合計',
    ],
  },
  ko: {
    title: '연결 재무상태표 (단위: 천원)',
    heads: ['과목', '주석', '당기말', '전기말'],
    labels: [
      '현금및현금성자산',
      '단기금융상품',
      '매출채권',
      '미수금',
      '선급비용',
      '재고자산',
      '유동자산 합계',
      '장기대여금',
      '관계기업투자주식',
      '유형자산',
      '사용권자산',
      '무형자산',
      '순확정급여자산',
      '이연법인세자산',
      '비유동자산 합계',
      '매입채무',
      '충당부채',
      '자본금',
      '총출자액',
    ],
  },
}

/** Lines of prose, each no wider than the number of em that fits. */
export function writeProse(language: PictureLanguage, lineCount: number, random: Random): string[] {
  const sentences = SENTENCES[language]
  return Array.from({ length: lineCount }, (_, index) => fillIn(itemAt(sentences, index % sentences.length), random))
}

/** A statement's title and rows; the first row are the heads. */
export function writeStatement(language: PictureLanguage, random: Random): { title: string; rows: string[][] } {
  const { title, heads, labels } = STATEMENTS[language]
  const rows = labels.map((label, index) => [
    label,
    index % 3 === 0 ? String(index + 1) : '',
    random() < 0.08 ? '-' : signed(language, random),
    signed(language, random),
  ])
  return { title, rows: [heads, ...rows] }
}

function signed(language: PictureLanguage, random: Random): string {
  const amount = language === 'zh' ? decimals(random) : grouped(random)
  if (random() > 0.2) return amount
  return language === 'ja' ? `△${amount}` : language === 'zh' ? `-${amount}` : `(${amount})`
}

/** A sentence with figures in the places left for them. */
export function fillIn(sentence: string, random: Random): string {
  return sentence.replace(/\{(\w)\}/g, (_, kind: string) => {
    if (kind === 'a') return grouped(random)
    if (kind === 'd') return decimals(random)
    if (kind === 'p') return `${(random() * 40 + 0.1).toFixed(1 + Math.floor(random() * 2))}%`
    if (kind === 'y') return String(2015 + Math.floor(random() * 12))
    return String(10 + Math.floor(random() * 980))
  })
}

function grouped(random: Random): string {
  return Math.floor(10 ** (3 + random() * 5)).toLocaleString('en-US')
}

function decimals(random: Random): string {
  return `${grouped(random)}.${String(Math.floor(random() * 100)).padStart(2, '0')}`
}
