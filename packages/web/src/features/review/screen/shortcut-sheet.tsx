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
    <Dialog open onClose={onClose} title={t.shortcuts.title} closeLabel={shell.nav.close}>
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
