import { itemAt } from '@tickmark/document'
import type { Concept } from '../../company/concepts.ts'
import type { FigureToken, Piece } from '../../draft/content.ts'
import { say } from '../../draft/content.ts'
import { ONE, divideRounded } from '../../exact.ts'
import type { Labels } from '../../labels.ts'
import type { Language } from '../../truth.ts'
import { collect, tieStatements, writeStatements } from '../annual.ts'
import { amountOf, dayText, label, percentOf, stretchText, toldPlainly, wordsOf } from '../scene.ts'
import type { Scene } from '../scene.ts'
import { earningOf, growthPieces } from '../statements.ts'
import { gridTable, someMoney } from '../tables.ts'
import { pairOf } from './ledger.ts'

interface ReleaseWords {
  title: string
  results: string
  rates: string
  position: string
  equityRatio: string
  forecast: string
  forecastText: (company: string) => Piece[]
  fullYear: string
}

const WORDS: Partial<Record<Language, ReleaseWords>> = {
  en: {
    title: 'Consolidated financial results (summary)',
    results: '1. Consolidated operating results (percentages are changes from the same period of the previous year)',
    rates: '%',
    position: '2. Consolidated financial position',
    equityRatio: 'Equity ratio',
    forecast: '3. Forecast for the next fiscal year',
    forecastText: (company) => say`The forecast rests on assumptions of ${company} and may differ from actual results.`,
    fullYear: 'Full year',
  },
  'zh-Hans': {
    title: '业绩快报公告',
    results: '一、主要财务数据和指标（增减幅度为同比）',
    rates: '增减幅度',
    position: '二、财务状况',
    equityRatio: '股东权益比率',
    forecast: '三、下一年度经营计划',
    forecastText: (company) => say`上述计划不构成${company}对投资者的业绩承诺。`,
    fullYear: '全年',
  },
  ja: {
    title: '決算短信〔日本基準〕（連結）',
    results: '１．連結経営成績（％表示は対前期増減率）',
    rates: '％',
    position: '２．連結財政状態',
    equityRatio: '自己資本比率',
    forecast: '３．次期の連結業績予想（％表示は対前期増減率）',
    forecastText: (company) =>
      say`業績予想は${company}が現在入手している情報に基づくものであり、実際の業績とは異なる可能性があります。`,
    fullYear: '通期',
  },
  ko: {
    title: '영업(잠정)실적 공시',
    results: '1. 연결실적내용 (증감률은 전년 대비)',
    rates: '증감률(%)',
    position: '2. 재무상태',
    equityRatio: '자기자본비율',
    forecast: '3. 차기 전망',
    forecastText: (company) => say`상기 전망은 ${company}의 예측이며 실제 결과와 다를 수 있습니다.`,
    fullYear: '연간',
  },
}

export const RELEASE_LANGUAGES = Object.keys(WORDS) as Language[]

type Named = Concept & keyof Labels
const KEYS: readonly Named[] = ['revenue', 'operatingProfit', 'profitBeforeTax', 'attributable']

/** Years down, an amount and its growth beside each other across; position, forecast, then the statements. */
export function writeEarningsRelease(scene: Scene): void {
  const { draft, manner, company } = scene
  const words = wordsOf(scene, WORDS)
  const statements = collect(scene, () => writeStatements(scene))
  tieStatements(scene)
  const front = collect(scene, () => {
    draft.paragraph([company.name], 'title')
    draft.paragraph([words.title], 'centred')
    draft.paragraph([stretchText(scene, itemAt(scene.spans, 0), 0)], 'centred')
    draft.heading(2, words.results)
    const rows = scene.spans.slice(0, 2).map((span, ago) => ({
      label: stretchText(scene, span, ago),
      cells: KEYS.flatMap((key): (FigureToken | string)[] => {
        const now = amountOf(scene, key, span)
        const before = toldPlainly(scene, key, scene.spans[ago + 1] ?? { from: -9, to: -9 })
        const [growth] = before ? growthPieces(scene, now, before, span) : ['–']
        return [now, growth as FigureToken | string]
      }),
    }))
    gridTable(scene, {
      role: 'release-results',
      heads: [KEYS.flatMap((key) => [label(scene, key), words.rates])],
      rows,
    })
    gridTable(scene, {
      role: 'release-per-share',
      unit: 'none',
      heads: [[label(scene, 'epsBasic') + manner.perShare.after]],
      rows: scene.spans.slice(0, 2).map((span, ago) => ({
        label: stretchText(scene, span, ago),
        cells: [earningOf(scene, 'epsBasic', span)],
      })),
    })
    draft.heading(2, words.position)
    writePosition(scene, words)
    draft.heading(2, words.forecast)
    writeForecast(scene, words)
    draft.paragraph(words.forecastText(company.name))
  })
  draft.blocks.push(...front, ...statements)
}

function writePosition(scene: Scene, words: ReleaseWords): void {
  const rows = scene.ends.slice(0, 2).map((end) => {
    const [assets, equity] = [amountOf(scene, 'totalAssets', end), amountOf(scene, 'totalEquity', end)]
    const own = amountOf(scene, 'equityAttributable', end)
    const ratio = percentOf(scene, {
      value: divideRounded(own.exact * 100n * ONE, assets.exact),
      decimals: 1,
      span: end,
      isEnd: true,
      inTable: true,
    })
    scene.draft.relate(
      'ratio',
      'ratio',
      ratio,
      [
        [own, 1],
        [assets, 1],
      ],
      { factor: 100n * ONE },
    )
    return { label: dayText(scene, end), cells: [assets, equity, own, ratio] }
  })
  const keys = ['totalAssets', 'totalEquity', 'equityAttributable'] as const
  gridTable(scene, {
    role: 'release-position',
    heads: [[...keys.map((key) => label(scene, key)), words.equityRatio]],
    rows,
  })
}

/** What the company expects: the growth is on the year that has just ended. */
function writeForecast(scene: Scene, words: ReleaseWords): void {
  const span = itemAt(scene.spans, 0)
  const cells = KEYS.flatMap((key): (FigureToken | string)[] => {
    const known = toldPlainly(scene, key, span)
    const [value] = pairOf(
      scene,
      Number((scene.books.value(key, span) * 1000n) / scene.books.value('revenue', span)) / 1000,
      0.1,
    )
    const next = someMoney(scene, value, span, { scope: 'forecast' })
    return [next, known ? (growthPieces(scene, next, known, span)[0] as FigureToken | string) : '–']
  })
  gridTable(scene, {
    role: 'release-forecast',
    heads: [KEYS.flatMap((key) => [label(scene, key), words.rates])],
    rows: [{ label: words.fullYear, cells }],
  })
}
