import { openAs } from '../support/api.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'

test('the audit log says in words what each call did', async ({ page, admin, reviewedReport }) => {
  const { admin: t } = await textsOf('zh-CN')
  await openAs(page, admin)
  // Among the entries are views of parts of a task and of the operator's own lists.
  await page.goto(`/taskDownload?task_id=${reviewedReport}`)
  await expect(page.locator('[data-finding]').first()).toBeVisible()
  await page.goto('/admin')
  for (const tab of ['codes', 'users', 'workspaces', 'retention', 'audit'] as const) {
    await page.getByRole('tab', { name: t.tabs[tab] }).click()
    await expect(page.getByRole('tabpanel')).toBeVisible()
  }
  const deeds = page.getByRole('tabpanel').locator('td:has(code)')
  await expect(deeds.filter({ hasText: 'adminListUsers' }).first()).toContainText(t.audit.deeds.adminListUsers)
  await expect(deeds.filter({ hasText: t.audit.deeds.getTask }).first()).toBeVisible()
  const bare = await deeds.evaluateAll((cells) =>
    cells
      .filter((cell) => cell.textContent === cell.querySelector('code')?.textContent)
      .map((cell) => cell.textContent),
  )
  expect(bare).toEqual([])
})
