import { say } from '../draft/content.ts'
import type { Piece, WordToken } from '../draft/content.ts'
import type { Language } from '../truth.ts'
import type { Said } from './passage.ts'

type Pieces = readonly Piece[]

export interface GrowthParts {
  what: string
  now: Pieces
  percent: Pieces
  direction: WordToken
  period: string
  periodBefore: string
}

export const CONSTANT_RATES: Said<GrowthParts & { other: Pieces; otherDirection: string }> = {
  en: [
    (one) =>
      say`${one.what} ${one.direction} by ${one.percent} to ${one.now} in ${one.period}; at constant exchange rates it ${one.otherDirection} by ${one.other}.`,
    (one) =>
      say`${one.what} for ${one.period} ${one.direction} ${one.percent} (${one.other} at constant currency) to ${one.now}.`,
  ],
  'zh-Hans': [
    (one) =>
      say`${one.period}，${one.what}为${one.now}，同比${one.direction}${one.percent}；按固定汇率计算，同比${one.otherDirection}${one.other}。`,
    (one) =>
      say`${one.period}${one.what}${one.now}，同比${one.direction}${one.percent}（剔除汇率影响${one.otherDirection}${one.other}）。`,
  ],
  'zh-Hant': [
    (one) =>
      say`${one.period}${one.what}為${one.now}，較上年同期${one.direction}${one.percent}；按固定匯率計算則${one.otherDirection}${one.other}。`,
  ],
  ja: [
    (one) =>
      say`${one.period}の${one.what}は${one.now}（前期比${one.percent}${one.direction}、為替影響を除くと${one.other}${one.otherDirection}）となりました。`,
  ],
  ko: [
    (one) =>
      say`${one.period} ${one.what}은(는) ${one.now}으로 전년 대비 ${one.percent} ${one.direction}하였으며, 환율 효과를 제외하면 ${one.other} ${one.otherDirection}하였습니다.`,
  ],
  de: [
    (one) =>
      say`${one.what}: ${one.now} im ${one.period}, ${one.percent} ${one.direction} gegenüber dem Vorjahr (währungsbereinigt ${one.other} ${one.otherDirection}).`,
  ],
  fr: [
    (one) =>
      say`${one.what} : ${one.now} pour ${one.period}, en ${one.direction} de ${one.percent} (${one.otherDirection} de ${one.other} à taux de change constants).`,
  ],
}

export interface PointParts {
  margin: string
  points: Pieces
  now: Pieces
  before: Pieces
  marginDirection: WordToken
  what: string
  by: Pieces
  amount: Pieces
  direction: WordToken
  period: string
}

export const POINTS: Said<PointParts> = {
  en: [
    (one) =>
      say`${one.margin} ${one.marginDirection} by ${one.points} percentage points to ${one.now} (prior year: ${one.before}), while ${one.what.toLowerCase()} ${one.direction} by ${one.by} to ${one.amount}.`,
    (one) =>
      say`${one.what} ${one.direction} by ${one.by} to ${one.amount} and ${one.margin.toLowerCase()} ${one.marginDirection} ${one.points} points, from ${one.before} to ${one.now}.`,
  ],
  'zh-Hans': [
    (one) =>
      say`${one.period}${one.margin}为${one.now}，较上年的${one.before}${one.marginDirection}${one.points}个百分点；${one.what}${one.amount}，较上年${one.direction}${one.by}。`,
  ],
  'zh-Hant': [
    (one) =>
      say`${one.period}${one.margin}為${one.now}，較上年之${one.before}${one.marginDirection}${one.points}個百分點；${one.what}為${one.amount}，較上年${one.direction}${one.by}。`,
  ],
  ja: [
    (one) =>
      say`${one.margin}は前期の${one.before}から${one.points}ポイント${one.marginDirection}し${one.now}となり、${one.what}は${one.by}${one.direction}の${one.amount}となりました。`,
  ],
  ko: [
    (one) =>
      say`${one.margin}은(는) 전기 ${one.before}에서 ${one.points}%p ${one.marginDirection}한 ${one.now}이며, ${one.what}은(는) ${one.by} ${one.direction}한 ${one.amount}입니다.`,
  ],
}

