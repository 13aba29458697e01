import type { Document } from '@tickmark/document'
import { CHINESE, ENGLISH, JAPANESE, KOREAN } from './reports.ts'

/** An answer as a model gives it, with one claim that is right. */
export interface Said {
  about: Document
  answer: string
}

const en = (...claims: unknown[]): Said[] =>
  claims.map((claim) => ({ about: ENGLISH, answer: JSON.stringify({ claims: [claim] }) }))
const of = (about: Document, ...claims: unknown[]): Said[] =>
  claims.map((claim) => ({ about, answer: JSON.stringify({ claims: [claim] }) }))

const days = {
  type: 'mismatch',
  places: [{ id: 'b8', quote: 'an average of 95 days' }],
  title: 'Days of receivables',
  message: 'The figures give another number of days than 95.',
}
const head = {
  type: 'mismatch',
  places: [{ id: 'b21', quote: 'sales a head came to £52.4 thousand' }, { id: 'b9' }, { id: 'b4:1' }],
  title: 'Revenue per employee',
  message: 'The quotient is not 52.4.',
}
const cagr = {
  type: 'mismatch',
  places: [{ id: 'b10', quote: 'the network expanded by 21.4% annually' }],
  title: 'Growth rate',
  message: 'The numbers of stores give another rate than 21.4%.',
}
const loans = {
  type: 'contradiction',
  places: [
    { id: 'b6', quote: 'The Company has no external borrowings' },
    { id: 'b7', quote: 'Bank borrowings of £1,900 thousand fall due in March 2026' },
  ],
  title: 'Borrowings denied and disclosed',
  message: 'The report denies external borrowings and discloses bank borrowings of £1,900 thousand.',
}
const note = {
  type: 'missing',
  places: [{ id: 'b11', quote: 'Details of the pension scheme are set out in Note 35' }],
  search: ['Note 35'],
  title: 'Note 35 is missing',
  message: 'The text refers to Note 35, which is not there.',
}
const costs = {
  type: 'direction',
  places: [
    { id: 'b15', quote: 'Administrative expenses decreased' },
    { id: 'b4:4', quote: 'Administrative expenses | (1,120) | (980)' },
  ],
  figures: [
    { id: 'b4:4:2', value: '(980)' },
    { id: 'b4:4:1', value: '(1,120)' },
  ],
  title: 'Expenses rose',
  message: 'The text says that the expenses decreased; they went from 980 to 1,120.',
}
const stock = {
  type: 'policy-and-practice',
  places: [
    { id: 'b12', quote: 'Inventories are carried at the lower of cost and net realisable value' },
    { id: 'b13', quote: 'were written up to their expected selling prices' },
  ],
  title: 'Inventories above cost',
  message: 'Inventories were written up against the stated policy.',
}
const ebitda = {
  type: 'definition',
  places: [
    { id: 'b16', quote: 'Adjusted EBITDA means operating profit before depreciation and amortisation' },
    { id: 'b17', quote: 'Adjusted EBITDA excludes depreciation, amortisation and the cost of share options' },
  ],
  title: 'Two definitions of adjusted EBITDA',
  message: 'The second definition also leaves out share options.',
}
const triple = {
  type: 'unsupported',
  places: [{ id: 'b14', quote: 'will certainly triple within the next few years' }],
  title: 'Forecast without source',
  message: 'No source supports that demand will triple.',
}
const stale = {
  type: 'stale',
  places: [{ id: 'b18', quote: 'The audit committee met four times during 2023' }],
  title: 'Text of an earlier year',
  message: 'The sentence speaks of 2023.',
}

/** Sums in the notations that models use. */
const SUMS = [
  ...en(
    { ...days, sum: '2,310 / 9,860 × 365 = 85.5', printed: '95' },
    { ...days, sum: '£2,310 ÷ £9,860 × 365 days = 85.5 days', printed: '95 days' },
    { ...days, sum: '(2310/9860)*365 = 85.51 ≠ 95' },
    { ...days, sum: '365 x 2,310 / 9,860 = 85.5 (not 95)' },
    { ...days, sum: '$2,310k / $9,860k * 365 ≈ 85.5 days, but 95 days is stated' },
    { ...days, sum: '2,310 ÷ (9,860 ÷ 365) = 85.5 vs. 95' },
    { ...days, sum: 'Receivables 2,310 / Revenue 9,860 * 365 = 85.5', printed: 95 },
    { ...days, sum: '85.5 = 2,310 / 9,860 * 365', printed: '95 days' },
    { ...days, arithmetic: '2,310 divided by 9,860 times 365 = 85.5; reported: 95' },
    { ...head, sum: '9,860 / 164 = 60.1', printed: '52.4' },
    { ...head, sum: '£9,860 thousand / 164 = £60.1 thousand', printed: '£52.4 thousand' },
    { ...head, sum: '9,860k ÷ 164 = 60.1k ≠ 52.4k' },
    { ...head, calculation: '9860/164 = 60.12 instead of 52.4' },
    { ...head, sum: null, arithmetic: '9,860 ÷ 164 = 60.1', actual: '52.4' },
    { ...cagr, sum: '(40 / 18)^(1/3) − 1 = 30.5%', printed: '21.4%' },
    { ...cagr, sum: '(40.0/18)**(1/3) - 1 = 30.49%', printed: '21.4%' },
    { ...cagr, sum: '((40 ÷ 18)^(1/3)) − 1 ≈ 30.5% ≠ 21.4%' },
    { ...cagr, sum: '[40/18]^(1/3) - 1 = 0.305', printed: '21.4 %' },
  ),
]

