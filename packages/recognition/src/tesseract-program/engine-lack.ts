/** What an engine lacks: a reason to be told in the user's language, and the detail, which is the operator's business only. */
export interface EngineLack {
  key: 'files_missing' | 'not_installed' | 'languages_missing'
  detail: string
}
