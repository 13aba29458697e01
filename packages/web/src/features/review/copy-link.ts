import type { ReviewTexts } from '../../locales/review.zh-CN.ts'
import { toast } from '../../ui/toast.ts'

/** The address of this very view; whoever has access sees the same problem selected. */
export async function copyLink(t: ReviewTexts): Promise<void> {
  try {
    await navigator.clipboard.writeText(location.href)
    toast.success(t.evidence.copied)
  } catch {
    // Without a secure context the browser gives no clipboard; the address bar holds the same link.
    toast.info(location.href)
  }
}
