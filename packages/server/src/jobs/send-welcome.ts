import { LIMITS } from '@tickmark/contract'
import { BRAND, type Language } from '@tickmark/document'
import type { App } from '../app/app.ts'
import { createResetLink } from '../auth/set-password.ts'
import { WELCOME_LIFE } from '../crm/open-trial.ts'
import { deliverMail } from '../outbound/deliver-mail.ts'
import type { JobOf } from '../queue/job.ts'

const { trialDays: days, trialReports: reports, trialLinkDays: linkDays } = LIMITS

const TEXTS: Record<Language, (name: string, link: string) => { subject: string; text: string }> = {
  'zh-CN': (name, link) => ({
    subject: `${BRAND.name['zh-CN']}：试用账户已开通`,
    text: `您好：\n\n您申请的试用账户已开通，用户名为 ${name}。请在 ${linkDays} 天内打开以下链接设置密码：\n\n${link}\n\n试用期自设置密码起 ${days} 天，含 ${reports} 份完整审阅报告。之后可用用户名或本邮箱登录。\n\n如非本人申请，请忽略此邮件。`,
  }),
  en: (name, link) => ({
    subject: `${BRAND.name.en}: your trial account is open`,
    text: `Hello,\n\nThe trial account you asked for is open; your user name is ${name}. Open this link within ${linkDays} days to set your password:\n\n${link}\n\nThe trial runs for ${days} days from then and includes ${reports} full reports. You can log in with your user name or this email address.\n\nIf you did not ask for it, ignore this mail.`,
  }),
  ko: (name, link) => ({
    subject: `${BRAND.name.ko}: 체험 계정이 개설되었습니다`,
    text: `안녕하세요.\n\n신청하신 체험 계정이 개설되었습니다. 사용자 이름은 ${name}입니다. ${linkDays}일 이내에 아래 링크를 열어 비밀번호를 설정해 주세요.\n\n${link}\n\n체험 기간은 비밀번호를 설정한 때부터 ${days}일이며 전체 보고서 ${reports}건이 포함됩니다. 이후 사용자 이름이나 이 이메일로 로그인할 수 있습니다.\n\n본인이 신청하지 않았다면 이 메일을 무시해 주세요.`,
  }),
  ja: (name, link) => ({
    subject: `${BRAND.name.ja}：トライアルアカウントを開設しました`,
    text: `お申し込みいただいたトライアルアカウントを開設しました。ユーザー名は${name}です。${linkDays}日以内に次のリンクを開き、パスワードを設定してください。\n\n${link}\n\nトライアル期間はパスワードの設定から${days}日間で、完全版レポート${reports}件をご利用いただけます。以後はユーザー名またはこのメールアドレスでログインできます。\n\nお心当たりのない場合は、このメールを破棄してください。`,
  }),
}

/** Sends who asked for a trial the way into his account. The link is made here, so that it stands nowhere but in the mail. */
export async function sendWelcome(app: App, { consultId }: JobOf<'send-welcome'>): Promise<void> {
  const { mail, publicUrl } = app.config
  const found = await app.db
    .selectFrom('consults')
    .innerJoin('users', 'users.user_id', 'consults.user_id')
    .select(['users.user_id', 'users.email', 'users.username', 'consults.language'])
    .where('consult_id', '=', consultId)
    .where('users.disabled_at', 'is', null)
    // Who has entered meanwhile needs no link.
    .where('users.plan_ends_at', 'is', null)
    .executeTakeFirst()
  if (!mail || !publicUrl || !found) return
  const { token } = await createResetLink(app, found.user_id, WELCOME_LIFE)
  // After the #, which no server and no log gets to see.
  const { subject, text } = TEXTS[found.language](found.username, `${publicUrl}/reset?new=1#${token}`)
  await deliverMail(mail, { to: found.email, subject, text })
}
