import { openAs } from '../support/api.ts'
import { boxOf } from '../support/box.ts'
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

test('a press beside a sheet that is on its way means that sheet, or to stay', async ({
  page,
  admin,
  reviewedModel,
}) => {
  await openAs(page, admin)
  const held = new Map<string, () => void>()
  await page.route(/\/task\/sheet\?/, async (route) => {
    const sheet = new URL(route.request().url()).searchParams.get('sheet')
    // The workbook's first sheet is asked for without a name.
    if (sheet) await new Promise<void>((come) => held.set(sheet, come))
    await route.continue()
  })
  const letCome = async (sheet: string): Promise<void> => {
    await expect.poll(() => [...held.keys()]).toContain(sheet)
    held.get(sheet)?.()
  }
  const { promise: isAsked, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\/task\/problems\?/, async (route) => {
    await isAsked
    await route.continue()
  })
  await page.goto(`/taskDownload?task_id=${reviewedModel}`)
  const tab = (name: string) => page.getByRole('tab', { name, exact: true })
  const busy = page.locator('[role=tabpanel][aria-busy=true]')
  const picked = page.locator('[data-cell-panel] b')
  // The first sheet is there, that of the first problem on its way: who presses the first one's tab stays.
  await expect(page.getByRole('region', { name: /假设$/ })).toBeVisible()
  release()
  await expect(tab('利润表')).toHaveAttribute('aria-selected', 'true')
  await expect(busy.getByRole('region', { name: /假设$/ })).toBeVisible()
  await tab('假设').click()
  await letCome('利润表')
  await letCome('假设')
  await expect(busy).toHaveCount(0)
  await expect(tab('假设')).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('region', { name: /假设$/ })).toBeVisible()
  await page.locator('[data-cell=C6]').click()
  await expect(picked).toHaveText('C6')
  // Leaving: a press where the cells of the sheet that is left still stand picks none of them.
  await tab('WACC').click()
  await expect(tab('WACC')).toHaveAttribute('aria-selected', 'true')
  await expect(busy).toBeVisible()
  const { x, y } = await boxOf(page.locator('[data-cell=C6]'))
  await page.mouse.click(x + 5, y + 5)
  await letCome('WACC')
  await expect(busy).toHaveCount(0)
  await expect(page.getByRole('region', { name: /WACC$/ })).toBeVisible()
  await expect(picked).toHaveCount(0)
  await page.locator('[data-cell=B6]').click()
  await expect(picked).toHaveText('B6')
})

test('a key that comes before the sheet of a reference goes on from that reference', async ({
  page,
  admin,
  reviewedModel,
}) => {
  await openAs(page, admin)
  await page.goto(`/taskDownload?task_id=${reviewedModel}`)
  await page.getByRole('tab', { name: '假设', exact: true }).click()
  await page.locator('[data-cell=C6]').click()
  const { promise: isAsked, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\/task\/sheet\?/, async (route) => {
    await isAsked
    await route.continue()
  })
  const panel = page.locator('[data-cell-panel] b')
  await page.locator('[data-reference=B5]').click()
  await expect(panel).toHaveText('B5')
  await page.getByRole('region').first().press('ArrowDown')
  await expect(panel).toHaveText('B6')
  release()
  await expect(page.getByRole('tab', { name: '利润表', exact: true })).toHaveAttribute('aria-selected', 'true')
  await expect(panel).toHaveText('B6')
  await expect(page.locator('[data-cell=B6]')).toBeInViewport()
})
