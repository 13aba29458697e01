import { answerInstead, envelope, retold } from '../support/answers.ts'
import { openAs } from '../support/api.ts'
import { expect, test } from '../support/test.ts'
import { LANGUAGES, textsOf } from '../support/texts.ts'

/** What the model of the task says: one sentence that its place bears out, and one that it does not. */
const places = [{ location: { page: 9, block: 'b1' }, text: 'as printed' }]
const ANSWER = {
  sentences: [
    { text: 'It is so.', places },
    { text: 'It is otherwise.', places, unproven: 'number_not_printed' },
  ],
  model: 'acme:reader',
  host: 'models.example.com',
  tokens: { sent: 1234, answered: 56 },
}

for (const language of LANGUAGES)
  test(`an answer says of each sentence whether its place bears it out, and leads there: ${language}`, async ({
    page,
    admin,
    reviewedReport,
  }) => {
    const { review: t } = await textsOf(language)
    await openAs(page, admin, language)
    await answerInstead(
      page,
      '/task/detail',
      retold((task) => ({ ...task, analysis_model: 'acme:reader' })),
    )
    await answerInstead(page, '/task/ask', envelope(200, { success: true, data: ANSWER }), 'POST')
    await page.goto(`/taskDownload?task_id=${reviewedReport}`)
    await page.getByRole('tab', { name: t.tabs.overview }).click()
    const submit = page.getByRole('button', { name: t.ask.submit, exact: true })
    await expect(submit).toBeDisabled()
    await page.getByRole('textbox', { name: t.ask.question }).fill('Is it so?')
    await submit.click()
    const told = page.locator('[data-answer] li')
    await expect(told).toHaveCount(2)
    await expect(told.first()).toContainText(t.ask.proven)
    await expect(told.nth(1)).toContainText(t.ask.unproven.number_not_printed)
    await expect(page.locator('[data-answer]')).toContainText(t.ask.by('acme:reader', 'models.example.com', 1234))
    await told.first().getByRole('button').click()
    await expect(page.getByLabel(t.toolbar.goTo)).toHaveValue('9')
  })
