/** Rows of escaped cells as a Markdown table; the second row is the rule under the heads. */
export const toMarkdownTable = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `| ${row.join(' | ')} |`).join('\n')
