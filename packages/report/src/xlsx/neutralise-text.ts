/** Starts a formula or a call in some spreadsheet program once the text is edited, pasted or saved as CSV. */
const DANGEROUS = /^\s*(?:[=@\t\r]|[+-]\s*(?:[\p{L}_.]+\(|.*\|.*!))/u

/**
 * Text of a document, safe in a cell. Cells are written as text and never as formulas; what could still turn into one when a
 * person edits it or saves it as CSV gets the apostrophe that marks text. "- Depreciation" and "-5%" stay as printed.
 */
export function neutraliseText(text: string): string {
  return DANGEROUS.test(text) ? `'${text}` : text
}
