import { describe, expect, it } from 'vitest'
import { review } from '../review.ts'
import { typeDocument } from '../testing/type-document.ts'
import cas from './cas.json' with { type: 'json' }
import { stateOf } from './check-requirements.ts'
import { Requirement } from './profile.ts'
import { surveyOf } from './survey.ts'

const CHINESE = (year: string, front: string, end: string) => `# 海澜化工股份有限公司

${front}

# 资产负债表

单位：万元

| 项目 | ${year}年12月31日 | ${Number(year) - 1}年12月31日 |
| 货币资金 | 120 | 110 |
| 应收账款 | 80 | 70 |
| 流动资产合计 | 200 | 180 |
| 非流动资产合计 | 110 | 110 |
| 资产总计 | 310 | 290 |
| 负债合计 | 110 | 100 |
| 股东权益合计 | 200 | 190 |
| 负债和股东权益总计 | 310 | 290 |

# 利润表

单位：万元

| 项目 | ${year}年度 | ${Number(year) - 1}年度 |
| 营业收入 | 500 | 450 |
| 营业成本 | 300 | 280 |
| 营业利润 | 100 | 80 |
| 利润总额 | 100 | 80 |
| 所得税费用 | 25 | 20 |
| 净利润 | 75 | 60 |

# 财务报表附注

${Array.from({ length: 21 }, (_, at) => `# ${at + 1}、事项${'甲乙丙丁戊己庚辛壬癸子丑寅卯辰巳午未申酉戌'[at]}\n\n无需补充说明。`).join('\n\n')}

${end}`

const stateIn = (text: string, id: string) =>
  review(typeDocument(text, 'zh'), { type: 'financial_report' })
    .checklists?.find((list) => list.id === 'cas')
    ?.items.find((item) => item.id === id)

describe('Chinese reports', () => {
  it('going concern is due under the standards of 2007, and not before', () => {
    expect(stateIn(CHINESE('2006', '', ''), 'going-concern')).toMatchObject({
      state: 'not_applicable',
      reason: 'before',
    })
    expect(stateIn(CHINESE('2007', '', ''), 'going-concern')?.state).toBe('missing')
  })

  it('words in traditional characters are the same words', () => {
    expect(stateIn(CHINESE('2019', '本公司以持續經營為基礎編製財務報表。', ''), 'going-concern')?.state).toBe('present')
  })

  it('a report of a quarter has no notes to be missed', () => {
    const text = CHINESE('2019', '# 2019年第三季度报告', '')
    const lists = review(typeDocument(text, 'zh'), { type: 'financial_report' }).checklists
    expect(lists?.map(({ id }) => id)).toEqual(['cn-quarter'])
  })
})

describe('officers who sign for the accounts', () => {
  const profile = cas.requirements.find(({ id }) => id === 'responsible-persons')
  const requirement = Requirement.parse(profile)
  const signed = (text: string) => {
    const document = typeDocument(text, 'zh')
    return stateOf(requirement, surveyOf(document, { grids: [], sentences: [] })).state
  }
  it.each([
    '董事长：江澄 行长：沈岚 财务总监：顾川 财务机构负责人：白露',
    '法定代表人：江澄 制表人：白露',
    '企业负责人：江澄 主管会计工作的负责人：顾川',
    '| 法定代表人：江澄 | 总会计师：顾川 |',
    '董 事 长：江澄 财 务 部 总 经 理：顾川',
  ])('%s', (line) => expect(signed(line)).toBe('present'))
  it('a sentence on finances is no signature', () => {
    expect(signed('公司财务状况良好，董事长江澄作了报告。')).toBe('missing')
  })
})
