import { Fragment, type ReactNode } from 'react'

/** The Markdown of our own pages: headings, paragraphs, lists, tables, code, bold, italics. Never HTML: text stays text. */
export function Markdown({ text }: { text: string }) {
  return <div className="prose">{blocksOf(text).map((block, index) => renderBlock(block, index))}</div>
}

interface MarkdownBlock {
  kind: 'heading' | 'paragraph' | 'list' | 'ordered' | 'code' | 'table'
  lines: string[]
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
      else blocks.push((open = { kind: 'code', lines: [] }))
    } else if (open?.kind === 'code') open.lines.push(line)
    else if (!line.trim()) open = undefined
    else {
      const kind = KINDS.find(([, pattern]) => pattern.test(line))?.[0] ?? 'paragraph'
      // An indented line goes on with the list item above it.
      if (kind === 'paragraph' && open && (open.kind === 'list' || open.kind === 'ordered') && /^\s/.test(line))
        open.lines.push(`${open.lines.pop()} ${line.trim()}`)
      else if (open?.kind === kind && kind !== 'heading') open.lines.push(line)
      else blocks.push((open = { kind, lines: [line] }))
    }
  }
  return blocks
}

function renderBlock({ kind, lines }: MarkdownBlock, key: number): ReactNode {
  const first = lines[0] ?? ''
  if (kind === 'heading') return /^#\s/.test(first) ? null : <h3 key={key}>{inline(first.replace(/^#+\s*/, ''))}</h3>
  if (kind === 'code')
    return (
      <pre key={key} className="wrap-anywhere whitespace-pre-wrap">
        {lines.join('\n')}
      </pre>
    )
  if (kind === 'list') return <ul key={key}>{items(lines, /^\s*[-*]\s+/)}</ul>
  if (kind === 'ordered') return <ol key={key}>{items(lines, /^\s*\d+[.)]\s+/)}</ol>
  if (kind === 'table') return <MarkdownTable key={key} lines={lines} />
  return <p key={key}>{inline(lines.join(' '))}</p>
}

const items = (lines: string[], marker: RegExp): ReactNode =>
  // oxlint-disable-next-line react/no-array-index-key -- a fixed text
  lines.map((line, index) => <li key={index}>{inline(line.replace(marker, ''))}</li>)

function MarkdownTable({ lines }: { lines: string[] }) {
  const rows = lines
    .filter((line) => !/^\|[\s:|-]+\|?$/.test(line))
    .map((line) =>
      line
        .trim()
        .replace(/^\||\|$/g, '')
        .split('|'),
    )
  const [head = [], ...body] = rows
  return (
    <table>
      <thead>
        <tr>
          {head.map((cell) => (
            <th key={cell}>{inline(cell.trim())}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {body.map((row) => (
          <tr key={row.join('|')}>
            {row.map((cell, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- a fixed text
              <td key={index}>{inline(cell.trim())}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

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
