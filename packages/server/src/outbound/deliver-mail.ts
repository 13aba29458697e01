import { createTransport, type SendMailOptions } from 'nodemailer'

const PATIENCE = 15_000

/** Hands a mail to the operator's server. Throws when that does not take it. */
export async function deliverMail(mail: { url: string; from: string }, message: SendMailOptions): Promise<void> {
  const transport = createTransport({
    url: mail.url,
    connectionTimeout: PATIENCE,
    greetingTimeout: PATIENCE,
    socketTimeout: PATIENCE,
    // Visitors typed some of this text, so the mailer must not read files or addresses that it names.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  try {
    await transport.sendMail({ from: mail.from, ...message })
  } finally {
    transport.close()
  }
}
