import type { Page } from '@playwright/test'
import { openAs } from '../support/api.ts'
import { giveFiles } from '../support/files.ts'
import { expect, test } from '../support/test.ts'
import { errorText, LANGUAGES, type ErrorKey, type Language, textsOf } from '../support/texts.ts'

const MEGABYTE = 1024 * 1024

/** Waits for each refusal in the words of the language. */
const expectAll = async (page: Page, language: Language, keys: ErrorKey[]): Promise<void> => {
  for (const key of keys) await expect(page.getByText(errorText(key, language)).first(), key).toBeVisible()
}

for (const language of LANGUAGES) {
  test(`a new task says what is missing or wrong (${language})`, async ({ page, person }) => {
    const { tasks } = await textsOf(language)
    await openAs(page, person, language)
    await page.goto('/ocr?new=1')
    await expect(page.getByLabel(tasks.form.ocrModel)).not.toHaveValue('')
    await page.getByLabel(tasks.form.ocrModel).selectOption('')
    await page.getByLabel(tasks.form.analysisModel).selectOption('')
    await page.getByRole('button', { name: tasks.form.startReview }).click()
    await expectAll(page, language, [
      'task_name_required',
      'ocr_model_required',
      'analysis_model_required',
      'files_required',
    ])
    for (const [name, key] of [
      ['x'.repeat(33), 'task_name_too_long'],
      ['two words', 'task_name_has_spaces'],
      ['what?', 'task_name_characters'],
    ] as const) {
      await page.getByLabel(tasks.form.name).fill(name)
      await expectAll(page, language, [key])
    }
    await page.getByLabel(tasks.form.name).fill('年报_2025-レビュー')
    await expect(page.locator('[name=name][aria-invalid=true]')).toHaveCount(0)
  })

  test(`files are refused for four reasons, each in its own words (${language})`, async ({ page, person }) => {
    const { tasks } = await textsOf(language)
    await openAs(page, person, language)
    await page.goto('/ocr?new=1')
    await expect(page.getByText(tasks.form.retention)).toBeVisible()
    const toast = page.locator('[data-toast=error]')
    await giveFiles(page, 'drop', [{ name: 'notes.txt' }])
    await expect(toast.last()).toHaveText(errorText('file_format_unsupported', language, { name: 'notes.txt' }))
    await giveFiles(page, 'paste', [{ name: 'huge.pdf', size: 100 * MEGABYTE + 1 }])
    await expect(toast.last()).toHaveText(errorText('file_too_large', language, { name: 'huge.pdf' }))
    await giveFiles(page, 'drop', [{ name: 'empty.pdf', size: 0 }])
    await expect(toast.last()).toHaveText(errorText('file_empty', language, { name: 'empty.pdf' }))
    await giveFiles(page, 'drop', [
      { name: 'a.pdf', size: 60 * MEGABYTE },
      { name: 'b.pdf', size: 60 * MEGABYTE },
    ])
    await expect(toast.last()).toHaveText(errorText('total_size_exceeded', language))
    await giveFiles(
      page,
      'paste',
      ['c', 'd', 'e', 'f', 'g'].map((name) => ({ name: `${name}.pdf` })),
    )
    await expect(toast.last()).toHaveText(errorText('file_count_exceeded', language))
    const listed = page.locator('li').filter({ has: page.getByRole('button', { name: tasks.form.remove('a.pdf') }) })
    await expect(listed).toContainText('60 MB')
    await listed.getByRole('button').click()
    await expect(listed).toHaveCount(0)
    // The form stands at text recognition, which takes workbooks as well.
    await giveFiles(page, 'drop', [{ name: 'model.xlsm' }])
    await expect(page.getByRole('button', { name: tasks.form.remove('model.xlsm') })).toBeVisible()
  })

  test(`registration and login say what is wrong with each field (${language})`, async ({ page }) => {
    const { account } = await textsOf(language)
    await openAs(page, undefined, language)
    await page.goto('/register')
    await page.getByLabel(account.register.username, { exact: false }).first().fill('a b')
    await page.locator('[name=password]').fill('short')
    await page.locator('[name=phone]').fill('12')
    await page.locator('[name=email]').fill('nobody')
    await page.getByRole('button', { name: account.register.submit, exact: true }).click()
    await expectAll(page, language, [
      'username_invalid',
      'password_short',
      'phone_invalid',
      'email_invalid',
      'required',
    ])
    await page.locator('[name=username]').fill('operator')
    await page.locator('[name=invitation_code]').fill('NO-SUCH-CODE')
    await expectAll(page, language, ['username_taken', 'invitation_code_invalid'])
    await page.goto('/login')
    await page.getByRole('button', { name: account.login.submit, exact: true }).click()
    await expect(page.getByText(errorText('required', language))).toHaveCount(2)
  })

  test(`a booking needs a time, a trial services, requirements and the consent (${language})`, async ({ page }) => {
    const { forms } = await textsOf(language)
    await openAs(page, undefined, language)
    await page.goto('/contact#booking')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: forms.confirm }).click()
    await expect(dialog.getByText(errorText('time_slot_required', language))).toBeVisible()
    await page.goto('/')
    await page.goto('/contact#trial')
    await dialog.getByRole('button', { name: forms.submit }).click()
    await expect(dialog.getByText(errorText('agreement_required', language))).toBeVisible()
    await expect(dialog.getByText(errorText('services_required', language))).toBeVisible()
    await expect(dialog.getByLabel(forms.requirements)).toHaveAttribute('aria-invalid', 'true')
    await dialog.getByRole('checkbox').first().check()
    await expect(dialog.getByText(errorText('services_required', language))).toHaveCount(0)
    await dialog.getByLabel(forms.email).fill('nobody')
    await dialog.getByLabel(forms.phone).fill('1')
    await dialog.getByRole('button', { name: forms.submit }).click()
    await expect(dialog.getByText(errorText('email_invalid', language))).toBeVisible()
    await expect(dialog.getByText(errorText('phone_invalid', language))).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  })
}

test('a click on the captcha brings another, and a wrong answer as well', async ({ page }) => {
  const image = page.getByRole('img', { name: '验证码图片' })
  await page.goto('/register')
  const first = await image.getAttribute('src')
  await page.getByRole('button', { name: '点击图片更换' }).click()
  await expect(image).not.toHaveAttribute('src', first!)
  const second = await image.getAttribute('src')
  const name = `u${Date.now()}`
  await page.locator('[name=username]').fill(name)
  await page.locator('[name=password]').fill('password1')
  await page.locator('[name=phone]').fill(`+1202555${String(Date.now()).slice(-4)}`)
  await page.locator('[name=email]').fill(`${name}@example.com`)
  await page.locator('[name=verification_code]').fill('0000')
  await page.locator('[name=invitation_code]').fill('ABCD-EFGH')
  await page.getByRole('button', { name: '注册', exact: true }).click()
  await expect(page.getByText('该密码过于常见，请更换')).toBeVisible()
  await expect(image).not.toHaveAttribute('src', second!)
  await expect(page.locator('[name=verification_code]')).toHaveValue('')
})
