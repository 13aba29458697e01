import type { LanguageData } from '../shape/language-data.ts'
import { agreements } from './agreements.ts'
import { amounts } from './amounts.ts'
import { captions } from './captions.ts'
import { cashFlows } from './cash-flows.ts'
import { companies } from './companies.ts'
import { concepts } from './concepts.ts'
import { connectives } from './connectives.ts'
import { factors } from './factors.ts'
import { labels } from './labels.ts'
import { market } from './market.ts'
import { notes } from './notes.ts'
import { numbering } from './numbering.ts'
import { periods } from './periods.ts'
import { sentences } from './sentences.ts'
import { statements } from './statements.ts'

export const en: LanguageData = {
  tag: 'en',
  ...amounts,
  agreements,
  periods,
  captions,
  notes,
  numbering,
  connectives,
  companies,
  concepts,
  cashFlows,
  factors,
  labels,
  market,
  sentences,
  statements,
}
