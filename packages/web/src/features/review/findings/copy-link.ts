import type { ReviewTexts } from '../../../locales/review/zh-CN.ts'
import { toast } from '../../../ui/toast.ts'

/** Copies the address of the current view with the problem selected. */
export async function copyLink(t: ReviewTexts, problemId: string): Promise<void> {
  const address = new URL(location.href)
  address.searchParams.set('finding', problemId)
  try {
    await navigator.clipboard.writeText(address.href)
    toast.success(t.evidence.copied)
  } catch {
    // Without a secure context there is no clipboard: the toast shows the link instead.
    toast.info(address.href)
  }
}
