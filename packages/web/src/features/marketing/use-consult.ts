import type { Consult } from '@tickmark/contract/fields'
import { request } from '../../api/request.ts'
import { toast } from '../../ui/toast.ts'

/** Sends a form and says that it has arrived; false when it has not (which has been told). */
export async function sendConsult(body: Consult, done: string): Promise<boolean> {
  try {
    await request('createConsult', { body })
  } catch {
    return false
  }
  toast.success(done)
  return true
}
