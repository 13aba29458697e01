import { useQuery } from '@tanstack/react-query'
import { request } from '../../../api/request.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import type { ReviewTexts } from '../../../locales/review/zh-CN.ts'
import { shellCatalogue } from '../../../locales/shell/catalogue.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Markdown } from '../../../ui/markdown.tsx'
import { parseExample } from './parse-example.ts'
import { RuleExample } from './rule-example.tsx'

/** The page of a rule: what it checks, why it matters, examples, limits, references. */
export default function RuleDialog({ t, ruleId, onClose }: { t: ReviewTexts; ruleId: string; onClose: () => void }) {
  const shell = useTexts(shellCatalogue)
  const language = useLanguage()
  const { data } = useQuery({
    queryKey: ['rule', ruleId, language],
    queryFn: () => request('getRulePage', { query: { rule_id: ruleId } }, { quiet: true }),
    staleTime: Infinity,
  })
  const renderFence = (info: string, lines: readonly string[]) => {
    const example = parseExample(info, lines)
    return example && <RuleExample t={t} example={example} />
  }
  return (
    <Dialog open onClose={onClose} title={data?.title ?? ruleId} closeLabel={shell.nav.close} size="wide">
      <p className="-mt-3 mb-3 text-meta text-ink-3">
        {t.evidence.rule} {ruleId}
      </p>
      {data ? <Markdown text={data.markdown} renderFence={renderFence} /> : <div className="h-40" aria-busy="true" />}
    </Dialog>
  )
}
