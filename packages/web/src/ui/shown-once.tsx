import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { toast } from './toast.ts'

interface Props {
  /** Undefined: nothing to show. */
  value: string | undefined
  texts: { title: string; text: string; copy: string; copied: string; close: string }
  onClose: () => void
}

/** A secret that is shown this once, to be copied. */
export function ShownOnce({ value, texts, onClose }: Props) {
  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(value ?? '')
    toast.success(texts.copied)
  }
  return (
    <Dialog
      open={value !== undefined}
      onClose={onClose}
      title={texts.title}
      description={texts.text}
      closeLabel={texts.close}
    >
      <code className="block rounded-sm bg-sunken p-3 text-table break-all">{value}</code>
      <Button className="mt-4" onClick={() => void copy()}>
        {texts.copy}
      </Button>
    </Dialog>
  )
}
