import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { openAs, registerPerson, reviewSample, runTask } from '../support/api.ts'
import type { Session } from '../support/api.ts'
import { boxOf } from '../support/box.ts'
import { expect, readReport, test } from '../support/test.ts'
import { LANGUAGES, textsOf } from '../support/texts.ts'

async function anotherBrowser(browser: Browser, locale = 'zh-CN'): Promise<Page> {
  return (await browser.newContext({ locale, viewport: { width: 1280, height: 800 } })).newPage()
}

/** A reviewed sample of one's own, with the dialog that shares it. */
async function openShares(page: Page, person: Session, request: APIRequestContext): Promise<void> {
  const { together } = await textsOf('en')
  const taskId = await reviewSample(request, person, 'financial-report', 'en')
  await openAs(page, person, 'en')
  await page.goto(`/taskDownload?task_id=${taskId}`)
  await page.getByRole('button', { name: together.share.open }).click()
}

test('two people in two browsers work on one task, and each sees what the other does', async ({
  page,
  browser,
  person,
  request,
}) => {
  const { together } = await textsOf('en')
  const colleague = await registerPerson(request)
  const name = String(colleague.user.username)
  await openShares(page, person, request)
  // What stands in one row has one height.
  const role = page.getByRole('dialog').getByRole('combobox').first()
  const rows = [page.getByLabel(together.share.colleague), role, page.getByRole('button', { name: together.share.add })]
  const boxes = await Promise.all(rows.map(boxOf))
  expect(new Set(boxes.map(({ height }) => Math.round(height)))).toEqual(new Set([40]))
  expect(new Set(boxes.map(({ y }) => Math.round(y))).size).toBe(1)
  await page.getByLabel(together.share.colleague).fill(name)
  await page.getByRole('button', { name: together.share.add }).click()
  await expect(page.locator('[data-members] li').nth(1)).toContainText(name)
  await page.keyboard.press('Escape')

  const other = await anotherBrowser(browser, 'en')
  await openAs(other, colleague, 'en')
  await other.goto('/taskList')
  await other.getByRole('link', { name: 'Clearbrook-Annual-Report-2025' }).first().click()
  const here = page.locator('[data-finding]').first()
  const there = other.locator('[data-finding]').first()
  await expect(there).toBeVisible()
  // A reviewer has no business with the task itself.
  await expect(other.getByRole('button', { name: together.share.open })).toHaveCount(0)

  await other.getByRole('button', { name: together.notes.title }).click()
  // By keyboard alone: the @ offers the colleague, Enter takes him.
  const comment = other.getByLabel(together.notes.comment)
  await comment.focus()
  await other.keyboard.type('Held against the ledger: agrees @')
  await expect(other.getByRole('listbox', { name: together.notes.suggestions(1) }).getByRole('option')).toHaveText([
    `@${String(person.user.username)}`,
  ])
  await other.keyboard.press('Enter')
  await expect(comment).toHaveValue(`Held against the ledger: agrees @${String(person.user.username)} `)
  await other.getByRole('button', { name: together.notes.send }).click()
  await expect(here.locator('[data-discussion]')).toContainText(together.notes.count(1))
  await other.getByRole('textbox', { name: 'Reason' }).fill('rounding')
  await other.getByRole('button', { name: 'Dismiss', exact: true }).click()
  await expect(here).toContainText('Dismissed')
  await here.getByRole('button').first().click()
  await expect(here).toContainText(name)
  await expect(here).toContainText('Held against the ledger: agrees')
  // Who was named is told so, and led there.
  await page.goto('/taskList')
  await page.getByRole('button', { name: (await textsOf('en')).shell.mentions.unseen(1) }).click()
  await page.getByRole('menuitem', { name: 'Held against the ledger' }).click()
  await expect(page).toHaveURL(/finding=/)
  await expect(page.locator('[data-mentions]')).toHaveCount(0)
  await expect(page.locator('[data-note=comment] strong')).toHaveText(`@${String(person.user.username)}`)
  await expect(page.locator('[data-score=compliance], [data-score=trust]').filter({ hasText: '→' })).not.toHaveCount(0)
  await other.context().close()
})

test('a link shows the task and nothing else; revoked, it is dead in both browsers', async ({
  page,
  browser,
  person,
  request,
}) => {
  const { together } = await textsOf('en')
  await openShares(page, person, request)
  await page.getByLabel(together.links.password).fill('Open-42')
  await page.getByRole('button', { name: together.links.make }).click()
  const address = await page.locator('[data-made-link]').inputValue()

  const visitors = await Promise.all([anotherBrowser(browser, 'en'), anotherBrowser(browser, 'en')])
  for (const visitor of visitors) {
    await openAs(visitor, undefined, 'en')
    await visitor.goto(address)
    await visitor.getByLabel(together.shared.password).fill('wrong')
    await visitor.getByRole('button', { name: together.shared.open }).click()
    await expect(visitor.locator('[data-toast=error]')).toBeVisible()
    await visitor.getByLabel(together.shared.password).fill('Open-42')
    await visitor.getByRole('button', { name: together.shared.open }).click()
    await expect(visitor.locator('[data-finding][data-current]')).toBeVisible()
    await expect(visitor.locator('canvas').first()).toBeVisible()
    // Nothing can be decided, said or shared.
    await expect(visitor.locator('[data-decision-bar]')).toHaveCount(0)
    await visitor.getByRole('button', { name: together.notes.title }).click()
    await expect(visitor.getByLabel(together.notes.comment)).toHaveCount(0)
  }

  await page.locator('[data-links]').getByRole('button', { name: together.links.revoke }).click()
  for (const visitor of visitors) {
    await expect(visitor.locator('[data-link-ended]')).toContainText(together.shared.ended)
    await expect(visitor.locator('[data-finding]')).toHaveCount(0)
    await visitor.reload()
    await expect(visitor.locator('[data-link-ended]')).toBeVisible()
    await visitor.context().close()
  }
})

