import type { AgreementWords } from './agreement-words.ts'
import type { AmountWords } from './amount-words.ts'
import type { CaptionWords } from './caption-words.ts'
import type { CashFlowWords } from './cash-flow-words.ts'
import type { CompanyWords } from './company-words.ts'
import type { ConceptWords } from './concept-words.ts'
import type { ConnectiveWords } from './connective-words.ts'
import type { FactorWords } from './factor-words.ts'
import type { LabelWords } from './label-words.ts'
import type { MarketWords } from './market-words.ts'
import type { NoteWords } from './note-words.ts'
import type { NumberingWords } from './numbering-words.ts'
import type { PeriodWords } from './period-words.ts'
import type { SentenceWords } from './sentence-words.ts'
import type { StatementWords } from './statement-words.ts'

/**
 * What the product knows of a language. Every language has the same keys: adding one is adding a folder, and what it forgets
 * does not compile.
 */
export interface LanguageData extends AmountWords {
  /** BCP 47. */
  tag: string
  agreements: AgreementWords
  periods: PeriodWords
  captions: CaptionWords
  notes: NoteWords
  numbering: NumberingWords
  connectives: ConnectiveWords
  companies: CompanyWords
  concepts: ConceptWords
  cashFlows: CashFlowWords
  factors: FactorWords
  labels: LabelWords
  market: MarketWords
  sentences: SentenceWords
  statements: StatementWords
}
