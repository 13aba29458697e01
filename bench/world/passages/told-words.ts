import { say } from '../draft/content.ts'
import type { Piece, WordToken } from '../draft/content.ts'
import type { Language } from '../truth.ts'
import type { Said } from './passage.ts'

type Pieces = readonly Piece[]

export interface BareGrowthParts {
  what: string
  percent: Pieces
  direction: WordToken
  period: string
}

/** A growth without amounts, alone or with a reason behind it. */
export const BARE_GROWTH: Said<BareGrowthParts> = {
  en: [
    (one) => say`${one.what} ${one.direction} by ${one.percent} in ${one.period}.`,
    (one) =>
      say`${one.what} ${one.direction} ${one.percent} in ${one.period}, mainly because of the mix of products sold.`,
    (one) =>
      say`In ${one.period}, ${one.what.toLowerCase()} ${one.direction} by ${one.percent}, reflecting the timing of deliveries to existing customers.`,
  ],
  'zh-Hans': [
    (one) => say`${one.period}，${one.what}同比${one.direction}${one.percent}。`,
    (one) => say`${one.period}${one.what}较上年同期${one.direction}${one.percent}，主要系产品结构变化所致。`,
  ],
  'zh-Hant': [
    (one) => say`${one.period}${one.what}較上年同期${one.direction}${one.percent}。`,
    (one) => say`${one.period}${one.what}較上年同期${one.direction}${one.percent}，主要係產品組合變動所致。`,
  ],
  ja: [
    (one) => say`${one.period}の${one.what}は前期比${one.percent}の${one.direction}となりました。`,
    (one) =>
      say`${one.period}の${one.what}は、製品構成の変化により、前期比${one.percent}の${one.direction}となりました。`,
  ],
  ko: [
    (one) => say`${one.period} ${one.what}은(는) 전년 대비 ${one.percent} ${one.direction}하였습니다.`,
    (one) =>
      say`${one.period} ${one.what}은(는) 제품 구성의 변화로 인해 전년 대비 ${one.percent} ${one.direction}하였습니다.`,
  ],
  de: [(one) => say`${one.what}: im ${one.period} um ${one.percent} ${one.direction} gegenüber dem Vorjahr.`],
  fr: [(one) => say`${one.what} en ${one.direction} de ${one.percent} pour ${one.period}.`],
  it: [(one) => say`${one.what} in ${one.direction} del ${one.percent} nel ${one.period}.`],
  es: [(one) => say`${one.what}: ${one.direction} del ${one.percent} en el ${one.period}.`],
}

export interface EarlierYears {
  title: (parts: { period: string; periodBefore: string }) => string
  change: (parts: { what: string; direction: WordToken; percent: Pieces; now: Pieces; before: Pieces }) => Piece[]
}

/** The year before, held against the one before that: the heading alone says so. */
export const EARLIER: Partial<Record<Language, EarlierYears>> = {
  en: {
    title: ({ period, periodBefore }) => `${period} compared with ${periodBefore}`,
    change: (one) => say`${one.what} ${one.direction} by ${one.percent} to ${one.now} from ${one.before}.`,
  },
  'zh-Hans': {
    title: ({ period, periodBefore }) => `${period}与${periodBefore}比较`,
    change: (one) => say`${one.what}由${one.before}变动至${one.now}，${one.direction}${one.percent}。`,
  },
  'zh-Hant': {
    title: ({ period, periodBefore }) => `${period}與${periodBefore}比較`,
    change: (one) => say`${one.what}由${one.before}變動至${one.now}，${one.direction}${one.percent}。`,
  },
  ja: {
    title: ({ period, periodBefore }) => `${period}と${periodBefore}の比較`,
    change: (one) => say`${one.what}は${one.before}から${one.now}へと${one.percent}の${one.direction}となりました。`,
  },
  ko: {
    title: ({ period, periodBefore }) => `${period}과 ${periodBefore}의 비교`,
    change: (one) => say`${one.what}은(는) ${one.before}에서 ${one.now}으로 ${one.percent} ${one.direction}하였습니다.`,
  },
}

