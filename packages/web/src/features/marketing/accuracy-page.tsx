import { useLanguage } from '../../i18n/language.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { accuracyCatalogue } from '../../locales/accuracy/catalogue.ts'
import type { AccuracyTexts } from '../../locales/accuracy/zh-CN.ts'
import { CallToAction } from './call-to-action.tsx'
import { Command, type FigureRow, FigureTable } from './measured/figure-table.tsx'
import { type Basis, BY_FIELD, FIGURES, type FigureName, MEASURED_DAYS } from './measured/measured.ts'
import { printDays } from './measured/print-days.ts'
import { LedgerList, PageHead, Section } from './sections.tsx'

const BASES: readonly Basis[] = ['first', 'heldOut', 'seen']

/** What was measured, on documents of which kind and by what; and where the engine is weakest. */
export function AccuracyPage() {
  const t = useTexts(accuracyCatalogue)
  const columns = { ...t.columns, how: t.columns.command }
  return (
    <>
      <PageHead title={t.title} lead={t.lead}>
        <p className="mt-4 text-table text-ink-2">
          {t.measured(printDays(MEASURED_DAYS, useLanguage()))}{' '}
          <a href="/benchmarks.txt" target="_blank" className="text-note underline underline-offset-2">
            {t.record}
          </a>
        </p>
        <nav aria-label={t.fields} className="mt-8 flex flex-wrap gap-x-6 gap-y-2 border-t border-ink pt-3 text-table">
          {BY_FIELD.map(({ field }) => (
            <a key={field} href={`#${field}`} className="py-1 hover:underline">
              {t.groups[field]}
            </a>
          ))}
        </nav>
      </PageHead>
      <Method t={t} />
      {BY_FIELD.map(({ field, figures }, index) => (
        <Section key={field} id={field} title={t.groups[field]} wide raised={index % 2 === 1}>
          <FigureTable columns={columns} rows={figures.map((name) => rowOf(t, name))} />
        </Section>
      ))}
      <Section id="weak" title={t.weak.title} raised>
        <LedgerList items={t.weak.items.map(({ what, on }) => ({ title: what, text: on }))} />
      </Section>
      <CallToAction />
    </>
  )
}

function rowOf(t: AccuracyTexts, name: FigureName): FigureRow {
  const { result, basis, command } = { command: undefined, ...FIGURES[name] }
  const how = command ? <Command>{command}</Command> : <span className="text-meta text-ink-2">{t.byHand}</span>
  return { ...t.figures[name], result, basis: <BasisMark t={t} basis={basis} />, how }
}

/** How well the documents were known, in three columns. */
function Method({ t }: { t: AccuracyTexts }) {
  return (
    <Section id="method" title={t.method.title} wide raised>
      <dl className="grid gap-x-12 gap-y-6 md:grid-cols-3">
        {BASES.map((basis) => (
          <div key={basis} className="border-t border-ink pt-4">
            <dt className="text-lg font-semibold">
              <BasisMark t={t} basis={basis} />
            </dt>
            <dd className="mt-1 text-ink-2">{t.method[basis].on}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

const FILLED: Record<Basis, string> = {
  first: 'M6 1a5 5 0 0 0 0 10 5 5 0 0 0 0-10',
  heldOut: 'M6 1a5 5 0 0 0 0 10z',
  seen: '',
}

/** A circle that is filled the more, the less the documents were known, with its word. */
function BasisMark({ t, basis }: { t: AccuracyTexts; basis: Basis }) {
  return (
    <span className="inline-flex items-baseline gap-2">
      <svg aria-hidden viewBox="0 0 12 12" className="size-3 shrink-0">
        <path d={FILLED[basis]} fill="currentColor" />
        <circle cx="6" cy="6" r="5" fill="none" stroke="currentColor" strokeWidth="1.5" />
      </svg>
      {t.method[basis].what}
    </span>
  )
}
