import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { request } from '../../api/request.ts'
import type { AdminTexts } from '../../locales/admin/zh-CN.ts'
import { useUser } from '../../session/session.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { RowMenu } from '../../ui/row-menu.tsx'
import { ShownOnce } from '../../ui/shown-once.tsx'
import { toast } from '../../ui/toast.ts'
import { ChangePlan } from './change-plan.tsx'
import type { ListedUser } from './listed-user.ts'

/** What the operator does with an account: never with his own. */
export function UserActions({ t: texts, user }: { t: AdminTexts; user: ListedUser }) {
  const t = texts.users
  const queries = useQueryClient()
  const me = useUser()
  const [asked, setAsked] = useState<'disable' | 'remove' | 'resetFactor'>()
  const [isPlanOpen, setPlanOpen] = useState(false)
  const [link, setLink] = useState<string>()
  const { user_id, disabled, second_factor_required: required } = user

  async function act(work: () => Promise<unknown>, done: string): Promise<void> {
    setAsked(undefined)
    try {
      await work()
    } catch {
      return
    }
    toast.success(done)
    await queries.invalidateQueries({ queryKey: ['admin', 'users'] })
  }
  const switchTo = (off: boolean) => act(() => request('adminSwitchUser', { body: { user_id, disabled: off } }), t.done)
  const remove = () => act(() => request('adminDeleteUser', { query: { user_id } }), t.deleted)
  const require = () =>
    act(() => request('adminRequireSecondFactor', { body: { user_id, required: !required } }), t.done)
  const resetFactor = () => act(() => request('adminResetSecondFactor', { body: { user_id } }), t.done)
  async function makeLink(): Promise<void> {
    const { token } = await request('adminResetPassword', { body: { user_id } })
    setLink(`${location.origin}/reset#${token}`)
  }
  if (user_id === me?.user_id) return null
  return (
    <>
      <RowMenu
        label={t.actionsFor(user.username)}
        actions={[
          { label: t.changePlan, onSelect: () => setPlanOpen(true) },
          { label: t.reset, onSelect: () => void makeLink().catch(() => undefined) },
          disabled
            ? { label: t.enable, onSelect: () => void switchTo(false) }
            : { label: t.disable, onSelect: () => setAsked('disable') },
          { label: required ? t.unrequire : t.require, onSelect: () => void require() },
          ...(user.second_factor ? [{ label: t.resetFactor, onSelect: () => setAsked('resetFactor') }] : []),
          { label: t.remove, onSelect: () => setAsked('remove'), isDanger: true },
        ]}
      />
      {isPlanOpen && <ChangePlan t={texts} user={user} onClose={() => setPlanOpen(false)} />}
      <ConfirmDialog
        open={asked !== undefined}
        title={asked ? t[`${asked}Title`] : ''}
        text={asked ? t[`${asked}Text`] : ''}
        confirm={asked ? t[asked] : ''}
        cancel={t.keep}
        onConfirm={() => void (asked && { remove, disable: () => switchTo(true), resetFactor }[asked]())}
        onCancel={() => setAsked(undefined)}
      />
      <ShownOnce
        value={link}
        texts={{ title: t.linkTitle, text: t.linkText, copy: t.copy, copied: t.copied, close: t.close }}
        onClose={() => setLink(undefined)}
      />
    </>
  )
}