/** The line of one part, whose name stands before the line's own. */
export const LINE_OF_PART: Said<{
  part: string
  what: string
  direction: WordToken
  percent: Pieces
  /** Written by those who say the amount. */
  now: () => Pieces
  period: string
}> = {
  en: [
    (one) =>
      say`${one.part} ${one.what.toLowerCase()} ${one.direction} ${one.percent} to ${one.now()} in ${one.period}.`,
    (one) =>
      say`${one.part} ${one.what.toLowerCase()} ${one.direction} ${one.percent}, driven by orders from large customers.`,
  ],
  'zh-Hans': [
    (one) => say`${one.period}，${one.part}${one.what}为${one.now()}，同比${one.direction}${one.percent}。`,
    (one) => say`${one.part}${one.what}同比${one.direction}${one.percent}。`,
  ],
  'zh-Hant': [
    (one) => say`${one.period}${one.part}之${one.what}為${one.now()}，較上年同期${one.direction}${one.percent}。`,
  ],
  ja: [
    (one) => say`${one.part}の${one.what}は${one.now()}（前期比${one.percent}${one.direction}）となりました。`,
    (one) => say`${one.part}の${one.what}は前期比${one.percent}の${one.direction}となりました。`,
  ],
  ko: [(one) => say`${one.part} ${one.what}은(는) 전년 대비 ${one.percent} ${one.direction}한 ${one.now()}입니다.`],
}

/** A term that holds the name of a line and says something else, and the line itself behind it. */
export const LONGER_TERM: Said<{ what: string; day: string; amount: Pieces; known: Pieces }> = {
  'zh-Hans': [
    (one) =>
      say`截至${one.day}，本公司未确认${one.what}的可抵扣亏损为${one.amount}。截至${one.day}，${one.what}为${one.known}。`,
    (one) => say`本公司未经抵销的${one.what}为${one.amount}，抵销后列示的${one.what}为${one.known}。`,
  ],
  'zh-Hant': [
    (one) =>
      say`截至${one.day}，本集團未認列為${one.what}之未使用課稅損失為${one.amount}。截至${one.day}，${one.what}為${one.known}。`,
  ],
  ja: [
    (one) =>
      say`${one.day}現在、${one.what}を認識していない税務上の繰越欠損金は${one.amount}であります。${one.day}現在の${one.what}は${one.known}であります。`,
  ],
  ko: [
    (one) =>
      say`${one.day} 현재 ${one.what}으로 인식하지 아니한 이월결손금은 ${one.amount}입니다. ${one.day} 현재 ${one.what}은 ${one.known}입니다.`,
  ],
  de: [
    (one) =>
      say`Verlustvorträge ohne Ansatz in der Position ${one.what}: ${one.amount} zum ${one.day}. ${one.what} zum ${one.day}: ${one.known}.`,
  ],
}

/** What the US and those who write as they do say of a tax benefit that is none of the table's line. */
export const UNRECOGNIZED: readonly ((one: {
  amount: Pieces
  day: string
  known: Pieces
  period: string
}) => Piece[])[] = [
  (one) =>
    say`Unrecognized tax benefits that would affect the effective tax rate, if recognized, were ${one.amount} at ${one.day}. The related tax benefit was ${one.known} in ${one.period}.`,
  (one) =>
    say`The total amount of unrecognized tax benefits, including related interest, was ${one.amount} as of ${one.day}. In ${one.period}, the related tax benefit was ${one.known}.`,
]
export const COMPENSATION = {
  rows: ['Included in cost of sales', 'Included in operating expenses'],
  total: 'Total share-based compensation expense',
  benefit: 'Less: related tax benefit',
  net: 'Share-based compensation expense, net of tax',
} as const

/** What a line changed to, once more in dollars, beside what it changed from. */
export const CONVERTED: Said<{
  what: string
  direction: WordToken
  percent: Pieces
  now: Pieces
  dollars: Pieces
  before: Pieces
  period: string
  earlier: string
}> = {
  en: [
    (one) =>
      say`${one.what} ${one.direction} by ${one.percent} to ${one.now} (${one.dollars}) in ${one.period}, compared to ${one.before} in ${one.earlier}.`,
    (one) =>
      say`In ${one.period}, ${one.what.toLowerCase()} ${one.direction} ${one.percent} to ${one.now} (${one.dollars}) from ${one.before} in ${one.earlier}.`,
  ],
  'zh-Hans': [
    (one) =>
      say`${one.period}${one.what}为${one.now}（约合${one.dollars}），较${one.earlier}的${one.before}${one.direction}${one.percent}。`,
  ],
}
