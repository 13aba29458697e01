import { readFile } from 'node:fs/promises'
import { changeSession, openAs, runTask } from '../support/api.ts'
import { expect, readReport, test } from '../support/test.ts'
import { errorText, textsOf } from '../support/texts.ts'

for (const language of ['zh-CN', 'ja'] as const)
  test(`what the operator holds its owner cannot delete; what he deletes leaves a receipt (${language})`, async ({
    page,
    request,
    admin,
    person,
  }) => {
    const { admin: t, receipts, tasks } = await textsOf(language)
    // A second attempt, and the other language of the same person, finds the receipt that the first one left.
    const name = `year-${language.slice(0, 2)}-${person.user.username}-${test.info().retry}`
    const taskId = await runTask(request, person, { name, type: 'ocr' }, [
      { name: 'report.pdf', mimeType: 'application/pdf', buffer: readReport() },
    ])
    await openAs(page, admin, language)
    await page.goto('/admin?tab=retention')
    await page.getByLabel(t.retention.search).fill(name)
    const row = page.getByRole('row').filter({ hasText: name })
    await row.getByRole('button', { name: t.retention.hold }).click()
    await page.getByLabel(t.retention.reason).fill('Case 12/2026')
    await page.getByRole('dialog').getByRole('button', { name: t.retention.hold, exact: true }).click()
    await expect(row).toContainText('Case 12/2026')

    await changeSession(page, person, language)
    await page.goto(`/taskDownload?task_id=${taskId}`)
    await expect(page.getByText('Case 12/2026')).toBeVisible()
    const remove = async (): Promise<void> => {
      await page.getByRole('button', { name: tasks.detail.removeTask }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: tasks.list.confirmRemove }).click()
    }
    await remove()
    await expect(page.getByText(errorText('task_held', language))).toBeVisible()

    await changeSession(page, admin, language)
    await page.goto('/admin?tab=retention')
    await row.getByRole('button', { name: t.retention.release }).click()
    await expect(page.getByText(t.retention.released(name))).toBeVisible()
    await changeSession(page, person, language)
    await page.goto(`/taskDownload?task_id=${taskId}`)
    await remove()
    await expect(page).toHaveURL(/\/taskList$/)

    await page.goto('/account')
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: `${receipts.download}: ${name}` }).click(),
    ])
    expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toMatchObject({
      receipt: { task: { task_id: taskId, name }, reason: { cause: 'owner', by: person.user.username } },
    })
    await changeSession(page, admin, language)
    await page.goto('/admin?tab=retention')
    await page.getByLabel(t.retention.searchReceipts).fill(name)
    await expect(page.getByRole('row').filter({ hasText: name })).toContainText(
      receipts.byOwner(String(person.user.username)),
    )
  })
