import type { Page } from '@playwright/test'
import { changeSession, openAs, registerPerson, reviewSample, type Session } from '../support/api.ts'
import { expect, REPORT, test } from '../support/test.ts'
import { LANGUAGES, textsOf } from '../support/texts.ts'

const LOGO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAADCAIAAAA2iEnWAAAADklEQVR4nGP4//8/TgwAKPkF+8BIv4cAAAAASUVORK5CYII=',
  'base64',
)
const nameOf = ({ user }: Session): string => String(user.username)

/** Makes a workspace by the screen, with the first colleague in it. */
async function makeWorkspace(page: Page, name: string, colleague: string, role: string): Promise<void> {
  const { workspaces: t, together } = await textsOf('en')
  await page.goto('/workspaces')
  await page.getByRole('button', { name: t.create }).click()
  await page.getByRole('dialog').getByLabel(t.name).fill(name)
  await page.getByRole('dialog').getByRole('button', { name: t.create }).click()
  const section = page.locator(`[data-workspace="${name}"]`)
  await section.getByLabel(together.share.colleague).fill(colleague)
  await section.getByLabel(together.share.role, { exact: true }).selectOption(role)
  await section.getByRole('button', { name: together.share.add }).click()
  await expect(section.locator('[data-members]')).toContainText(colleague)
}

test('a team shares a workspace: a colleague sees its tasks, decides, and its letterhead stands on the report', async ({
  page,
  browser,
  request,
}) => {
  const { workspaces: t, review, tasks, profile } = await textsOf('en')
  const partner = await registerPerson(request)
  const colleague = await registerPerson(request)
  await openAs(page, partner, 'en')
  await makeWorkspace(page, 'Harbour audit', nameOf(colleague), 'reviewer')
  const section = page.locator('[data-workspace="Harbour audit"]')
  await section.getByLabel(profile.letterhead.firm).fill('Harbour Partners LLP')
  await section.locator('input[type=file]').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: LOGO })
  await section.getByRole('button', { name: profile.letterhead.save }).click()
  await expect(page.getByText(profile.letterhead.saved)).toBeVisible()

  await section.getByRole('link', { name: t.newReview }).click()
  await expect(page.getByRole('heading', { name: tasks.form.title })).toBeVisible()
  await page.locator('input[type=file]').setInputFiles(REPORT)
  await expect(page.getByLabel(t.label, { exact: true })).toHaveValue(/.+/)
  await page.getByRole('button', { name: tasks.form.startReview }).click()
  await page.waitForURL(/taskDownload/)
  const address = page.url()

  const other = await (await browser.newContext()).newPage()
  await openAs(other, colleague, 'en')
  await other.goto('/taskList')
  await other.getByLabel(t.label, { exact: true }).selectOption({ label: 'Harbour audit' })
  await expect(other).toHaveURL(/workspace=/)
  await expect(other.locator('[data-task-row]')).toHaveCount(1)
  await expect(other.locator('[data-task-row]')).toContainText('Harbour audit')
  await other.getByRole('link', { name: tasks.list.view }).click()
  await other.getByRole('button', { name: review.decide.accept, exact: true }).first().click()
  await expect(page.getByText(/^1 of/).first()).toBeVisible()
  await other.goto('/workspaces')
  await expect(other.getByText(t.letterheadOf('Harbour Partners LLP'))).toBeVisible()
  await expect(other.getByRole('button', { name: t.delete })).toHaveCount(0)

  // Once removed, the colleague finds nothing there, also where he looks already.
  await other.goto(address)
  await expect(other.locator('[data-finding]').first()).toBeVisible()
  await page.goto('/workspaces')
  await section.getByRole('button', { name: `${t.remove}: ${nameOf(colleague)}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: t.remove }).click()
  await expect(section.locator('[data-members]')).not.toContainText(nameOf(colleague))
  await other.reload()
  await expect(other.getByText(tasks.detail.missing)).toBeVisible()
})

test('tasks are moved to a workspace together and singly, and come back when it is deleted', async ({
  page,
  request,
}) => {
  const { workspaces: t, tasks } = await textsOf('en')
  const partner = await registerPerson(request)
  const colleague = await registerPerson(request)
  await reviewSample(request, partner, 'financial-report', 'en')
  await reviewSample(request, partner, 'valuation-model', 'en')
  await openAs(page, partner, 'en')
  await makeWorkspace(page, 'River', nameOf(colleague), 'viewer')
  await page.goto('/taskList')
  await page.getByLabel(tasks.list.selectAll).first().check()
  await page.getByRole('button', { name: tasks.list.move }).click()
  await page.getByRole('dialog').getByLabel(t.label, { exact: true }).selectOption({ label: 'River' })
  await page.getByRole('dialog').getByRole('button', { name: tasks.engagement.save }).click()
  await expect(page.locator('[data-task-row]', { hasText: 'River' })).toHaveCount(2)

  await page.getByRole('link', { name: tasks.list.view }).first().click()
  await page.locator('[data-engagement]').click()
  await page.getByRole('dialog').getByLabel(t.label, { exact: true }).selectOption({ label: t.personal })
  await page.getByRole('dialog').getByRole('button', { name: tasks.engagement.save }).click()
  await expect(page.locator('[data-engagement]')).toHaveText(tasks.engagement.add)
  await page.goto('/taskList?workspace=personal')
  await expect(page.locator('[data-task-row]')).toHaveCount(1)

  await page.goto('/workspaces')
  await page.getByRole('button', { name: t.delete }).click()
  await expect(page.getByRole('alertdialog')).toContainText(t.deleteText(1))
  await page.getByRole('alertdialog').getByRole('button', { name: t.delete }).click()
  await expect(page.getByRole('heading', { name: t.emptyTitle })).toBeVisible()
  await page.goto('/taskList')
  await expect(page.locator('[data-task-row]')).toHaveCount(2)
})

for (const language of LANGUAGES)
  test(`an owner limits what models may be sent a month; the others see the limit (${language})`, async ({
    page,
    request,
  }) => {
    const { workspaces: t } = await textsOf(language)
    const [partner, colleague] = [await registerPerson(request), await registerPerson(request)]
    const name = `Quay ${language}`
    await openAs(page, partner, 'en')
    await makeWorkspace(page, name, nameOf(colleague), 'viewer')
    await changeSession(page, partner, language)
    await page.goto('/workspaces')
    const section = page.locator(`[data-workspace="${name}"]`)
    await section.getByLabel(t.budget).fill('250000')
    await section.getByRole('button', { name: t.budgetSave }).click()
    await expect(page.getByText(t.remoteModelsSaved).first()).toBeVisible()
    await changeSession(page, colleague, language)
    await page.goto('/workspaces')
    await expect(section.getByText(t.budgetOf('250,000', '0'))).toBeVisible()
  })
