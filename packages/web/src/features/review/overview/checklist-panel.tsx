import type { ServedChecklist } from '@tickmark/contract'
import type { ChecklistState, Location } from '@tickmark/document'
import { useState } from 'react'
import type { ReviewTexts } from '../../../locales/review/zh-CN.ts'

interface Props {
  t: ReviewTexts
  list: ServedChecklist
  onShow: (location: Location) => void
}

type Item = ServedChecklist['items'][number]

const MARKS = { present: '✓', weak: '△', missing: '✗', not_applicable: '–', unknown: '?' }
const STATES: readonly ChecklistState[] = ['present', 'weak', 'missing', 'not_applicable', 'unknown']
/** What needs somebody's eyes; the rest unfolds. */
const OPEN: ReadonlySet<ChecklistState> = new Set(['missing', 'weak'])

/** A checklist: its counts, what is missing or weak, and on demand all items; each leads to the place that shows it. */
export function ChecklistPanel({ t, list: { name, items }, onShow }: Props) {
  const [isWhole, setWhole] = useState(false)
  const open = items.filter(({ state }) => OPEN.has(state))
  const counts = STATES.flatMap((state) => {
    const count = items.filter((item) => item.state === state).length
    return count > 0 ? [`${MARKS[state]} ${t.checklists.states[state]} ${count}`] : []
  })
  return (
    <div className="mb-4" data-checklist={name}>
      <h3 className="text-note font-semibold">{name}</h3>
      <p className="num mb-1 text-meta text-ink-2">{counts.join(' · ')}</p>
      {open.length === 0 && !isWhole && <p className="text-note text-ink-2">{t.checklists.nothingOpen}</p>}
      <ul className="text-table">
        {(isWhole ? items : open).map((item) => (
          <ItemRow key={item.id} {...{ t, item, onShow }} />
        ))}
      </ul>
      {!isWhole && items.length > open.length && (
        <button type="button" className="mt-2 text-note underline underline-offset-4" onClick={() => setWhole(true)}>
          {t.checklists.all(items.length)}
        </button>
      )}
    </div>
  )
}

function ItemRow({ t, item, onShow }: Pick<Props, 't' | 'onShow'> & { item: Item }) {
  const { name, state, reference, evidence } = item
  return (
    <li className="border-b border-line py-1.5" data-state={state}>
      <div className="flex items-baseline gap-2">
        <span aria-hidden className="w-4 shrink-0">
          {MARKS[state]}
        </span>
        {evidence ? (
          <button
            type="button"
            className="min-w-0 text-left text-note underline underline-offset-4"
            onClick={() => onShow(evidence.location)}
          >
            {name}
          </button>
        ) : (
          <span className="min-w-0 text-note">{name}</span>
        )}
      </div>
      <p className="flex flex-wrap gap-x-3 pl-6 text-meta text-ink-3">
        <span>{t.checklists.states[state]}</span>
        <span>{reference}</span>
        <span>{reasonOf(t, item)}</span>
      </p>
    </li>
  )
}

function reasonOf(t: ReviewTexts, { state, evidence, reason }: Item): string {
  if (reason) return t.checklists.reasons[reason]
  return state === 'missing' && evidence?.label ? t.checklists.due(evidence.label) : ''
}
