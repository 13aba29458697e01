import { openAs, registerPerson } from '../support/api.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'

test('a person changes the password, ends other sessions and makes a key that is shown once', async ({
  page,
  request,
}) => {
  const person = await registerPerson(request)
  await openAs(page, person)
  await page.goto('/account')
  await page.getByLabel('当前密码').fill('not-this-one')
  await page.getByLabel('新密码').fill('another-phrase-78')
  await page.getByRole('button', { name: '修改密码' }).click()
  await expect(page.getByText('当前密码不正确')).toBeVisible()
  await page.getByLabel('当前密码').fill('a-fine-phrase-77')
  await page.getByLabel('新密码').fill('another-phrase-78')
  await page.getByRole('button', { name: '修改密码' }).click()
  await expect(page.getByText('密码已修改')).toBeVisible()
  await expect(page.getByText('本设备')).toBeVisible()

  await page.getByRole('textbox', { name: '名称', exact: true }).fill('nightly export')
  await page.getByRole('button', { name: '创建密钥' }).click()
  await expect(page.getByRole('dialog').getByText(/^tk_/)).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: '关闭' }).click()
  await expect(page.getByText('nightly export')).toBeVisible()
  await expect(page.getByText(/只读 · 长期有效/)).toBeVisible()
  await page.getByRole('button', { name: '删除' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click()
  await expect(page.getByText('尚无密钥')).toBeVisible()
})

test('the operator switches an account off, hands over a link, and reads who did it', async ({
  page,
  request,
  admin,
}) => {
  const person = await registerPerson(request)
  const name = String(person.user.username)
  await openAs(page, admin)
  await page.goto('/admin?tab=users')
  await page.getByRole('searchbox').fill(name)
  const row = page.getByRole('row').filter({ hasText: name })
  const menu = row.getByRole('button', { name: `对 ${name} 的操作` })
  await menu.click()
  await page.getByRole('menuitem', { name: '重置链接' }).click()
  await expect(page.getByRole('dialog').getByText(/\/reset#/)).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: '关闭' }).click()
  // By keyboard, and the focus comes back to the row.
  await expect(menu).toBeFocused()
  await menu.press('Enter')
  await page.getByRole('menuitem', { name: '停用' }).press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: '停用' }).click()
  await expect(row.getByText('已停用')).toBeVisible()
  await page.getByRole('tab', { name: '审计日志' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'adminSwitchUser' }).first()).toContainText('成功')
})

test('who forgot the password asks for a link, and one that has ended says so', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('link', { name: '忘记密码？' }).click()
  await expect(page.getByRole('heading', { name: '重置密码' })).toBeVisible()
  await page.getByLabel('邮箱').fill('nobody@example.com')
  await page.getByRole('button', { name: '发送链接' }).click()
  await expect(page.getByText('如果该邮箱已注册')).toBeVisible()
  await page.goto('/reset#no-such-token')
  await page.getByLabel('新密码').fill('another-phrase-78')
  await page.getByRole('button', { name: '保存新密码' }).click()
  await expect(page.getByText('该链接无效或已过期')).toBeVisible()
})

test('an operator gives an account another plan and extends a trial', async ({ page, admin, person }) => {
  const { admin: t } = await textsOf('zh-CN')
  const name = String(person.user.username)
  await openAs(page, admin)
  await page.goto('/admin?tab=users')
  await page.getByLabel(t.search).fill(name)
  const row = page.getByRole('row').filter({ hasText: name })
  const dialog = page.getByRole('dialog', { name: t.users.changePlanTitle(name) })
  await row.getByRole('button', { name: t.users.actionsFor(name) }).click()
  await page.getByRole('menuitem', { name: t.users.changePlan }).click()
  await dialog.getByLabel(t.users.plan, { exact: true }).selectOption('trial')
  await expect(dialog.getByLabel(t.users.reportsInAll)).toHaveValue('5')
  const end = dialog.getByLabel(t.users.planEnds)
  const first = await end.inputValue()
  await dialog.getByRole('button', { name: t.users.extend(7) }).click()
  await expect(end).not.toHaveValue(first)
  await dialog.getByRole('button', { name: t.users.save }).click()
  await expect(dialog).toHaveCount(0)
  await expect(row).toContainText(t.users.plans.trial)
  await row.getByRole('button', { name: t.users.actionsFor(name) }).click()
  await page.getByRole('menuitem', { name: t.users.changePlan }).click()
  await dialog.getByLabel(t.users.plan, { exact: true }).selectOption('enterprise')
  await dialog.getByRole('button', { name: t.users.save }).click()
  await expect(row).toContainText(t.users.plans.enterprise)
})
