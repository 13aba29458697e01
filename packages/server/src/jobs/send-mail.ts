import { createTransport } from 'nodemailer'
import type { App } from '../app/app.ts'
import { describeConsult } from '../crm/describe-consult.ts'
import type { JobOf } from '../queue/job.ts'

const PATIENCE = 15_000

/** Sends the operator a copy of an enquiry. A server that does not take it is tried again later. */
export async function sendMail({ db, config }: App, { consultId, language }: JobOf<'send-mail'>): Promise<void> {
  const { mail } = config
  const consult = await db.selectFrom('consults').selectAll().where('consult_id', '=', consultId).executeTakeFirst()
  if (!mail || !consult) return
  const fields = consult.fields as Record<string, unknown>
  const transport = createTransport({
    url: mail.url,
    connectionTimeout: PATIENCE,
    greetingTimeout: PATIENCE,
    socketTimeout: PATIENCE,
    // Visitors typed this text, so the mailer must not read files or addresses that it names.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  try {
    await transport.sendMail({
      from: mail.from,
      to: mail.to,
      replyTo: { name: String(fields.name), address: String(fields.email) },
      ...describeConsult(consult.kind, fields, language),
    })
  } finally {
    transport.close()
  }
}
