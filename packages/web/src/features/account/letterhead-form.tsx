import { useQuery, useQueryClient } from '@tanstack/react-query'
import { request } from '../../api/request.ts'
import type { ProfileTexts } from '../../locales/profile/zh-CN.ts'
import { LetterheadFields } from '../../workspace/letterhead-fields.tsx'

const KEY = ['letterhead']

/** The firm and the logo on the cover of reports of the personal workspace. */
export function LetterheadForm({ t }: { t: ProfileTexts }) {
  const queries = useQueryClient()
  const { data } = useQuery({ queryKey: KEY, queryFn: () => request('getLetterhead') })
  return (
    <section aria-labelledby="letterhead">
      <h2 id="letterhead" className="mb-1 font-serif text-xl font-semibold">
        {t.letterhead.title}
      </h2>
      <p className="mb-4 text-table text-ink-2">{t.letterhead.lead}</p>
      {data && (
        <LetterheadFields
          key={`${data.firm} ${data.logo?.length}`}
          t={t.letterhead}
          saved={data}
          onSave={async (body) => void queries.setQueryData(KEY, await request('setLetterhead', { body }))}
        />
      )}
    </section>
  )
}
