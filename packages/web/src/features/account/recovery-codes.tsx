import type { ProfileTexts } from '../../locales/profile/zh-CN.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { toast } from '../../ui/toast.ts'

interface Props {
  t: ProfileTexts
  /** Undefined: nothing to show. */
  codes: string[] | undefined
  onClose: () => void
}

/** The codes for the day on which the telephone is lost, shown this once. */
export function RecoveryCodes({ t: { secondFactor: t, keys }, codes, onClose }: Props) {
  async function copy(): Promise<void> {
    await navigator.clipboard.writeText((codes ?? []).join('\n'))
    toast.success(keys.copied)
  }
  return (
    <Dialog
      open={codes !== undefined}
      onClose={onClose}
      title={t.codesTitle}
      description={t.codesText}
      closeLabel={keys.close}
    >
      <ul className="grid gap-x-6 gap-y-1 rounded-sm bg-sunken p-4 sm:grid-cols-2">
        {codes?.map((code) => (
          <li key={code}>
            <code className="num text-table">{code}</code>
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button onClick={() => void copy()}>{keys.copy}</Button>
        <Button look="secondary" onClick={onClose}>
          {t.saved}
        </Button>
      </div>
    </Dialog>
  )
}