export interface ChainLink {
  what: string
  now: Pieces
  percent: Pieces
  direction: WordToken
}

/** Parts one after the other with something between, and before the last something else. */
function join(parts: readonly (readonly Piece[])[], between: string, last = between): Piece[] {
  return parts.flatMap((part, at) => (at === 0 ? part : [at === parts.length - 1 ? last : between, ...part]))
}

export const CHAIN: Said<{ links: readonly ChainLink[]; period: string }> = {
  en: [
    ({ links, period }) => [
      `In ${period} `,
      ...join(
        links.map((one) => say`${one.what.toLowerCase()} ${one.direction} ${one.percent} to ${one.now}`),
        ', ',
        ' and ',
      ),
      '.',
    ],
    ({ links, period }) => [
      `Results for ${period}: `,
      ...join(
        links.map((one) => say`${one.what} ${one.now}, ${one.direction} ${one.percent}`),
        '; ',
      ),
      '.',
    ],
  ],
  'zh-Hans': [
    ({ links, period }) => [
      `${period}，公司实现`,
      ...join(
        links.map((one) => say`${one.what}${one.now}，同比${one.direction}${one.percent}`),
        '，',
      ),
      '。',
    ],
    ({ links, period }) => [
      `${period}，`,
      ...join(
        links.map((one) => say`${one.what}为${one.now}，较上年同期${one.direction}${one.percent}`),
        '；',
      ),
      '。',
    ],
  ],
  'zh-Hant': [
    ({ links, period }) => [
      period,
      ...join(
        links.map((one) => say`${one.what}${one.now}，較上年同期${one.direction}${one.percent}`),
        '，',
      ),
      '。',
    ],
  ],
  ja: [
    ({ links, period }) => [
      `${period}の業績は、`,
      ...join(
        links.map((one) => say`${one.what}${one.now}（前期比${one.percent}${one.direction}）`),
        '、',
      ),
      'となりました。',
    ],
    ({ links, period }) => [
      `この結果、${period}の`,
      ...join(
        links.map((one) => say`${one.what}は前期比${one.percent}${one.direction}の${one.now}`),
        '、',
      ),
      'となりました。',
    ],
  ],
  ko: [
    ({ links, period }) => [
      `${period} 실적은 `,
      ...join(
        links.map((one) => say`${one.what} ${one.now}(전년 대비 ${one.percent} ${one.direction})`),
        ', ',
      ),
      '을 기록하였습니다.',
    ],
  ],
  de: [
    ({ links, period }) => [
      `Im ${period}: `,
      ...join(
        links.map((one) => say`${one.what} ${one.now} (${one.direction} um ${one.percent})`),
        '; ',
      ),
      '.',
    ],
  ],
  fr: [
    ({ links, period }) => [
      `Pour ${period} : `,
      ...join(
        links.map((one) => say`${one.what} ${one.now} (${one.direction} de ${one.percent})`),
        ' ; ',
      ),
      '.',
    ],
  ],
  it: [
    ({ links, period }) => [
      `Nel ${period}: `,
      ...join(
        links.map((one) => say`${one.what} ${one.now} (${one.direction} del ${one.percent})`),
        '; ',
      ),
      '.',
    ],
  ],
  es: [
    ({ links, period }) => [
      `En el ${period}: `,
      ...join(
        links.map((one) => say`${one.what} ${one.now} (${one.direction} del ${one.percent})`),
        '; ',
      ),
      '.',
    ],
  ],
}

export interface LastYearParts {
  what: string
  now: Pieces
  before: Pieces
  period: string
  periodBefore: string
}

