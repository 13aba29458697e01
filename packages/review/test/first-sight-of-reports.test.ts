import { describe, expect, test } from 'vitest'
import { review } from '../src/review.ts'
import { typeDocument } from '../src/testing/type-document.ts'

/** Forms that public reports showed at first sight, each with a wrong twin that stays told. */
const rulesOf = (text: string): string[] =>
  review(typeDocument(text), { type: 'financial_report' })
    .findings.filter(({ severity }) => severity !== 'suggestion')
    .map(({ ruleId }) => ruleId)

describe('days', () => {
  test.each(['2015/13-15', '2015-20.10'])('the series %s is none', (series) => {
    expect(rulesOf(`The indenture governs the bonds of Series ${series}, issued by the company.`)).toEqual([])
  })
  test.each(['2015/12/32', '2023-02-30', '31 June 2023'])('%s does not exist', (day) => {
    expect(rulesOf(`The loan is due on ${day} at the latest.`)).toContain('consistency/impossible-date')
  })
  test.each([
    'The amendment brings forward the effective date from January 1, 2025 to April 1, 2022.',
    '生效日由2025年1月1日提前。修订后变更自2025年1月1日至2022年4月1日。',
  ])('may be brought forward: %s', (text) => expect(rulesOf(text)).toEqual([]))
  test('but no period ends before it begins', () => {
    const text = 'The lease runs for the period from January 1, 2025 to April 1, 2022.'
    expect(rulesOf(text)).toContain('consistency/impossible-date')
  })
})

describe('amounts that share the word for their scale', () => {
  const costs = (told: string) => `
# Statement of operations

($ in thousands)

| | 2022 | 2021 |
| Revenue | 98,312 | 87,654 |
| Total operating expenses | 54,651 | 43,858 |
| Operating income | 43,661 | 43,796 |

# Discussion

Total operating expenses were ${told} for the years ended December 31, 2022 and 2021, respectively, an increase of 24.6%.
`
  test('are held to the table', () => expect(rulesOf(costs('$54.65 and $43.86 million'))).toEqual([]))
  test.each(['$45.65 and $43.86 million', '$546.5 and $438.6 million', '$54.65 billion and $43.86 million'])(
    '%s is told',
    (told) => expect(rulesOf(costs(told))).not.toEqual([]),
  )
})

describe('flows of both signs', () => {
  const flow = (text: string) => rulesOf(`# Cash flows\n\n${text}`)
  test.each([
    'Cash flows from operating activities increased to $24.1 million for 2022, from ($44.5) million for 2021.',
    'Our cash flows used in investing activities were $133.5 million during 2022, compared to cash flows from investing activities of $5.1 million during 2021, a decrease of $138.6 million.',
  ])('%s', (text) => expect(flow(text)).toEqual([]))
  test.each([
    'increased to $24.1 million for 2022, from $44.5 million',
    'decreased to $244.5 million for 2022, from $44.5 million',
  ])('cash flows %s are told', (told) => {
    expect(flow(`Cash flows from operating activities ${told} for 2021.`)).toContain(
      'consistency/direction-contradicts-figures',
    )
  })
})

test('what a balance has grown by may be many times what it was', () => {
  const cash = (before: string) =>
    rulesOf(
      `於2025年12月31日，本集團的現金及現金等價物為人民幣467.5百萬元，較2024年12月31日的人民幣${before}百萬元增加人民幣439.1百萬元。`,
    )
  expect(cash('28.4')).toEqual([])
  expect(cash('82.4')).not.toEqual([])
  expect(cash('284.0')).not.toEqual([])
})

describe('a number behind which a note is named', () => {
  const uses = (last: string) => `
# 所得款項用途

| 用途 | 計劃分配（人民幣百萬元） | 已動用（人民幣百萬元） |
| 產品甲 | 106.7 | 1.0 |
| 產品乙 | 73.3 | 1.2 |
| 其他管線 | 13.4 | 5.3 |
| 營運資金 | ${last} | 19.2（附註） |
| 總計 | 212.6 | 26.7 |
`
  test('is a number', () => expect(rulesOf(uses('19.2（附註）'))).toEqual([]))
  test.each(['12.9（附註）', '192.0（附註）'])('%s does not lead to the total', (last) => {
    expect(rulesOf(uses(last))).not.toEqual([])
  })
})

describe('companies with losses have an income statement', () => {
  const report = (loss: string) => `
# 綜合損益及其他全面收益表

| | 2025年 人民幣千元 | 2024年 人民幣千元 |
| 收入 | – | – |
| 其他淨收入 | 189 | 7,007 |
| 研發開支 | (50,387) | (95,427) |
| 管理開支 | (143,323) | (185,282) |
| 經營虧損 | (193,521) | (273,702) |
| 財務成本 | (2,779) | (2,499) |
| 除稅前虧損 | (196,300) | (276,201) |
| 所得稅 | – | – |
| 年內虧損 | ${loss} | (276,201) |
`
  test('that adds up', () => expect(rulesOf(report('(196,300)'))).toEqual([]))
  test.each(['(169,300)', '(1,963,000)'])('or does not: %s', (loss) => expect(rulesOf(report(loss))).not.toEqual([]))
})

describe('sentences about a place', () => {
  const casino = (text: string) =>
    rulesOf(`
# Statement of operations

($ in thousands)

| | 2016 | 2015 |
| Casino | 4,936,490 | 4,842,836 |
| Rooms | 2,025,713 | 1,876,733 |
| Revenue | 6,962,203 | 6,719,569 |

# Discussion

${text}
`)
  test('are not about the whole', () => {
    expect(casino('At Aria, revenue decreased by 3.6% in 2016 compared to 2015.')).toEqual([])
  })
  test('those about the whole are', () => {
    expect(casino('Revenue decreased by 3.6% in 2016 compared to 2015.')).not.toEqual([])
    expect(casino('Revenue increased by 36% in 2016 compared to 2015.')).not.toEqual([])
  })
})

describe('two changes of one amount', () => {
  const assets = (first: string) =>
    rulesOf(
      `Level 3 assets were $22.3 billion at June 30, 2022, reflecting an increase of ${first} from March 31, 2022, and an increase of $4.8 billion from December 31, 2021.`,
    )
  test('are of their own sizes', () => expect(assets('$329 million')).toEqual([]))
})

describe('a word of direction beyond another figure', () => {
  const share = (word: string) =>
    rulesOf(
      `Assets of these strategies shrank by 20% to €32m, but their share of the total volume ${word} year on year from 29% to 32%.`,
    )
  test('is that figure’s', () => expect(share('rose')).toEqual([]))
  test('the word before the pair is told', () => expect(share('fell')).not.toEqual([]))
})
