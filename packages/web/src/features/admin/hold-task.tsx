import type { RetainedTask } from '@tickmark/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { request } from '../../api/request.ts'
import type { AdminTexts } from '../../locales/admin/zh-CN.ts'
import { Button } from '../../ui/button.tsx'
import { SentForm } from '../../ui/sent-form.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextArea } from '../../ui/field.tsx'
import { toast } from '../../ui/toast.ts'

/** Holds a task back from being deleted, with a reason, or releases it. */
export function HoldTask({ t, task }: { t: AdminTexts; task: RetainedTask }) {
  const [asking, setAsking] = useState(false)
  const queries = useQueryClient()
  const { task_id, name, held } = task
  /** Returns whether it went well. */
  async function act(work: () => Promise<unknown>, done: string): Promise<boolean> {
    try {
      await work()
    } catch {
      return false
    }
    setAsking(false)
    toast.success(done)
    await queries.invalidateQueries({ queryKey: ['admin', 'retention'] })
    return true
  }
  const hold = (form: FormData) =>
    act(
      () => request('adminHoldTask', { body: { task_id, reason: String(form.get('reason')) } }),
      t.retention.heldNow(name),
    )
  const release = () => act(() => request('adminReleaseTask', { body: { task_id } }), t.retention.released(name))
  return (
    <>
      <Button look="secondary" size="small" onClick={() => (held ? void release() : setAsking(true))}>
        {held ? t.retention.release : t.retention.hold}
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t.retention.holdTitle(name)}
        description={t.retention.holdText}
        closeLabel={t.users.close}
      >
        <SentForm send={hold} className="space-y-4">
          <TextArea label={t.retention.reason} name="reason" required maxLength={500} />
          <div className="flex justify-end gap-2">
            <Button look="secondary" onClick={() => setAsking(false)}>
              {t.users.keep}
            </Button>
            <Button type="submit">{t.retention.hold}</Button>
          </div>
        </SentForm>
      </Dialog>
    </>
  )
}