for (const language of LANGUAGES)
  test(`a review is signed, locked and opened again with a reason (${language})`, async ({ page, person, request }) => {
    const { tasks, together, review } = await textsOf(language)
    const taskId = await reviewSample(request, person, 'financial-report', language)
    await openAs(page, person, language)
    await page.goto(`/taskDownload?task_id=${taskId}`)
    await expect(page.locator('[data-finding][data-current]')).toBeVisible()
    await page.getByRole('tab', { name: together.signOff.tab }).click()
    // Who signs is told before the press what nobody has decided on.
    await expect(page.locator('[data-open-problems]')).not.toHaveAttribute('data-open-problems', '0')
    const preparer = page.locator('[data-sign-off=preparer]')
    // What is grave stands beside the signatures, and leads to its place.
    const open = page.locator('[data-signed-problem=open]')
    await expect(open).toHaveCount(1)
    await expect(open).toContainText(review.severities.serious)
    await preparer.getByRole('button', { name: together.signOff.sign }).click()
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText(together.signOff.askOpen(1))
    await question.getByRole('button', { name: together.signOff.notYet }).click()
    await expect(page.locator('[data-locked=false]')).toBeVisible()
    await preparer.getByRole('button', { name: together.signOff.sign }).click()
    await question.getByRole('button', { name: together.signOff.sign, exact: true }).click()
    await expect(page.locator('[data-locked=true]')).toContainText(together.signOff.locked)
    await expect(preparer).toContainText(String(person.user.username))
    // The same person is no independent reviewer: it is asked before, and said afterwards.
    await expect(page.locator('[data-signed-twice]')).toHaveCount(0)
    await page.locator('[data-sign-off=reviewer]').getByRole('button', { name: together.signOff.sign }).click()
    await expect(question).toContainText(together.signOff.askTwice(together.signOff.roles.preparer))
    await question.getByRole('button', { name: together.signOff.sign, exact: true }).click()
    await expect(page.locator('[data-signed-twice]')).toContainText(together.signOff.twice)
    // What was signed goes out from here.
    const [report] = await Promise.all([
      page.waitForEvent('download'),
      page.locator('[data-reports]').getByRole('button').click(),
    ])
    expect(report.suggestedFilename()).toMatch(/\.report\.pdf$/)

    await page.goto(`/taskDownload?task_id=${taskId}`)
    // What would be refused is not offered: why, and the way to where it is taken back, stand in its place.
    const locked = page.locator('[data-decision-locked]')
    await expect(locked).toContainText(together.signOff.locked)
    await expect(page.locator('[data-decide]')).toHaveCount(0)
    await expect(page.locator('[data-handled="0"]')).toBeVisible()
    await locked.getByRole('link').click()
    await page.getByLabel(together.signOff.reason).fill('new draft')
    await page.getByRole('button', { name: together.signOff.reopen }).click()
    await expect(page.locator('[data-locked=false]')).toContainText('new draft')
    // Taken back, the review can be decided on at once.
    await page.getByRole('tab', { name: tasks.detail.review, exact: true }).click()
    await expect(page.getByRole('button', { name: review.decide.accept, exact: true })).toBeVisible()
  })

test('a corrected draft is held against the one before, and its decisions are there', async ({
  page,
  person,
  request,
}) => {
  const { review, tasks } = await textsOf('en')
  const file = { name: 'report.pdf', mimeType: 'application/pdf', buffer: readReport() }
  const taskId = await runTask(request, person, { name: 'draft', type: 'financial_report' }, [file])
  await openAs(page, person, 'en')
  await page.goto(`/taskDownload?task_id=${taskId}`)
  await page.getByRole('button', { name: review.decide.accept, exact: true }).click()
  await expect(page.locator('[data-handled="1"]')).toBeVisible()
  await page.getByRole('link', { name: tasks.detail.newDraft }).click()
  await expect(page.getByText(tasks.form.draftLead('draft'))).toBeVisible()
  await page.locator('input[type=file]').setInputFiles(file)
  await page.getByRole('button', { name: tasks.form.startReview }).click()
  const note = page.locator('[data-revision]')
  await expect(note).toContainText(review.revision.of('draft'), { timeout: 120_000 })
  await expect(page.locator('[data-handled="1"]')).toBeVisible()
  await note.getByRole('button', { name: review.revision.new(0) }).click()
  await expect(page).toHaveURL(/change=new/)
  await expect(page.locator('[data-finding]')).toHaveCount(0)
})
