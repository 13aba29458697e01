import { Fragment, type ReactNode } from 'react'
import { DataTable } from './data-table.tsx'
import { splitRow } from './split-row.ts'

/** Renders a fenced block by its info string; undefined leaves it as code. */
type RenderFence = (info: string, lines: readonly string[]) => ReactNode

interface MarkdownProps {
  text: string
  renderFence?: RenderFence
}

/** Renders the Markdown of our own pages: headings, paragraphs, lists, tables, code, bold, italics. HTML stays text. */
export function Markdown({ text, renderFence }: MarkdownProps) {
  return (
    <div className="prose">
      {blocksOf(text).map((block, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a fixed text
        <Fragment key={index}>{renderBlock(block, renderFence)}</Fragment>
      ))}
    </div>
  )
}

interface MarkdownBlock {
  kind: 'heading' | 'paragraph' | 'list' | 'ordered' | 'code' | 'table'
  lines: string[]
  /** The info string of a fence. */
  info?: string
}

const KINDS: [MarkdownBlock['kind'], RegExp][] = [
  ['heading', /^#{1,6}\s/],
  ['list', /^\s*[-*]\s/],
  ['ordered', /^\s*\d+[.)]\s/],
  ['table', /^\|/],
]

/** Splits Markdown into blocks. */
export function blocksOf(text: string): MarkdownBlock[] {
  const blocks: MarkdownBlock[] = []
  let open: MarkdownBlock | undefined
  for (const line of text.replaceAll('\r\n', '\n').split('\n')) {
    if (line.startsWith('```')) {
      if (open?.kind === 'code') open = undefined
      else blocks.push((open = { kind: 'code', lines: [], info: line.slice(3).trim() }))
    } else if (open?.kind === 'code') open.lines.push(line)
    else if (!line.trim()) open = undefined
    else {
      const kind = KINDS.find(([, pattern]) => pattern.test(line))?.[0] ?? 'paragraph'
      // An indented line continues the list item above it.
      if (kind === 'paragraph' && open && (open.kind === 'list' || open.kind === 'ordered') && /^\s/.test(line))
        open.lines.push(`${open.lines.pop()} ${line.trim()}`)
      else if (open?.kind === kind && kind !== 'heading') open.lines.push(line)
      else blocks.push((open = { kind, lines: [line] }))
    }
  }
  return blocks
}

function renderBlock({ kind, lines, info = '' }: MarkdownBlock, renderFence?: RenderFence): ReactNode {
  const first = lines[0] ?? ''
  if (kind === 'heading') return /^#\s/.test(first) ? null : <h3>{inline(first.replace(/^#+\s*/, ''))}</h3>
  if (kind === 'code')
    return renderFence?.(info, lines) ?? <pre className="wrap-anywhere whitespace-pre-wrap">{lines.join('\n')}</pre>
  if (kind === 'list') return <ul>{items(lines, /^\s*[-*]\s+/)}</ul>
  if (kind === 'ordered') return <ol>{items(lines, /^\s*\d+[.)]\s+/)}</ol>
  if (kind === 'table')
    return <DataTable rows={lines.filter((line) => !TABLE_RULE.test(line)).map(splitRow)} renderText={inline} />
  return <p>{inline(lines.join(' '))}</p>
}

/** The line between the head of a table and its body. */
const TABLE_RULE = /^\|[\s:|-]+\|?$/

const items = (lines: string[], marker: RegExp): ReactNode =>
  // oxlint-disable-next-line react/no-array-index-key -- a fixed text
  lines.map((line, index) => <li key={index}>{inline(line.replace(marker, ''))}</li>)

/** Code, bold, italics and links (as their text) of a line. */
function inline(text: string): ReactNode {
  return text.split(/(`[^`]+`|\*\*[^*]+\*\*|\*[^*\s][^*]*\*|\[[^\]]+\]\([^)]+\))/).map((part, index) => {
    const key = index
    if (part.startsWith('`')) return <code key={key}>{part.slice(1, -1)}</code>
    if (part.startsWith('**')) return <strong key={key}>{part.slice(2, -2)}</strong>
    if (part.startsWith('*') && part.length > 2) return <em key={key}>{part.slice(1, -1)}</em>
    if (part.startsWith('[')) return <Fragment key={key}>{/^\[([^\]]+)\]/.exec(part)?.[1]}</Fragment>
    return <Fragment key={key}>{part}</Fragment>
  })
}
