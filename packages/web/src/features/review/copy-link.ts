import type { ReviewTexts } from '../../locales/review.zh-CN.ts'
import { toast } from '../../ui/toast.ts'

/** The address of this very view with a problem selected, for whoever has access. */
export async function copyLink(t: ReviewTexts, problemId: string): Promise<void> {
  const address = new URL(location.href)
  address.searchParams.set('finding', problemId)
  try {
    await navigator.clipboard.writeText(address.href)
    toast.success(t.evidence.copied)
  } catch {
    // Without a secure context the browser gives no clipboard; the link can be taken from what is shown.
    toast.info(address.href)
  }
}
