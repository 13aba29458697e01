/** What a set of files is for. */
export type CorpusSet = 'reports' | 'workbooks' | 'scans' | 'tables' | 'office'

export const CORPUS_SETS: readonly CorpusSet[] = ['reports', 'workbooks', 'scans', 'tables', 'office']

/** `open`: read as you like. `sealed`: counted by programs, opened by nobody. */
export type Split = 'open' | 'sealed'

/** One public file, named so that anyone with a copy of its repository finds it; the file itself is not part of the project. */
export interface CorpusFile {
  /** owner/name of the public repository. */
  repository: string
  /** A commit whose tree holds the file. */
  commit: string
  path: string
  sha256: string
  bytes: number
  /** annual-report, quarterly-report, prospectus, receipt, model, … */
  kind: string
  /** ISO 3166; "-" where nothing tells. */
  country: string
  /** BCP 47; "-" where nothing tells. */
  language: string
  /** us-gaap, ifrs, cas, j-gaap, k-ifrs, local; "-" for what follows none. */
  framework: string
  /** Whose file it is: the issuer where the path tells, else the repository. All files of a source lie in one split. */
  source: string
  split: Split
}
