import { BRAND, type Language } from '@tickmark/document'
import type { App } from '../app/app.ts'
import { createResetLink } from '../auth/set-password.ts'
import { deliverMail } from '../outbound/deliver-mail.ts'
import type { JobOf } from '../queue/job.ts'

const TEXTS: Record<Language, (link: string) => { subject: string; text: string }> = {
  'zh-CN': (link) => ({
    subject: `${BRAND.name['zh-CN']}：重置密码`,
    text: `请在一小时内打开以下链接设置新密码：\n\n${link}\n\n如非本人操作，请忽略此邮件，您的密码不会改变。`,
  }),
  en: (link) => ({
    subject: `${BRAND.name.en}: set a new password`,
    text: `Open this link within an hour to set a new password:\n\n${link}\n\nIf you did not ask for it, ignore this mail. Your password stays as it is.`,
  }),
  ko: (link) => ({
    subject: `${BRAND.name.ko}: 비밀번호 재설정`,
    text: `1시간 이내에 아래 링크를 열어 새 비밀번호를 설정해 주세요.\n\n${link}\n\n본인이 요청하지 않았다면 이 메일을 무시해 주세요. 비밀번호는 변경되지 않습니다.`,
  }),
  ja: (link) => ({
    subject: `${BRAND.name.ja}：パスワードの再設定`,
    text: `1時間以内に次のリンクを開き、新しいパスワードを設定してください。\n\n${link}\n\nお心当たりのない場合は、このメールを破棄してください。パスワードは変更されません。`,
  }),
}

/** Sends a user the link with which he sets a new password. The link is made here, so that it stands nowhere but in the mail. */
export async function sendReset(app: App, { userId, language }: JobOf<'send-reset'>): Promise<void> {
  const { mail, publicUrl } = app.config
  const user = await app.db
    .selectFrom('users')
    .select('email')
    .where('user_id', '=', userId)
    .where('disabled_at', 'is', null)
    .executeTakeFirst()
  if (!mail || !publicUrl || !user) return
  const { token } = await createResetLink(app, userId)
  // After the #, which no server and no log gets to see.
  await deliverMail(mail, { to: user.email, ...TEXTS[language](`${publicUrl}/reset#${token}`) })
}
