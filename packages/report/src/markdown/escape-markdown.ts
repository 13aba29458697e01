/**
 * Makes text mean itself in Markdown. Only what would be read as markup is escaped, so that the text stays readable and
 * searchable as it was printed: "5 * 3" and "snake_case" keep their signs, "*bold*" and "<script>" lose their power.
 */
export function escapeMarkdown(text: string): string {
  return text
    .replace(/&(?=#?\w+;)/g, '&amp;')
    .replace(/<(?=[A-Za-z/!?])/g, '&lt;')
    .replace(/[\\`]/g, '\\$&')
    .replace(/\](?=[(:[])|\[(?=\^|[ xX]\] )/g, '\\$&')
    .replace(/\*(?=\S)|(?<=\S)\*/g, '\\*')
    .replace(/(?<![\p{L}\p{N}])_(?=\S)|(?<=\S)_(?![\p{L}\p{N}])/gu, '\\_')
    .replace(/~(?=~)/g, '\\~')
    .replace(/^([^\S\n]*)(#{1,6}(?=\s|$)|[+-](?=\s|$)|>|={3,}[^\S\n]*$|-{3,}[^\S\n]*$|:?\|)/gm, '$1\\$2')
    .replace(/^([^\S\n]*\d{1,9})([.)])(?=\s|$)/gm, '$1\\$2')
}

/** Text of one cell of a grid of lines. */
export function escapeMarkdownCell(text: string): string {
  return escapeMarkdown(text.trim())
    .replace(/(?<!\\)\|/g, '\\|')
    .replace(/(?<!\s)\s*\n\s*/g, '<br>')
}
