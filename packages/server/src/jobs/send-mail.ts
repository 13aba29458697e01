import type { App } from '../app/app.ts'
import { describeConsult } from '../crm/describe-consult.ts'
import { deliverMail } from '../outbound/deliver-mail.ts'
import type { JobOf } from '../queue/job.ts'

/** Sends the operator a copy of an enquiry. A server that does not take it is tried again later. */
export async function sendMail({ db, config }: App, { consultId, language }: JobOf<'send-mail'>): Promise<void> {
  const { mail } = config
  const consult = await db.selectFrom('consults').selectAll().where('consult_id', '=', consultId).executeTakeFirst()
  if (!mail || !consult) return
  const fields = consult.fields as Record<string, unknown>
  await deliverMail(mail, {
    to: mail.to,
    replyTo: { name: String(fields.name), address: String(fields.email) },
    ...describeConsult(consult.kind, fields, language),
  })
}
