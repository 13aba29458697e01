import { changeSession, openAs } from '../support/api.ts'
import { expect, test } from '../support/test.ts'
import { LANGUAGES, textsOf } from '../support/texts.ts'

test('an administrator backs up with one press, has the backup checked and deletes it, in four languages', async ({
  page,
  admin,
}) => {
  await openAs(page, admin)
  // One is written at a time, so the languages take turns.
  for (const language of LANGUAGES) {
    const { admin: t } = await textsOf(language)
    await changeSession(page, admin, language)
    // The operator is told that there is none, and led there.
    await page.goto('/admin')
    await page.locator('[data-to-do]').getByRole('link', { name: t.toDo.go.backups }).click()
    await page.getByRole('button', { name: t.backups.start }).click()
    const row = page.getByRole('row').filter({ has: page.locator('[data-backup]') })
    await expect(row).toContainText(t.backups.states.whole)
    await expect(row).toContainText(t.backups.checks.never)
    await expect(page.locator('[data-to-do]').getByText(t.toDo.noBackup)).toHaveCount(0)
    await row.getByRole('button', { name: t.backups.checkNow }).click()
    await expect(row).toContainText(t.backups.checks.sound('').slice(0, 2))
    await row.getByRole('button', { name: t.backups.remove }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: t.backups.remove }).click()
    await expect(page.getByText(t.backups.emptyHint)).toBeVisible()
  }
})
