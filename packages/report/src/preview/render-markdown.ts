import { groupOf } from '@tickmark/document'
import { escapeHtml } from '../words/escape-html.ts'

/**
 * Renders the Markdown that `toMarkdown` writes: headings, paragraphs with hard breaks, lists, quotes, tables of lines, and the
 * HTML tables that it has for merged cells. Those are the only markup that passes; all else is text.
 */
export function renderMarkdown(markdown: string): string {
  return markdown
    .replace(/\r\n?/g, '\n')
    .split(/\n{2,}/)
    .filter((block) => block.trim())
    .map(renderBlock)
    .join('\n')
}

function renderBlock(block: string): string {
  const lines = block.replace(/(?<!\n)\n+$/, '').split('\n')
  const [first] = lines as [string]
  const heading = /^(#{1,6}) (.*)$/.exec(first)
  if (heading) return `<h${groupOf(heading, 1).length}>${inline(groupOf(heading, 2))}</h${groupOf(heading, 1).length}>`
  if (first.startsWith('<table>')) return `<div class="wide">${block}</div>`
  if (/^\|.*\|$/.test(first) && isRule(lines[1])) return renderTable(lines)
  if (first.startsWith('> '))
    return `<p class="notes">${inline(lines.map((line) => line.replace(/^> ?/, '')).join('\n'))}</p>`
  if (LIST_ITEM.test(first)) return lines.map(renderItem).join('\n')
  return `<p class="text">${inline(block)}</p>`
}

const LIST_ITEM = /^( *)(-|\d{1,9}[.)]) (.*)$/
/** Blanks of each further level of a list. */
const INDENT = 3

function renderItem(line: string): string {
  const [, blanks = '', marker, text] = LIST_ITEM.exec(line) ?? []
  if (text === undefined) return `<p class="text">${inline(line)}</p>`
  const level = Math.min(3, 1 + Math.floor(blanks.length / INDENT))
  return `<p class="l${level}"><span>${marker === '-' ? '•' : marker}</span><span>${inline(text)}</span></p>`
}

const isRule = (line: string | undefined): boolean => /^\|(?: *:?-+:? *\|)+$/.test(line ?? '')

function renderTable([head = '', rule = '', ...rows]: string[]): string {
  const numeric = cellsOf(rule).map((cell) => cell.endsWith(':'))
  const row = (line: string, tag: 'th' | 'td'): string =>
    `<tr>${cellsOf(line)
      .map((cell, column) => `<${tag}${numeric[column] ? ' class="n"' : ''}>${inline(cell)}</${tag}>`)
      .join('')}</tr>`
  const headRow = cellsOf(head).some(Boolean) ? `<thead>${row(head, 'th')}</thead>` : ''
  const body = rows.map((line) => row(line, 'td')).join('\n')
  return `<div class="wide"><table>${headRow}<tbody>${body}</tbody></table></div>`
}

/** A bar that belongs to the text has a backslash before it. */
function cellsOf(line: string): string[] {
  return line
    .slice(1, -1)
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim())
}

/** Text with its signs freed again: hard breaks, escaped signs, the two entities that stand for themselves. */
function inline(text: string): string {
  return text
    .split(/(\\\n|\n|<br>|\\[!-/:-@[-`{-~]|&lt;|&amp;)/)
    .map((piece) => {
      if (piece === '\\\n' || piece === '<br>') return '<br>'
      if (piece === '&lt;' || piece === '&amp;') return piece
      return escapeHtml(/^\\./.test(piece) ? piece.slice(1) : piece)
    })
    .join('')
}
