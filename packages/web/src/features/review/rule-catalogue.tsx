import type { DataOf } from '@tickmark/contract'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { request } from '../../api/request.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { reviewCatalogue } from '../../locales/review/catalogue.ts'

type Rule = DataOf<'listRules'>[number]

const RuleDialog = lazy(() => import('./rules/rule-dialog.tsx'))

/** Every rule of the engine by its category; each opens its page. */
export default function RuleCatalogue() {
  const t = useTexts(reviewCatalogue)
  const language = useLanguage()
  const [open, setOpen] = useState<string>()
  const { data: rules = [] } = useQuery({
    queryKey: ['rules', language],
    queryFn: () => request('listRules', {}, { quiet: true, silent: true }),
    staleTime: Infinity,
  })
  const categories = Object.entries(Object.groupBy(rules, ({ category }) => category)) as [Rule['category'], Rule[]][]
  return (
    <>
      {categories.map(([category, entries]) => (
        <details key={category} className="group border-t border-line first:border-ink last:border-b">
          <summary className="flex list-none items-baseline gap-3 py-3 font-semibold">
            {t.categories[category]}
            <span className="num text-meta font-normal text-ink-3">{entries.length}</span>
            <span aria-hidden className="ml-auto text-xl text-ink-3 group-open:rotate-45">
              +
            </span>
          </summary>
          <ul className="gap-x-8 pb-4 sm:columns-2">
            {entries.map(({ rule_id: id, title }) => (
              <li key={id} className="break-inside-avoid">
                <button
                  type="button"
                  onClick={() => setOpen(id)}
                  className="py-1 text-left text-table text-note hover:underline"
                >
                  {title}
                </button>
              </li>
            ))}
          </ul>
        </details>
      ))}
      {open && (
        <Suspense fallback={null}>
          <RuleDialog t={t} ruleId={open} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </>
  )
}
