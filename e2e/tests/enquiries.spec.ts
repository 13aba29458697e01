import { readFileSync } from 'node:fs'
import type { Locator } from '@playwright/test'
import { addressIn } from '../../packages/web/src/i18n/page-address.ts'
import { openAs } from '../support/api.ts'
import { findFaults } from '../support/find-faults.ts'
import { expect, test } from '../support/test.ts'
import { LANGUAGES, textsOf } from '../support/texts.ts'

/** In a form, or in a dialog that may still be opening. */
async function fillPerson(within: Locator, name: string): Promise<void> {
  const person = { name, company: '=Example & Partners', email: 'visitor@example.com', phone: '+821012345678' }
  for (const [field, value] of Object.entries(person)) await within.locator(`[name=${field}]`).fill(value)
}

for (const language of LANGUAGES) {
  test(`an enquiry and a booking arrive, are worked on and taken out as a sheet (${language})`, async ({
    page,
    admin,
  }) => {
    const { contact, forms, admin: operator } = await textsOf(language)
    const name = `${language} ${Date.now()}`
    await page.goto(addressIn(language, '/contact'))
    for (const { title } of [...contact.process.items, ...contact.faq.items])
      await expect(page.locator('dt, summary').filter({ hasText: title }).first()).toBeVisible()
    await expect(page.getByText(contact.channels.hoursText)).toBeVisible()
    await page.locator('#enquiry').scrollIntoViewIfNeeded()
    await fillPerson(page.locator('form'), name)
    const industry = page.getByLabel(forms.industry)
    await expect(industry.locator('option')).toHaveCount(4)
    await expect(page.getByLabel(forms.size).locator('option')).toHaveCount(6)
    await expect(page.getByRole('group', { name: forms.services }).getByRole('checkbox')).toHaveCount(7)
    await industry.selectOption('corporate_finance')
    await page.getByLabel(forms.size).selectOption('1000+')
    await page.getByRole('group', { name: forms.services }).getByRole('checkbox').first().check()
    await page.getByLabel(forms.requirements).fill('=1+1')
    await page.locator('input[name=agreement]').check()
    await page.getByRole('button', { name: forms.submit, exact: true }).click()
    await expect(page.locator('[data-toast=success]')).toHaveText(forms.done)
    await expect(page.getByText(forms.doneText)).toBeVisible()

    await page.getByRole('button', { name: contact.form.booking }).click()
    await fillPerson(page.getByRole('dialog'), name)
    const slot = page.getByLabel(forms.slot)
    await expect(slot.locator('option')).toHaveText([forms.choose, ...Object.values(forms.slots)])
    await slot.selectOption('afternoon')
    await page.getByRole('button', { name: forms.confirm }).click()
    await expect(page.getByRole('dialog', { name: forms.done })).toContainText(forms.doneText)

    await openAs(page, admin, language)
    await page.goto('/admin')
    const { consults } = operator
    await page.getByLabel(consults.search).fill(name)
    const rows = page.locator('tbody tr')
    await expect(rows).toHaveCount(2)
    await expect(rows.filter({ hasText: consults.kinds.booking })).toContainText(forms.slots.afternoon)
    await page.getByLabel(consults.kind).selectOption('inquiry')
    await expect(rows).toHaveCount(1)
    await rows.getByLabel(consults.state).selectOption('in_progress')
    await rows.getByLabel(consults.notes).fill('09:30')
    await rows.getByRole('button', { name: consults.save }).click()
    await expect(page.locator('[data-toast=success]')).toHaveText(consults.saved)

    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: consults.export }).click(),
    ])
    const lines = readFileSync(await file.path(), 'utf8').split('\r\n')
    expect(lines).toHaveLength(3)
    expect(lines[0]!.startsWith('\ufeff')).toBe(true)
    expect(lines[0]).toContain(`(UTC)`)
    for (const label of [
      consults.kinds.inquiry,
      consults.states.in_progress,
      "'=Example & Partners",
      "'=1+1",
      "'+821012345678",
      '09:30',
    ])
      expect(lines[1]).toContain(label)
    expect(lines[1]).not.toMatch(/corporate_finance|in_progress|pe_vc_review/)
  })

  test(`a trial goes from its request to a working account in one press (${language})`, async ({
    page,
    admin,
    browser,
  }) => {
    const { forms, contact, admin: operator, profile, account } = await textsOf(language)
    const name = `${language}-trial-${Date.now()}`
    await page.goto(addressIn(language, '/contact#trial'))
    const form = page.getByRole('dialog')
    await fillPerson(form, name)
    await form.locator('[name=email]').fill(`${name}@example.com`)
    await form.getByLabel(forms.industry).selectOption('other')
    await form.getByLabel(forms.size).selectOption('11-50')
    await form.getByRole('checkbox').first().check()
    await form.getByLabel(forms.requirements).fill('20')
    await form.locator('input[name=agreement]').check()
    await form.getByRole('button', { name: forms.submit, exact: true }).click()
    await form.getByRole('link', { name: forms.follow }).click()
    const progress = page.locator('[data-progress]')
    await expect(progress).toContainText(contact.progress.states.new())
    expect(await findFaults(page)).toEqual([])

    const operators = await browser.newPage()
    await openAs(operators, admin, language)
    await operators.goto('/admin')
    await operators.getByLabel(operator.consults.search).fill(name)
    await expect(operators.locator('tbody tr')).toHaveCount(1)
    await operators.getByRole('button', { name: operator.trial.open }).click()
    const shown = operators.getByRole('dialog', { name: operator.trial.linkTitle })
    const link = await shown.locator('code').innerText()
    expect(await findFaults(operators)).toEqual([])
    await operators.keyboard.press('Escape')
    await expect(operators.locator('[data-trial-account]')).toContainText(operator.trial.waits)
    await page.reload()
    await expect(progress).toHaveAttribute('data-progress', 'opened')

    await page.goto(link)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(profile.reset.welcome)
    await page.getByLabel(profile.password.next).fill('Marble-Fjord-88')
    await page.getByRole('button', { name: profile.reset.welcomeSave }).click()
    await page.getByLabel(account.login.username).fill(`${name}@example.com`)
    await page.locator('input[name=password]').fill('Marble-Fjord-88')
    await page.getByRole('button', { name: account.login.submit, exact: true }).click()
    await expect(page).not.toHaveURL(/login/)
    await operators.reload()
    await operators.getByLabel(operator.consults.search).fill(name)
    await expect(operators.locator('tbody tr')).toHaveCount(1)
    await expect(operators.locator('[data-trial-account]')).toContainText('5')
    await operators.close()
  })

  test(`the operator makes and revokes invitation codes, finds people and sees the state (${language})`, async ({
    page,
    admin,
    person,
  }) => {
    const { admin: t } = await textsOf(language)
    const note = `note ${language} ${Date.now()}`
    await openAs(page, admin, language)
    await page.goto('/admin')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.title)
    await page.getByRole('tab', { name: t.tabs.codes }).click()
    await page.getByLabel(t.codes.count).fill('2')
    await page.getByLabel(t.codes.maxUses).fill('3')
    await page.getByLabel(t.codes.expires).fill('30')
    await page.getByLabel(t.codes.note, { exact: true }).fill(note)
    await page.getByRole('button', { name: t.codes.create }).click()
    await expect(page.locator('[data-toast=success]')).toHaveText(t.codes.createdToast(2))
    await page.getByLabel(t.codes.search).fill(note)
    const rows = page.locator('tbody tr')
    await expect(rows).toHaveCount(2)
    await expect(rows.first()).toContainText('0 / 3')
    await expect(rows.first()).toContainText(t.codes.active)
    await rows.first().getByRole('button', { name: t.codes.revoke }).click()
    await expect(page.getByRole('alertdialog', { name: t.codes.revokeTitle })).toContainText(t.codes.revokeText)
    await page.getByRole('alertdialog').getByRole('button', { name: t.codes.revoke }).click()
    await expect(page.locator('[data-toast=success]', { hasText: t.codes.revokedToast })).toBeVisible()
    await expect(rows.filter({ hasText: t.codes.revoked })).toHaveCount(1)

    await page.getByRole('tab', { name: t.tabs.users }).click()
    await page.getByLabel(t.search).fill(String(person.user.username))
    await expect(rows).toHaveCount(1)
    await expect(rows).toContainText(t.users.roles.user)
    await page.getByRole('tab', { name: t.tabs.system }).click()
    await expect(page).toHaveURL(/tab=system/)
    for (const label of Object.values(t.system))
      await expect(page.locator('dt', { hasText: label }).first()).toBeVisible()
  })
}

test('the operator’s area does not exist for anybody else', async ({ page, person }) => {
  await openAs(page, person)
  await page.goto('/admin')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('没有这个页面')
})
