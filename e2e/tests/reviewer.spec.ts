import { answerInstead, retold } from '../support/answers.ts'
import { countProblems, openAs, runTask } from '../support/api.ts'
import { boxOf } from '../support/box.ts'
import { expect, test } from '../support/test.ts'
import { LANGUAGES, textsOf } from '../support/texts.ts'
import { readFileSync } from 'node:fs'

test('each number of the sum leads to the place that prints it', async ({ page, admin, reviewedReport }) => {
  await openAs(page, admin)
  await page.goto(`/taskDownload?task_id=${reviewedReport}`)
  const finding = page.locator('[data-finding]', { hasText: '249,800' }).first()
  await finding.getByRole('button').first().click()
  const operand = finding.locator('[data-operand]', { hasText: '74,380' })
  await expect(page.locator('[data-mark=operand]').first()).toBeVisible()
  await page.getByLabel('转到页').fill('9')
  await page.getByLabel('转到页').press('Enter')
  await expect(page.locator('[data-mark=operand]')).toHaveCount(0)
  await operand.click()
  await expect(page.locator('[data-mark=operand]').first()).toBeInViewport()
  await expect(finding.locator('[data-operand]')).toHaveCount(6)
})

test('the keyboard alone goes through the problems and decides on them', async ({ page, admin, reviewedReport }) => {
  await openAs(page, admin)
  await page.goto(`/taskDownload?task_id=${reviewedReport}`)
  const chosen = page.locator('[data-finding][data-current]')
  await expect(page.locator('[data-finding]').first()).toBeVisible()
  // It opens at the gravest problem.
  await expect(chosen).toHaveAttribute('aria-posinset', '1')
  for (const [key, place] of [
    ['j', '2'],
    ['j', '3'],
    ['k', '2'],
    ['k', '1'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(chosen).toHaveAttribute('aria-posinset', place)
    await expect(chosen.locator('[aria-expanded=true]')).toBeVisible()
  }
  await page.keyboard.press('a')
  await expect(page.locator('[data-toast=success]')).toHaveText('已保存')
  await expect(page.locator('[data-finding]').first()).toContainText('已采纳')
  // The next one by itself; back with one key; then again, with a reason that is typed.
  await expect(chosen).toHaveAttribute('aria-posinset', '2')
  await page.keyboard.press('u')
  await expect(chosen).toHaveAttribute('aria-posinset', '1')
  await expect(page.locator('[data-handled="0"]')).toBeVisible()
  await page.keyboard.press('d')
  await expect(page.getByRole('textbox', { name: '理由' })).toBeFocused()
  await page.keyboard.type('jk')
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-handled="1"]')).toBeVisible()
  await expect(page.locator('[data-finding]').first()).toContainText('已忽略')
  await page.keyboard.press('k')
  await page.getByRole('button', { name: '重新打开' }).click()
  await expect(page.getByRole('button', { name: '采纳', exact: true })).toBeVisible()
  await page.keyboard.press('/')
  await page.keyboard.type('附注12')
  await expect(page).toHaveURL(/q=/)
  await expect(page.locator('[data-finding]')).toHaveCount(1)
  await page.getByRole('button', { name: '清除筛选' }).click()
  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: '快捷键与图例' })
  await expect(help).toBeVisible()
  // Every sign that stands on a page is told.
  await expect(help.locator('[data-legend] li')).toHaveCount(5)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const ticks = page.locator('[data-tick]')
  await page.getByLabel('转到页').fill('4')
  await page.getByLabel('转到页').press('Enter')
  await expect(ticks.first()).toBeVisible()
  await page.locator('body').click({ position: { x: 5, y: 5 } })
  await page.keyboard.press('t')
  await expect(ticks).toHaveCount(0)
  await page.keyboard.press('m')
  await expect(page.locator('[data-mark]')).toHaveCount(0)
})