/** Quotes that differ from the print as quotes do, fields left out or null, other names for them. */
const QUOTES = [
  ...en(
    loans,
    {
      ...loans,
      places: [
        { id: 'B6', quote: "the company has NO external borrowings and doesn't depend on any bank" },
        { id: '[b7]', quote: 'Bank borrowings of £1,900 thousand fall due' },
      ],
    },
    {
      ...loans,
      places: [
        { id: 'b6', quote: '“The Company has no external borrowings…any bank.”' },
        { id: 'b7 ', quote: 'bank borrowings … are secured on property' },
      ],
    },
    {
      ...loans,
      places: undefined,
      block: 'b6',
      quote: 'no external borrowings',
      block2: 'b7',
      quote2: 'Bank borrowings of £1,900 thousand',
    },
    { ...loans, severity: 'HIGH', sum: null, figures: null, search: null, confidence: 0.9 },
    {
      ...loans,
      type: 'Contradiction ',
      places: [
        { id: 'b6', quote: ['no external borrowings', 'depend on any bank'] },
        { id: 'b7', quote: 'secured on property', text: null },
      ],
      message: 'Borrowings are denied and disclosed: bank borrowings.',
    },
    { ...loans, type: 'inconsistency' },
    { ...loans, title: { en: 'Borrowings denied and disclosed' }, message: { en: loans.message } },
    { ...loans, message: undefined, description: loans.message },
    {
      ...loans,
      places: [
        { id: 'b6:0', quote: 'no external borrowings' },
        { id: 'b7', quote: 'Bank borrowings of £1,900 thousand' },
      ],
    },
    {
      ...loans,
      places: undefined,
      evidence: [
        { block: 'b6', text: 'no external borrowings' },
        { block: 'b7', text: 'Bank borrowings of £1,900 thousand' },
      ],
    },
    {
      ...loans,
      places: [
        { quote: 'The Company has no external borrowings and doesn’t depend on any bank' },
        { quote: 'Bank borrowings of £1,900 thousand fall due in March 2026' },
      ],
    },
    note,
    { ...note, search: 'Note 35' },
    {
      ...note,
      search: ['Appendix C'],
      places: [{ id: 'b11', quote: 'the valuation by the actuary in Appendix C' }],
      title: 'Appendix C is missing',
      message: 'Appendix C is not part of the report.',
    },
    { ...note, type: 'missing_information', search: undefined, search_terms: ['Note 35'] },
    { ...note, type: 'omission', severity: 'low', category: 'completeness' },
    costs,
    {
      ...costs,
      figures: [
        { at: 'b4:4:1', value: '1,120' },
        { at: 'b4:4:2', value: '980' },
      ],
    },
    {
      ...costs,
      places: [{ id: 'b15', quote: 'administrative expenses decreased' }],
      figures: [
        { id: 'b4 row 4', value: -980 },
        { id: 'b4.4.1', value: '1120' },
      ],
    },
    stock,
    {
      ...stock,
      type: 'policy and practice',
      places: [stock.places[0], { id: 'b13', quote: 'written up to their **expected selling prices**' }],
    },
    { ...stock, type: 'policy_practice' },
    ebitda,
    { ...ebitda, type: 'inconsistent definition' },
    triple,
    { ...triple, type: 'unsupported_claim', places: 'will certainly triple within the next few years' },
    stale,
    { ...stale, type: 'outdated text', severity: 'minor' },
    {
      ...stock,
      places: [
        { id: 'b19', quote: 'Its policy is to insure all of them in full' },
        { id: 'b20', quote: 'One warehouse is not insured' },
      ],
      title: 'Insurance',
      message: 'One warehouse is not insured against the policy.',
    },
  ),
]

