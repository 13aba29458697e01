import type { Manner } from '../manner.ts'
import type { NoteKey } from '../note-key.ts'
import type { Draw } from '../random.ts'
import type { DocumentKind, Language } from '../truth.ts'
import { writeAnnual } from './annual.ts'
import { writeInterim } from './interim.ts'
import type { Scene } from './scene.ts'
import { writeAccountStatement } from './short/account-statement.ts'
import { ACCOUNT_WORDS } from './short/account-words.ts'
import { writeAuditReport } from './short/audit.ts'
import { DEAL_WORDS } from './short/deal-words.ts'
import { writeContract, writeDueDiligence, writeValuation } from './short/deal.ts'
import { RELEASE_LANGUAGES, writeEarningsRelease } from './short/earnings-release.ts'
import { FINANCE_KIND_WORDS } from './short/finance-kind-words.ts'
import { writeBank, writeInsurer } from './short/finance-kinds.ts'
import { FUND_WORDS } from './short/fund-words.ts'
import { writeFund } from './short/fund.ts'
import { INVOICE_WORDS } from './short/invoice-words.ts'
import { writeInvoice, writeReceipt } from './short/invoice.ts'
import { PROSPECTUS_LANGUAGES, writeProspectus } from './short/prospectus.ts'
import { RESEARCH_WORDS } from './short/research-words.ts'
import { writeResearch } from './short/research.ts'
import { writeTrialBalance } from './short/trial-balance.ts'

export interface Kind {
  write: (scene: Scene) => void
  /** The quarter that it reports up to. */
  lastQuarter: (draw: Draw, quarters: number) => number
  /** Reports the part of a year that is over, beside the same part of the year before. */
  isInterim: boolean
  /** Three years, and the part of the year that has begun since. */
  hasStub?: boolean
  /** Notes that it leaves out. */
  without?: readonly NoteKey[]
  /** Drawn in every manner of these languages, besides those whose manners name it. */
  languages?: readonly Language[]
}

const BRIEF: readonly NoteKey[] = ['inventories', 'provisions', 'staff', 'capital']

const ALL_NOTES: readonly NoteKey[] = [
  ...BRIEF,
  'policies',
  'segments',
  'revenue',
  'tax',
  'eps',
  'ppe',
  'receivables',
  'borrowings',
  'events',
]
const YEAR = { lastQuarter: (_: unknown, quarters: number) => quarters, isInterim: false }
const languagesOf = (words: object) => Object.keys(words) as Language[]

/** What can be drawn. */
export const KINDS: Partial<Record<DocumentKind, Kind>> = {
  'annual-report': { write: writeAnnual, lastQuarter: (_, quarters) => quarters, isInterim: false },
  'interim-report': {
    write: writeInterim,
    lastQuarter: (_, quarters) => quarters - 2,
    isInterim: true,
    without: BRIEF,
  },
  'quarterly-report': {
    write: writeInterim,
    lastQuarter: (draw, quarters) => quarters - draw.pick([1, 3]),
    isInterim: true,
    without: BRIEF,
  },
  'audit-report': {
    ...YEAR,
    write: writeAuditReport,
    without: ['eps', 'events', ...BRIEF],
    languages: ['en', 'zh-Hans', 'zh-Hant', 'ja', 'ko', 'de', 'fr', 'it', 'es'],
  },
  prospectus: {
    write: writeProspectus,
    lastQuarter: (draw, quarters) => quarters - draw.pick([1, 2, 3]),
    isInterim: false,
    hasStub: true,
    languages: PROSPECTUS_LANGUAGES,
  },
  'earnings-release': { ...YEAR, write: writeEarningsRelease, without: ALL_NOTES, languages: RELEASE_LANGUAGES },
  'fund-report': { ...YEAR, write: writeFund, languages: languagesOf(FUND_WORDS) },
  'bank-report': { ...YEAR, write: writeBank, languages: languagesOf(FINANCE_KIND_WORDS) },
  'insurer-report': { ...YEAR, write: writeInsurer, languages: languagesOf(FINANCE_KIND_WORDS) },
  'due-diligence': { ...YEAR, write: writeDueDiligence, languages: languagesOf(DEAL_WORDS) },
  'valuation-report': { ...YEAR, write: writeValuation, languages: languagesOf(DEAL_WORDS) },
  'research-note': { ...YEAR, write: writeResearch, without: ALL_NOTES, languages: languagesOf(RESEARCH_WORDS) },
  contract: { ...YEAR, write: writeContract, languages: languagesOf(DEAL_WORDS) },
  invoice: { ...YEAR, write: writeInvoice, languages: languagesOf(INVOICE_WORDS) },
  receipt: { ...YEAR, write: writeReceipt, languages: languagesOf(INVOICE_WORDS) },
  'account-statement': {
    ...YEAR,
    write: writeAccountStatement,
    without: ALL_NOTES,
    languages: languagesOf(ACCOUNT_WORDS),
  },
  'trial-balance': { ...YEAR, write: writeTrialBalance, languages: languagesOf(INVOICE_WORDS) },
}

/** The kinds that a manner can be drawn in. */
export function kindsOf({ kinds, language }: Manner): DocumentKind[] {
  const others = Object.entries(KINDS).filter(([, kind]) => kind.languages?.includes(language))
  return [...new Set([...kinds, ...others.map(([id]) => id as DocumentKind)])]
}
