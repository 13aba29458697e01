import { openAs } from '../support/api.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'

test('on a phone the cell of a problem stays in sight beside its formula, the map and the problem', async ({
  page,
  admin,
  reviewedModel,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await openAs(page, admin)
  const { review } = await textsOf('zh-CN')
  await page.goto(`/taskDownload?task_id=${reviewedModel}`)
  await page.locator('[data-finding]').first().getByRole('button').first().click()
  await expect(page.locator('[data-cell-panel]')).toContainText(review.sheet.expected)
  await expect(page.locator('[data-region]').first()).toBeAttached()
  const cell = page.locator('[data-cell][aria-current]').first()
  const grid = page.getByRole('region', { name: new RegExp(`^${review.document}`) }).last()
  await expect(cell).toBeInViewport({ ratio: 1 })
  // Two rows more than the letters of the columns, at least.
  expect((await grid.boundingBox())!.height).toBeGreaterThan(90)
  // The number of its row and its label stay in sight although their columns are scrolled away.
  const row = cell.locator('..')
  await expect(row.getByText('8', { exact: true })).toBeInViewport()
  await expect(row.locator('[data-row-label]')).toHaveText('期间费用')
  await expect(row.locator('[data-row-label]')).toBeInViewport()
  // Scrolled a little, a label covers its own text whole: nothing of it is read twice beside it.
  await grid.evaluate((element) => element.scrollTo({ left: 20, top: 0 }))
  const doubled = () =>
    grid.evaluate((element) =>
      [...element.querySelectorAll('[data-row-label]')]
        .filter(({ textContent }) => textContent)
        .map((label) => {
          const own = [...(label.parentElement?.querySelectorAll('[data-cell]') ?? [])].find(
            ({ textContent }) => textContent === label.textContent,
          )
          return Math.round((own?.getBoundingClientRect().right ?? Infinity) - label.getBoundingClientRect().right)
        }),
    )
  await expect.poll(async () => Math.max(...(await doubled()))).toBeLessThanOrEqual(1)
  expect((await doubled()).length).toBeGreaterThan(2)
})

test('the names of the columns stay in sight below their letters', async ({ page, admin, reviewedModel }) => {
  await page.setViewportSize({ width: 1280, height: 560 })
  await openAs(page, admin)
  const { review } = await textsOf('zh-CN')
  await page.goto(`/taskDownload?task_id=${reviewedModel}`)
  await page.locator('[data-finding]').first().getByRole('button').first().click()
  await expect(page.locator('[data-cell][aria-current]').first()).toBeInViewport()
  const grid = page.getByRole('region', { name: new RegExp(`^${review.document}`) }).last()
  await grid.evaluate((element) => element.scrollTo({ top: 240 }))
  await expect(page.locator('[data-pinned-heads]')).toContainText('2028E')
  await expect(page.locator('[data-pinned-heads]').getByText('2028E')).toBeInViewport()
  await grid.evaluate((element) => element.scrollTo({ top: 0 }))
  await expect(page.locator('[data-pinned-heads]')).toHaveCount(0)
})