const HOLDS_NOT = '人均创收与营业收入及员工人数不符。'
const OTHERS = [
  ...of(
    CHINESE,
    {
      type: 'contradiction',
      places: [
        { id: 'b4', quote: '公司无对外担保事项' },
        { id: 'b5', quote: '提供对外担保3,500万元' },
      ],
      title: '对外担保前后矛盾',
      message: '前称无对外担保，后披露对外担保3,500万元。',
    },
    {
      type: 'contradiction',
      places: [
        { id: 'b4', quote: '截至报告期末,公司无对外担保事项' },
        { id: 'b5', quote: '为子公司宁波海港提供对外担保３５００万元' },
      ],
      title: '担保',
      message: '前后矛盾。',
    },
    {
      type: 'mismatch',
      places: [{ id: 'b6', quote: '人均创收305万元' }],
      sum: '98,600 ÷ 412 = 239.3',
      printed: '305',
      title: '人均创收有误',
      message: HOLDS_NOT,
    },
    {
      type: 'mismatch',
      places: [{ id: 'b6', quote: '人均创收305万元' }],
      sum: '98,600万元 / 412 = 239万元 ≠ 305万元',
      title: '人均创收有误',
      message: HOLDS_NOT,
    },
    {
      type: 'missing',
      places: [{ id: 'b7', quote: '具体情况详见“附录三”' }],
      search: ['附录三'],
      title: '缺少附录三',
      message: '文中引用的附录三不存在。',
    },
    {
      type: '政策与实务',
      kind: 'policy-and-practice',
      places: [
        { id: 'b8', quote: '对存货按成本与可变现净值孰低计量' },
        { id: 'b9', quote: '存货按预计售价调增账面价值240万元' },
      ],
      title: '存货计量',
      message: '存货调增账面价值240万元，与会计政策不符。',
    },
  ),
  ...of(
    JAPANESE,
    {
      type: 'contradiction',
      places: [
        { id: 'b2', quote: '金融機関からの借入金を有しておりません' },
        { id: 'b3', quote: '金融機関からの借入金1,900百万円' },
      ],
      title: '借入金の記載が矛盾',
      message: '借入金がないとしながら1,900百万円を開示しています。',
    },
    {
      type: 'mismatch',
      places: [{ id: 'b4', quote: '従業員一人当たり売上高は52百万円' }],
      sum: '9,860百万円 ÷ 164 = 60.1百万円',
      printed: '52百万円',
      title: '一人当たり売上高',
      message: '計算結果と一致しません。',
    },
    {
      type: 'missing',
      places: [{ id: 'b5', quote: '退職給付の詳細は別紙３に記載' }],
      search: ['別紙3'],
      title: '別紙3がない',
      message: '別紙3が見当たりません。',
    },
  ),
  ...of(
    KOREAN,
    {
      type: 'contradiction',
      places: [
        { id: 'b2', quote: '금융기관 차입금을 보유하고 있지 않습니다' },
        { id: 'b3', quote: '금융기관 차입금 1,900백만원의 만기' },
      ],
      title: '차입금 기재 모순',
      message: '차입금이 없다고 하면서 1,900백만원을 공시합니다.',
    },
    {
      type: 'mismatch',
      places: [{ id: 'b4', quote: '1인당 매출액은 52백만원' }],
      sum: '9,860 ÷ 164 = 60.1',
      printed: '52',
      title: '1인당 매출액',
      message: '계산 결과와 다릅니다.',
    },
    {
      type: 'missing',
      places: [{ id: 'b5', quote: '상세 내역은 별첨 3에 기재' }],
      search: ['별첨 3'],
      title: '별첨 3 누락',
      message: '별첨 3이 문서에 없습니다.',
    },
  ),
]

/** Fences, thoughts, polite words, an end that was cut off. */
const WRAPPED: Said[] = [
  `<think>Is there {"claims": []}?</think>\n\`\`\`json\n${JSON.stringify({ claims: [loans] }, null, 2)}\n\`\`\`\nLet me know!`,
  JSON.stringify([loans]),
  `Here is what I found: ${JSON.stringify(loans)}`,
  JSON.stringify({ claims: [loans] }).slice(0, -2),
  `{'claims': [{'type': 'unsupported', 'places': [{'id': 'b14', 'quote': 'will certainly triple within the next few years'}], 'sum': None, 'title': 'No source', 'message': 'Nothing supports it.',}]}`,
  `\`\`\`JSON\n${JSON.stringify({ findings: [note] })}`,
].map((answer) => ({ about: ENGLISH, answer }))

export const GOOD_CLAIMS: readonly Said[] = [...SUMS, ...QUOTES, ...OTHERS, ...WRAPPED]
