import type { Document, Finding, FindingText, Language, Review, Scores, Unscored } from '@tickmark/document'

/** What a person has decided on a finding, and why. */
export interface Decision {
  decision: 'accepted' | 'dismissed'
  reason: string
  /** User name of who decided, and when (ISO); absent where that was not kept. */
  by?: string
  at?: string
}

/** What a person said about a finding. `at` is ISO. */
export interface Comment {
  by: string
  at: string
  text: string
}

/** A signature under the review. `at` is ISO; `hash` names the state that was signed. */
export interface Signature {
  role: 'preparer' | 'reviewer' | 'partner'
  by: string
  at: string
  hash: string
}

/** In whose name a report goes out. */
export interface Letterhead {
  firm: string
  /** A PNG or JPEG. */
  logo?: { mediaType: 'image/png' | 'image/jpeg'; base64: string }
}

/** What people did about a review as a whole, and in whose name it goes out. */
export interface Handling {
  letterhead?: Letterhead
  /** The day of its cover (ISO): when the review ended, or was last decided on or signed. Absent where nobody keeps the time. */
  issuedAt?: string
  /** The scores without what was dismissed; absent where nothing was. */
  reviewedScores?: Scores
  signOffs?: readonly Signature[]
}

/** What a report is made of. The texts of findings come as a function: this room knows no rules. */
export interface ReportInput extends Handling {
  document: Document
  /** Absent for reading and OCR alone. */
  review?: Review
  /** In which the report speaks; the document keeps its own. */
  language: Language
  describe: (finding: Finding) => FindingText
  /** Why a score could not be given. */
  describeUnscored: (unscored: Unscored) => string
  /** Undefined for findings that are open; absent where nobody could decide. */
  decisionOf?: (finding: Finding) => Decision | undefined
  commentsOf?: (finding: Finding) => readonly Comment[]
  /** Paragraphs on what the document says and what the review found. */
  summaryText: readonly string[]
  /** Of the original file, hexadecimal. */
  sha256?: string
}

/** A report on a document that was reviewed. */
export type ReviewReportInput = ReportInput & { review: Review }

/** Narrows to a reviewed document; asking for a review report of anything else is a mistake of the caller. */
export function reviewed(input: ReportInput): ReviewReportInput {
  if (!input.review) throw new TypeError(`${input.document.name} was read but not reviewed`)
  return input as ReviewReportInput
}

/** Where page pictures and the original come from when a PDF is written. */
export interface OriginalFile {
  /** Of slides, which have pages but are no PDF, what they print. */
  original: Uint8Array
  /** PNG or JPEG of a page as displayed, `width` pixels wide. */
  renderPage: (page: number, width: number) => Promise<{ mediaType: string; bytes: Uint8Array }>
}