test('filters stand in the address and combine', async ({ page, admin, request, reviewedReport }) => {
  const count = (query?: Record<string, string | number>) => countProblems(request, admin, reviewedReport, query)
  const all = await count()
  const warnings = await count({ severity: 'warning' })
  const left = await count({ severity: 'warning', document_page: 2 })
  expect([all > warnings, warnings > left, left > 0]).toEqual([true, true, true])
  await openAs(page, admin)
  await page.goto(`/taskDownload?task_id=${reviewedReport}`)
  const items = page.locator('[data-finding]')
  await expect(items).toHaveCount(all)
  await page.getByRole('group', { name: '等级' }).getByRole('button', { name: /警告/ }).click()
  await expect(page).toHaveURL(/severity=warning/)
  await expect(items).toHaveCount(warnings)
  await expect(items.filter({ hasNotText: '警告' })).toHaveCount(0)
  await page.getByRole('button', { name: '更多筛选' }).click()
  await page.getByLabel('页码').selectOption('2')
  await expect(page).toHaveURL(/severity=warning.*page=2/)
  await expect(items).toHaveCount(left)
  await expect(items.filter({ hasNotText: '第 2 页' })).toHaveCount(0)
  await expect(page.getByRole('status').filter({ hasText: `显示 ${left} / ${all} 条` })).toBeAttached()
  await page.goto(page.url())
  await expect(items).toHaveCount(left)
  await page.getByRole('button', { name: '清除筛选' }).click()
  await expect(items).toHaveCount(all)
  await page.getByLabel('排序').selectOption('place')
  await expect(async () => {
    const places = await items.locator('span', { hasText: /^第 \d+ 页$/ }).allTextContents()
    const pages = places.map((text) => Number(/\d+/.exec(text)![0]))
    expect(pages).toEqual(pages.toSorted((a, b) => a - b))
  }).toPass()
})

test('the overview charts the problems and the key figures, each leading to its place', async ({
  page,
  admin,
  reviewedReport,
}) => {
  await openAs(page, admin)
  await page.goto(`/taskDownload?task_id=${reviewedReport}`)
  await page.getByRole('tab', { name: '概览' }).click()
  await expect(page.locator('[data-state=verified]')).toContainText(/已核对 \d+/)
  const revenue = page.locator('[data-key-figure=revenue]')
  await expect(revenue).toContainText('486,320')
  await expect(revenue).toContainText('+12.5%')
  await revenue.getByRole('button').click()
  await expect(page.getByLabel('转到页')).toHaveValue('5')
  await page.locator('[data-column="4"]').click()
  await expect(page.getByRole('tab', { name: /^问题/ })).toHaveAttribute('aria-selected', 'true')
  const items = page.locator('[data-finding]')
  await expect(items.first()).toBeVisible()
  await expect(items.filter({ hasNotText: '第 4 页' })).toHaveCount(0)
})

test('a closer look and a narrower window stay on the page', async ({ page, admin, reviewedReport }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await openAs(page, admin)
  const { review } = await textsOf('zh-CN')
  await page.goto(`/taskDownload?task_id=${reviewedReport}`)
  const at = page.getByLabel(review.toolbar.goTo)
  await at.fill('5')
  await at.press('Enter')
  await expect(page.locator('[data-page="5"] canvas')).toBeInViewport()
  await page.getByRole('button', { name: review.toolbar.zoomIn }).click()
  await page.getByRole('button', { name: review.toolbar.zoomIn }).click()
  await expect(page.locator('[data-page="5"] canvas')).toBeInViewport()
  await expect(at).toHaveValue('5')
  await page.setViewportSize({ width: 1040, height: 800 })
  await expect(page.locator('[data-page="5"]')).toBeInViewport()
  await expect(at).toHaveValue('5')
})

