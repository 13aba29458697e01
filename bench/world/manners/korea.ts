import { incomeByFunction, GROUPS_CURRENT_FIRST, indirectCashFlow } from '../kinds/western-outlines.ts'
import { total } from '../kinds/outlines.ts'
import { KOREAN_LABELS, KOREAN_NOTES, KOREAN_SENTENCES, KOREAN_TITLES } from '../languages/korean.ts'
import type { Day, Manner, Stretch, Title } from '../manner.ts'

const day = ({ year, month, day }: Day) => `${year}년 ${month}월 ${day}일`
/** The company counts its years: 제 47 (당) 기. */
const term = (year: number, ago: number) => `제 ${year - 1968} (${['당', '전', '전전'][ago] ?? ''}) 기`
const part: Record<number, string> = { 3: '1분기', 6: '반기', 9: '3분기', 12: '' }
const stretch = (one: Stretch) => `${term(one.end.year, one.ago)}${part[one.months] ? ` ${part[one.months]}` : ''}`

const CHAPTERS: Partial<Record<Title, string>> = {
  letter: 'I.',
  highlights: 'II.',
  statements: 'III.',
  review: 'IV.',
  auditReport: 'V.',
}

export const manner: Manner = {
  id: 'korea',
  country: 'KR',
  language: 'ko',
  framework: 'K-IFRS',
  kinds: ['annual-report', 'interim-report', 'quarterly-report'],
  currency: { code: 'KRW', symbol: '₩' },
  currencyInTable: 'never',
  number: { group: ',', grouping: 'thousands', decimal: '.', negative: 'brackets', zero: '-', percent: '%' },
  scales: [
    { power: 6, decimals: 0, caption: '(단위 : 백만원)' },
    { power: 3, decimals: 0, caption: '(단위 : 천원)' },
    { power: 0, decimals: 0, caption: '(단위 : 원)' },
  ],
  prose: [
    { before: '', after: '백만원', power: 6, decimals: 0 },
    { before: '', after: '억원', power: 8, decimals: 0, compound: { power: 12, word: '조 ' } },
  ],
  perShare: { before: '', after: '(원)', decimals: 0, power: 0, unit: 'KRW/share' },
  yearEnds: [12],
  taxRate: { percent: 24 },
  parThousandths: 5000000,
  usualEarnings: 2500,
  size: { least: 10.3, most: 12.6 },
  labels: KOREAN_LABELS,
  titles: KOREAN_TITLES,
  noteTitles: KOREAN_NOTES,
  heads: {
    end: (one, ago) => term(one.year, ago),
    stretch,
    proseDay: day,
    prosePeriod: (one) => (one.months === 12 ? `${one.end.year}년` : `${one.end.year}년 ${part[one.months]}`),
    statementStretch: (one) => `${stretch(one)} : ${day(one.start)}부터 ${day(one.end)}까지`,
    statementDay: (one) => `${term(one.year, 0)} : ${day(one)} 현재`,
    atDay: (one) => `${one.year}.${one.month}.${one.day}`,
  },
  notes: { number: (count) => `${count}.`, gap: ' ', refer: { before: '주석 ', after: '' }, inColumn: true },
  say: KOREAN_SENTENCES,
  names: {
    companies: [
      '한빛정밀 주식회사',
      '주식회사 누리소재',
      '가람식품 주식회사',
      '동해광학 주식회사',
      '주식회사 새벽에너지',
    ],
    segments: [
      ['부품', '시스템', '서비스'],
      ['식품', '사료', '물류'],
      ['소재', '필름', '재활용'],
    ],
    regions: ['국내', '아시아', '미주 및 유럽'],
    people: ['대표이사 김민수', '대표이사 이서연', '대표이사 박정훈'],
    auditors: ['한울회계법인', '정도회계법인'],
    cities: ['서울특별시', '부산광역시'],
  },
  forms: {
    income: incomeByFunction(false),
    balance: [
      ...GROUPS_CURRENT_FIRST.filter((row) => row.concept !== 'netAssets'),
      total('liabilitiesAndEquity', { totalLiabilities: 1, totalEquity: 1 }),
    ],
    cashFlow: indirectCashFlow('profitBeforeTax'),
  },
  oldestFirst: false,
  section: (_, title) => CHAPTERS[title] ?? '',
  sectionGap: ' ',
  page: { size: 'A4', fonts: ['Noto Sans CJK KR', 'Noto Serif CJK KR'], pointSize: [8.5, 10] },
  furniture: { head: (company) => company, foot: (page) => `- ${page} -` },
  traits: { 'letter-spaced': 0.4, 'notes-in-label': 0.1, 'nested-heads': 0 },
}
