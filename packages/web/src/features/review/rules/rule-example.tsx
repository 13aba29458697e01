import type { ReviewTexts } from '../../../locales/review/zh-CN.ts'
import { DataTable } from '../../../ui/data-table.tsx'
import { ExampleSheetTable } from './example-sheet-table.tsx'
import type { Example, ExamplePart } from './parse-example.ts'

const SIGNS = {
  ok: { sign: '✓', line: 'border-l-pass', text: 'text-pass' },
  problem: { sign: '▲', line: 'border-l-seal', text: 'text-seal' },
} as const

/** An example of a rule's page as a reader of reports and workbooks knows it, marked as sound or as having the problem. */
export function RuleExample({ t, example }: { t: ReviewTexts; example: Example }) {
  const { kind, place, parts } = example
  const { sign, line, text } = SIGNS[kind]
  return (
    <figure data-example={kind} className={`my-4 border border-l-4 border-line ${line}`}>
      <figcaption className="flex flex-wrap gap-x-3 border-b border-line px-3 py-1 text-meta">
        <span className={`font-semibold ${text}`}>
          <span aria-hidden>{sign}</span> {t.example[kind]}
        </span>
        {place && <span className="num text-ink-2">{t.example.place(`${place.sheet}!${place.cells}`)}</span>}
      </figcaption>
      <div
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by the keyboard
        tabIndex={0}
        role="group"
        aria-label={t.example[kind]}
        className="max-h-256 overflow-auto px-3 py-1"
      >
        {parts.map((part, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a fixed text
          <Part key={index} t={t} part={part} place={place} />
        ))}
      </div>
    </figure>
  )
}

function Part({ t, part, place }: { t: ReviewTexts; part: ExamplePart; place: Example['place'] }) {
  if (part.kind === 'sheet')
    return <ExampleSheetTable t={t} sheet={part} marked={place?.sheet === part.name ? place.cells : ''} />
  if (part.kind === 'table') return <DataTable rows={part.rows} />
  if (part.kind === 'other-file')
    return <p className="mt-4! border-t border-line pt-2 text-meta text-ink-3">{t.example.otherFile}</p>
  return <p className={part.kind === 'heading' ? 'font-semibold' : ''}>{part.text}</p>
}