export const LAST_YEAR: Said<LastYearParts> = {
  en: [
    (one) => say`${one.what} of ${one.now} (${one.periodBefore}: ${one.before}) was recorded for ${one.period}.`,
    (one) => say`For ${one.period}, ${one.what.toLowerCase()} was ${one.now} against ${one.before} a year earlier.`,
  ],
  'zh-Hans': [
    (one) => say`${one.period}${one.what}为${one.now}，上年同期为${one.before}。`,
    (one) => say`${one.what}本期发生额${one.now}，上期发生额${one.before}。`,
  ],
  'zh-Hant': [(one) => say`${one.period}${one.what}為${one.now}，上年同期為${one.before}。`],
  ja: [(one) => say`${one.period}の${one.what}は${one.now}（前年同期は${one.before}）であります。`],
  ko: [(one) => say`${one.period} ${one.what}은(는) ${one.now}이며 전년 동기는 ${one.before}입니다.`],
  de: [(one) => say`${one.what} im ${one.period}: ${one.now} (Vorjahr: ${one.before}).`],
  fr: [(one) => say`${one.what} de ${one.period} : ${one.now} (exercice précédent : ${one.before}).`],
  it: [(one) => say`${one.what} del ${one.period}: ${one.now} (esercizio precedente: ${one.before}).`],
  es: [(one) => say`${one.what} del ${one.period}: ${one.now} (ejercicio anterior: ${one.before}).`],
}

/** What is counted, in units of its own. `power`: of the printed number. */
export interface CountedThing {
  what: string
  unit: string
  power: number
  decimals: number
  /** In the printed unit. */
  least: number
}

export const COUNTED_THINGS: Partial<Record<Language, readonly CountedThing[]>> = {
  en: [
    { what: 'Active users', unit: ' million', power: 6, decimals: 1, least: 1.1 },
    { what: 'Registered customers', unit: ' thousand', power: 3, decimals: 0, least: 120 },
    { what: 'Shipments', unit: ' tonnes', power: 0, decimals: 0, least: 5200 },
    { what: 'Stores', unit: '', power: 0, decimals: 0, least: 131 },
  ],
  'zh-Hans': [
    { what: '客户数', unit: '万户', power: 4, decimals: 2, least: 12 },
    { what: '门店数量', unit: '家', power: 0, decimals: 0, least: 149 },
    { what: '产品产量', unit: '万吨', power: 4, decimals: 2, least: 3 },
    { what: '注册用户', unit: '亿人', power: 8, decimals: 2, least: 1.1 },
  ],
  'zh-Hant': [
    { what: '客戶數', unit: '萬戶', power: 4, decimals: 1, least: 12 },
    { what: '門市數量', unit: '家', power: 0, decimals: 0, least: 149 },
  ],
  ja: [
    { what: '契約件数', unit: '万件', power: 4, decimals: 1, least: 12 },
    { what: '店舗数', unit: '店', power: 0, decimals: 0, least: 149 },
    { what: '生産台数', unit: '千台', power: 3, decimals: 0, least: 210 },
  ],
  ko: [
    { what: '가입자 수', unit: '만 명', power: 4, decimals: 1, least: 12 },
    { what: '점포 수', unit: '개', power: 0, decimals: 0, least: 149 },
  ],
}

export const COUNTED: Said<{
  what: string
  now: Pieces
  before: Pieces
  percent: Pieces
  direction: WordToken
  day: string
}> = {
  en: [
    (one) =>
      say`${one.what} ${one.direction} by ${one.percent} to ${one.now} at ${one.day} (prior year: ${one.before}).`,
    (one) =>
      say`At ${one.day} we counted ${one.now} (${one.what.toLowerCase()}), which ${one.direction} ${one.percent} from ${one.before}.`,
  ],
  'zh-Hans': [
    (one) =>
      say`截至${one.day}，公司${one.what}达${one.now}，上年末为${one.before}，同比${one.direction}${one.percent}。`,
    (one) => say`${one.what}由上年末的${one.before}${one.direction}至${one.now}，变动幅度为${one.percent}。`,
  ],
  'zh-Hant': [
    (one) => say`截至${one.day}止，${one.what}達${one.now}，較上年底之${one.before}${one.direction}${one.percent}。`,
  ],
  ja: [
    (one) =>
      say`${one.day}現在の${one.what}は${one.now}（前期末${one.before}、${one.percent}${one.direction}）であります。`,
  ],
  ko: [
    (one) =>
      say`${one.day} 현재 ${one.what}은(는) ${one.now}으로 전기말 ${one.before} 대비 ${one.percent} ${one.direction}하였습니다.`,
  ],
}
