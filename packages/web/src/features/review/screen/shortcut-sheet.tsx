import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import type { ReviewTexts } from '../../../locales/review/zh-CN.ts'
import { shellCatalogue } from '../../../locales/shell/catalogue.ts'
import { Dialog } from '../../../ui/dialog.tsx'

export function ShortcutSheet({ t, onClose }: { t: ReviewTexts; onClose: () => void }) {
  const shell = useTexts(shellCatalogue)
  const keys: [string, string][] = [
    ['J', t.shortcuts.next],
    ['K', t.shortcuts.previous],
    ['A', t.shortcuts.accept],
    ['D', t.shortcuts.dismiss],
    ['U', t.shortcuts.undo],
    ['/', t.shortcuts.search],
    ['T', t.shortcuts.ticks],
    ['M', t.shortcuts.marks],
    ['C', t.shortcuts.copy],
    ['Esc', t.shortcuts.close],
    ['?', t.shortcuts.help],
  ]
  return (
    <Dialog open onClose={onClose} title={t.toolbar.shortcuts} closeLabel={shell.nav.close}>
      <Signs t={t} />
      <h3 className="mt-6 mb-2 text-table font-semibold">{t.shortcuts.title}</h3>
      <dl>
        {keys.map(([key, action]) => (
          <div key={key} className="flex items-center justify-between border-t border-line py-2">
            <dd>{action}</dd>
            <dt>
              <kbd className="rounded-sm border border-line-strong bg-sunken px-2 py-0.5 text-meta">{key}</kbd>
            </dt>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}

/** The legend: every sign that stands on a page, as it stands there. The paper is white by day and night. */
function Signs({ t: { signs: t } }: { t: ReviewTexts }) {
  const rows: { sign: ReactNode; meaning: string }[] = [
    {
      sign: (
        <>
          1,204
          <Check aria-hidden className="ml-0.5 inline-block size-3.5 align-[-2px] text-[#26694a]" strokeWidth={2.5} />
        </>
      ),
      meaning: t.tick,
    },
    { sign: <span className="border-b-2 border-[#26694a]">1,204</span>, meaning: t.line },
    { sign: <span className="border-b-2 border-dotted border-[#5e687e]/60">1,204</span>, meaning: t.dots },
    {
      sign: (
        <>
          <span className="border-b-2 border-[#b3331d] bg-[#b3331d]/15 px-0.5">1,204</span>{' '}
          <span className="border-b-2 border-[#8a5a00] bg-[#8a5a00]/15 px-0.5">318</span>
        </>
      ),
      meaning: t.problem,
    },
    {
      sign: <span className="border border-dashed border-[#14203a] bg-[#14203a]/8 px-0.5">1,204</span>,
      meaning: t.operand,
    },
  ]
  return (
    <>
      <h3 className="mb-2 text-table font-semibold">{t.title}</h3>
      <ul data-legend>
        {rows.map(({ sign, meaning }) => (
          <li key={meaning} className="flex items-center justify-between gap-4 border-t border-line py-2">
            <span>{meaning}</span>
            <span aria-hidden className="num rounded-sm bg-white px-2 py-0.5 whitespace-nowrap text-[#14203a]">
              {sign}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
