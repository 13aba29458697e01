import { A_SHARE_BALANCE, A_SHARE_INCOME } from '../kinds/chinese-outlines.ts'
import { indirectCashFlow } from '../kinds/western-outlines.ts'
import { CHINESE_LABELS, CHINESE_NOTES, CHINESE_SENTENCES, CHINESE_TITLES } from '../languages/simplified-chinese.ts'
import type { Day, Manner, Stretch, Title } from '../manner.ts'

const day = ({ year, month, day }: Day) => `${year}年${month}月${day}日`
const part: Record<Stretch['months'], string> = { 3: '第一季度', 6: '半年度', 9: '前三季度', 12: '年度' }
const stretch = (one: Stretch) => `${one.end.year}年${part[one.months].replace(/^年/, '')}`

const CHAPTERS: Partial<Record<Title, string>> = {
  highlights: '第二节',
  review: '第三节',
  auditReport: '一、',
  statements: '第十节',
}

export const manner: Manner = {
  id: 'a-share',
  country: 'CN',
  language: 'zh-Hans',
  framework: 'CAS',
  kinds: ['annual-report', 'interim-report', 'quarterly-report'],
  currency: { code: 'CNY', symbol: '' },
  currencyInTable: 'never',
  number: { group: ',', grouping: 'thousands', decimal: '.', negative: 'minus', zero: '', percent: '%' },
  scales: [
    { power: 0, decimals: 2, caption: '单位：元 币种：人民币' },
    { power: 0, decimals: 2, caption: '单位：人民币元' },
    { power: 4, decimals: 2, caption: '单位：人民币万元' },
    { power: 6, decimals: 0, caption: '（除特别注明外，金额单位均为人民币百万元）' },
  ],
  prose: [
    { before: '', after: '亿元', power: 8, decimals: 2 },
    { before: '', after: '万元', power: 4, decimals: 2 },
  ],
  perShare: { before: '', after: '（元/股）', decimals: 2, power: 0, unit: 'CNY/share' },
  yearEnds: [12],
  taxRate: { percent: 25 },
  parThousandths: 1000,
  usualEarnings: 0.6,
  size: { least: 8.3, most: 10 },
  labels: CHINESE_LABELS,
  titles: CHINESE_TITLES,
  noteTitles: CHINESE_NOTES,
  heads: {
    end: day,
    stretch,
    proseDay: day,
    prosePeriod: stretch,
    statementStretch: stretch,
    statementDay: day,
    atDay: (one) => `${day(one)}余额`,
  },
  notes: {
    number: (count) => `${count}、`,
    gap: '',
    refer: { before: '附注七、', after: '' },
    inColumn: true,
  },
  say: CHINESE_SENTENCES,
  names: {
    companies: [
      '江岭精密制造股份有限公司',
      '南屏新材料股份有限公司',
      '云栖食品集团股份有限公司',
      '滨海光学股份有限公司',
      '华岳医药股份有限公司',
      '青枫智能装备股份有限公司',
    ],
    segments: [
      ['精密部件', '工业系统', '售后服务'],
      ['功能薄膜', '特种塑料', '循环材料'],
      ['休闲食品', '调味品', '乳制品'],
    ],
    regions: ['华东地区', '华南地区', '境外'],
    people: ['陈国栋', '李慧敏', '周文博', '赵雅琴'],
    auditors: ['正衡会计师事务所（特殊普通合伙）', '信诚达会计师事务所（特殊普通合伙）'],
    cities: ['上海', '北京', '杭州', '深圳'],
  },
  forms: { income: A_SHARE_INCOME, balance: A_SHARE_BALANCE, cashFlow: indirectCashFlow('netProfit') },
  oldestFirst: false,
  section: (_, title) => CHAPTERS[title] ?? '',
  sectionGap: ' ',
  page: { size: 'A4', fonts: ['Noto Serif CJK SC', 'Noto Sans CJK SC'], pointSize: [9, 10.5] },
  furniture: { head: (company, title) => `${company}${title}`, foot: (page) => page },
  traits: {
    lattice: 0.75,
    'change-columns': 0.4,
    'two-sided': 0.25,
    'surplus-reserve': 1,
    'nested-heads': 0,
    'rounded-apart': 0.1,
  },
}
