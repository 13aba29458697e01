import { BRAND, type Language } from '@tickmark/document'
import type { App } from '../app/app.ts'
import { deliverMail } from '../outbound/deliver-mail.ts'
import type { JobOf } from '../queue/job.ts'
import { selectMentions } from '../reviews/mentions.ts'

interface Told {
  by: string
  task: string
  link: string
}

/** What was written stays in the product: a mail may pass many hands. */
const TEXTS: Record<Language, (told: Told) => { subject: string; text: string }> = {
  'zh-CN': ({ by, task, link }) => ({
    subject: `${BRAND.name['zh-CN']}：${by} 在批注中提到了您`,
    text: `${by} 在任务“${task}”的批注中提到了您。查看批注：\n\n${link}\n\n批注内容仅在登录后显示。`,
  }),
  en: ({ by, task, link }) => ({
    subject: `${BRAND.name.en}: ${by} mentioned you`,
    text: `${by} mentioned you in a comment on the task “${task}”. To read it:\n\n${link}\n\nThe comment itself is shown only after you log in.`,
  }),
  ko: ({ by, task, link }) => ({
    subject: `${BRAND.name.ko}: ${by} 님이 의견에서 회원님을 언급했습니다`,
    text: `${by} 님이 작업 ‘${task}’의 의견에서 회원님을 언급했습니다. 아래 링크에서 확인해 주세요.\n\n${link}\n\n의견 내용은 로그인한 뒤에만 표시됩니다.`,
  }),
  ja: ({ by, task, link }) => ({
    subject: `${BRAND.name.ja}：${by}さんがコメントであなたをメンションしました`,
    text: `${by}さんがタスク「${task}」のコメントであなたをメンションしました。次のリンクからご確認ください。\n\n${link}\n\nコメントの内容はログイン後に表示されます。`,
  }),
}

/** Tells somebody by mail that a comment names him, unless he has seen it or may see the task no longer. */
export async function sendMention(app: App, { noteId, userId, language }: JobOf<'send-mention'>): Promise<void> {
  const { mail, publicUrl } = app.config
  const found = await selectMentions(app.db, userId)
    .innerJoin('users', 'users.user_id', 'mentions.user_id')
    .where('mentions.note_id', '=', noteId)
    .where('seen_at', 'is', null)
    .where('users.disabled_at', 'is', null)
    .select(['users.email', 'problem_notes.user_name as by', 'tasks.name as task', 'problem_notes.task_id'])
    .select('problem_notes.fingerprint')
    .executeTakeFirst()
  if (!mail || !publicUrl || !found) return
  const problem = await app.db
    .selectFrom('problems')
    .select('problem_id')
    .where('task_id', '=', found.task_id)
    .where('fingerprint', '=', found.fingerprint)
    .executeTakeFirst()
  const finding = problem ? `&finding=${problem.problem_id}` : ''
  const link = `${publicUrl}/taskDownload?task_id=${found.task_id}${finding}`
  await deliverMail(mail, { to: found.email, ...TEXTS[language]({ by: found.by, task: found.task, link }) })
}
