import { itemAt } from '@tickmark/document'
import type { Language } from '../../truth.ts'
import { ONE } from '../../exact.ts'
import { collect, section, tieStatements, writeAudit, writeReview, writeStatements } from '../annual.ts'
import { footRows, writeNotes } from '../notes.ts'
import { label, nameOf, percentOf, wordsOf } from '../scene.ts'
import type { Scene } from '../scene.ts'
import { gridTable, someMoney } from '../tables.ts'
import { pairOf } from './ledger.ts'

interface ProspectusWords {
  title: string
  risks: string
  riskTexts: readonly string[]
  proceeds: string
  uses: readonly string[]
  heads: readonly [string, string]
}

const WORDS: Partial<Record<Language, ProspectusWords>> = {
  en: {
    title: 'Prospectus',
    risks: 'Risk factors',
    riskTexts: [
      'Our five largest customers account for a large part of our revenue, and contracts with them run for 12 months or less.',
      'Prices of raw materials rose by up to 40% within 6 months in the past and may do so again.',
    ],
    proceeds: 'Use of proceeds',
    uses: ['New plant', 'Research and development', 'Repayment of bank loans', 'Working capital'],
    heads: ['Amount', '% of net proceeds'],
  },
  'zh-Hans': {
    title: '首次公开发行股票招股说明书',
    risks: '风险因素',
    riskTexts: [
      '公司前五大客户销售占比较高，合同期限一般不超过12个月。',
      '主要原材料价格曾在6个月内上涨40%，未来仍可能大幅波动。',
    ],
    proceeds: '募集资金运用',
    uses: ['新建生产基地项目', '研发中心建设项目', '偿还银行贷款', '补充流动资金'],
    heads: ['拟投入募集资金', '占比（%）'],
  },
}

export const PROSPECTUS_LANGUAGES = Object.keys(WORDS) as Language[]

/** Three years and the part of a year since, with the part of the year before beside it; what the money is for. */
export function writeProspectus(scene: Scene): void {
  const { draft } = scene
  const words = wordsOf(scene, WORDS)
  const statements = collect(scene, () => writeStatements(scene))
  const notes = collect(scene, () => {
    section(scene, 'notes')
    writeNotes(scene)
  })
  tieStatements(scene)
  const front = collect(scene, () => {
    draft.paragraph([nameOf(scene)], 'title')
    draft.paragraph([words.title], 'centred')
    draft.heading(1, words.risks)
    for (const text of words.riskTexts) draft.paragraph([text])
    draft.heading(1, words.proceeds)
    writeProceeds(scene, words)
    section(scene, 'review')
    writeReview(scene)
    section(scene, 'auditReport')
    writeAudit(scene)
  })
  draft.blocks.push(...front, ...statements, ...notes)
}

function writeProceeds(scene: Scene, words: ProspectusWords): void {
  const span = itemAt(scene.spans, 0)
  const parts = words.uses.map((text) => someMoney(scene, pairOf(scene, 0.15, 0.5)[0], span, { scope: text }))
  const total = someMoney(
    scene,
    parts.reduce((sum, one) => sum + one.value, 0n),
    span,
    { scope: 'proceeds' },
  )
  footRows(
    scene,
    [total],
    parts.map((part) => ({ figures: [part] })),
  )
  const shares = parts.map((part) => {
    const value = (part.value * 100n * ONE) / total.value
    const share = percentOf(scene, { value, decimals: 1, span, inTable: true })
    scene.draft.relate(
      'ratio',
      'share-of-total',
      share,
      [
        [part, 1],
        [total, 1],
      ],
      { factor: 100n * ONE },
    )
    return share
  })
  gridTable(scene, {
    role: 'proceeds',
    heads: [words.heads],
    rows: [
      ...words.uses.map((text, at) => ({ label: text, cells: [itemAt(parts, at), itemAt(shares, at)] })),
      { label: label(scene, 'total'), cells: [total, undefined], style: 'total' as const },
    ],
  })
}