for (const language of LANGUAGES) {
  test(`a model shows its formulas, their neighbours and the map of regions (${language})`, async ({
    page,
    admin,
    reviewedModel,
  }) => {
    const { review } = await textsOf(language)
    await openAs(page, admin, language)
    await page.goto(`/taskDownload?task_id=${reviewedModel}`)
    await page.locator('[data-finding]').first().getByRole('button').first().click()
    const panel = page.locator('[data-cell-panel]')
    const cell = page.locator('[data-cell][aria-current]').first()
    await expect(cell).toBeInViewport()
    await expect(panel).toContainText(review.sheet.expected)
    await expect(panel.getByRole('list', { name: review.sheet.neighbours })).toBeVisible()
    await panel.getByRole('list').getByRole('button').last().click()
    const reference = panel.locator('[data-reference]').last()
    const address = (await reference.getAttribute('data-reference'))!
    await reference.click()
    await expect(panel.locator('b')).toHaveText(address)
    await page.getByRole('region').first().press('ArrowDown')
    await expect(panel.locator('b')).not.toHaveText(address)
    // The map is open from the start, and goes at a press.
    await expect(page.getByRole('list', { name: review.sheet.legend })).toContainText(review.sheet.kinds.input)
    await expect(page.locator('[data-region]').first()).toBeAttached()
    await expect(page.locator('[data-cell] [data-tick]').first()).toBeVisible()
    await page.getByRole('button', { name: review.toolbar.map }).click()
    await expect(page.locator('[data-region]')).toHaveCount(0)
  })

  test(`"why" opens the page of the rule, and the focus comes back (${language})`, async ({
    page,
    admin,
    reviewedReport,
  }) => {
    const { review } = await textsOf(language)
    await openAs(page, admin, language)
    await page.goto(`/taskDownload?task_id=${reviewedReport}`)
    await page.locator('[data-finding]', { hasText: '249,800' }).first().getByRole('button').first().click()
    const why = page.getByRole('button', { name: review.evidence.why })
    await why.click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('heading').nth(1)).toBeVisible()
    for (const kind of ['ok', 'problem'] as const) {
      const example = dialog.locator(`[data-example=${kind}]`).first()
      await expect(example.locator('figcaption')).toContainText(review.example[kind])
      await expect(example.getByRole('columnheader').first()).toBeVisible()
      await expect(example.getByRole('rowheader').first()).toBeVisible()
      await expect(example).not.toContainText(/[|#]/)
    }
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(why).toBeFocused()
  })
}

test('on paper stands the whole review, and nothing of the screen', async ({ page, admin, reviewedReport }) => {
  await openAs(page, admin)
  await page.goto(`/taskDownload?task_id=${reviewedReport}`)
  await expect(page.locator('[data-finding]').first()).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  const sheet = page.locator('[data-print-sheet]')
  // Nothing that one could press, and no dash where a problem has no such value.
  for (const role of ['button', 'tab', 'link'] as const)
    await expect(page.getByRole(role).filter({ visible: true })).toHaveCount(0)
  await expect(sheet).not.toContainText(/[:：]\s*[–-](?:\s|$)/)
  await expect(sheet).toBeVisible()
  await expect(sheet.locator('li', { hasText: '249,800 ≠ 248,900' })).toBeVisible()
  await expect(page.locator('header')).toBeHidden()
  await expect(page.locator('canvas').first()).toBeHidden()
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await expect(sheet).toHaveCount(0)
})

test('a Word document is shown as text, its problems marked and its figures ticked', async ({
  page,
  admin,
  request,
}) => {
  const buffer = readFileSync(new URL('../../corpus/office/report.docx', import.meta.url))
  const mimeType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
  const fields = { name: 'word', type: 'financial_report' }
  const taskId = await runTask(request, admin, fields, [{ name: 'report.docx', mimeType, buffer }])
  await openAs(page, admin)
  await page.goto(`/taskDownload?task_id=${taskId}`)
  await page.locator('[data-finding]').first().getByRole('button').first().click()
  await expect(page.locator('[data-mark][data-current]').first()).toBeInViewport()
  await expect(page.locator('[data-tick]').first()).toBeAttached()

  // A figure of running text answers as one of a table does, by pointer and by keyboard.
  const inText = page.locator('[data-document] [data-start]').first()
  const panel = page.locator('[data-figure-panel]')
  await expect(inText).toHaveRole('button')
  await inText.click()
  await expect(panel.getByRole('heading', { level: 2 })).toContainText((await inText.textContent()) ?? '?')
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await page.locator('[data-figure][tabindex="0"]').focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(panel.getByRole('heading', { level: 2 })).toBeFocused()
})

test('on a phone the sheet opens with the problem, and the page beside it stays in sight', async ({
  page,
  admin,
  reviewedReport,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openAs(page, admin)
  await page.goto(`/taskDownload?task_id=${reviewedReport}`)
  // The sheet opens by itself at the first problem.
  await expect(page.locator('[data-mark=serious][aria-current=true]')).toBeInViewport()
  await expect(page.locator('[data-finding]').first().getByText('应为', { exact: true })).toBeInViewport()
  await page.getByRole('button', { name: '收起问题列表' }).click()
  await expect(page.locator('[data-finding]').first()).not.toBeInViewport()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
})

test('on a phone a toast covers neither the tabs nor the page number', async ({ page, admin, reviewedReport }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openAs(page, admin)
  await page.goto(`/taskDownload?task_id=${reviewedReport}`)
  await page.locator('[data-finding][data-current]').getByRole('button', { name: '复制链接' }).click()
  const toast = await boxOf(page.locator('[data-toast]').first())
  for (const pressed of [page.getByRole('tab', { name: '签字' }), page.getByLabel('转到页')]) {
    const { y, height } = await boxOf(pressed)
    expect(y + height).toBeLessThanOrEqual(toast.y)
  }
  // Without a clipboard it tells the address itself, which has no place to break.
  expect(toast.x).toBeGreaterThanOrEqual(0)
  expect(toast.right).toBeLessThanOrEqual(390)
})

test('on a phone a figure is shown large with its head and its row, then the whole page, which two fingers zoom', async ({
  browser,
  admin,
  reviewedReport,
}) => {
  const { review } = await textsOf('zh-CN')
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'zh-CN' })
  const page = await phone.newPage()
  await openAs(page, admin)
  await page.goto(`/taskDownload?task_id=${reviewedReport}`)
  const near = page.getByRole('button', { name: `${review.place.page(4)}. ${review.toolbar.whole}` })
  await expect(near).toBeVisible()
  // A line of print of 13 px with what is around it; the whole page has it at 5 px.
  const spot = near.locator('[data-spot=serious]')
  await expect.poll(async () => (await spot.boundingBox())?.height).toBeGreaterThan(16)
  expect(await near.locator('canvas').count()).toBeGreaterThan(1)
  // What it covers is out of reach of the keyboard.
  await expect(page.locator('[inert] [data-page]').first()).toBeAttached()
  await near.tap()
  await expect(near).toHaveCount(0)
  await expect(page.locator('[data-finding]').first()).not.toBeInViewport()
  const whole = page.locator('[data-page="4"]')
  const widthOf = async (): Promise<number> => (await whole.boundingBox())?.width ?? 0
  await expect.poll(widthOf).toBeLessThan(390)
  await expect(page.locator('[data-mark=serious][aria-current=true]')).toBeInViewport()
  const before = await widthOf()
  const touch = await phone.newCDPSession(page)
  const fingers = (apart: number) => [150 - apart, 150 + apart].map((x, id) => ({ x, y: 400, id }))
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(40) })
  for (const apart of [60, 90, 120])
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(apart) })
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await expect.poll(widthOf).toBeGreaterThan(2.5 * before)
  // The screen itself is as it was, and the next problem is shown large again with its card.
  expect(await page.evaluate(() => visualViewport?.scale)).toBe(1)
  await page.keyboard.press('k')
  await page.keyboard.press('j')
  await expect(page.locator('[data-finding][data-current]')).toBeInViewport()
  await phone.close()
})

test('what another decides, in another tab or browser, is shown without a reload', async ({
  page,
  browser,
  admin,
  reviewedReport,
}) => {
  // What is decided here is taken back at the end, so that the review serves other tests, too.
  await openAs(page, admin)
  await page.goto(`/taskDownload?task_id=${reviewedReport}`)
  const elsewhere = await browser.newContext({ locale: 'zh-CN' })
  const other = await elsewhere.newPage()
  await openAs(other, admin)
  await other.goto(`/taskDownload?task_id=${reviewedReport}`)
  const here = page.locator('[data-finding]').first()
  const there = other.locator('[data-finding]').first()
  await expect(there).toBeVisible()
  await here.getByRole('button').first().click()
  await page.getByRole('textbox', { name: '理由' }).fill('已与公司确认')
  await page.getByRole('button', { name: '忽略', exact: true }).click()
  await expect(there).toContainText('已忽略')
  await there.getByRole('button').first().click()
  await expect(there).toContainText('已与公司确认')
  await other.getByRole('button', { name: '重新打开' }).click()
  await here.getByRole('button').first().click()
  await expect(page.getByRole('button', { name: '忽略', exact: true })).toBeVisible()
  await elsewhere.close()
})

test('the overview stays within its panel however long a period or an amount is', async ({
  page,
  admin,
  reviewedReport,
}) => {
  const { review } = await textsOf('en')
  await openAs(page, admin, 'en')
  const long = {
    priorPeriod: 'For the three months ended September 30, 2024 (restated)',
    currentPeriod: 'For the three months ended September 30, 2025',
    prior: 'RMB 1,234,567,890,123.45',
    current: 'RMB 1,334,567,890,123.45',
    label: 'Net cash flows from operating activities before changes in working capital and after restructuring',
  }
  type Files = { document: { keyFigures: object[] } | null }[]
  await answerInstead(
    page,
    '/task/summary',
    retold((data) => ({
      ...data,
      files: (data.files as Files).map((file) => ({
        ...file,
        document: file.document && {
          ...file.document,
          keyFigures: file.document.keyFigures.map((figure) => ({ ...figure, ...long })),
        },
      })),
    })),
  )
  await page.goto(`/taskDownload?task_id=${reviewedReport}`)
  await page.getByRole('tab', { name: review.tabs.overview }).click()
  const panel = page.getByRole('tabpanel', { name: review.tabs.overview, includeHidden: true })
  await expect(panel.locator('[data-key-figure]').first()).toBeVisible()
  for (const width of [1920, 1280, 1024, 768, 360, 320]) {
    await page.setViewportSize({ width, height: 844 })
    await page.waitForTimeout(100)
    const over = await panel.evaluate((element) => element.scrollWidth - element.clientWidth)
    expect(over, `${width} px`).toBe(0)
  }
})

test('problems that come late take nobody away from the cell that he looks at', async ({
  page,
  admin,
  reviewedModel,
}) => {
  await openAs(page, admin)
  const { promise: isAsked, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\/task\/problems\?/, async (route) => {
    await isAsked
    await route.continue()
  })
  await page.goto(`/taskDownload?task_id=${reviewedModel}`)
  await page.getByRole('tab', { name: '假设', exact: true }).click()
  await page.locator('[data-cell=C6]').click()
  release()
  await expect(page.locator('[data-finding]').first()).toBeVisible()
  // Longer than a choice takes to be written to the address.
  await page.waitForTimeout(500)
  await expect(page.getByRole('tab', { name: '假设', exact: true })).toHaveAttribute('aria-selected', 'true')
  await expect(page.locator('[data-cell-panel] b')).toHaveText('C6')
  expect(page.url()).not.toContain('finding=')
})
