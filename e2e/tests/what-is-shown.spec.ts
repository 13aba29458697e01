import { readFileSync } from 'node:fs'
import { answerInstead, late, retold } from '../support/answers.ts'
import { openAs, reviewSample, runTask } from '../support/api.ts'
import { boxOf } from '../support/box.ts'
import { expect, readReport, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'

test('the focus goes on to the problem that is shown after a decision and after its undoing', async ({
  page,
  person,
  request,
}) => {
  const taskId = await reviewSample(request, person)
  await openAs(page, person)
  await page.goto(`/taskDownload?task_id=${taskId}`)
  const head = page.locator('[data-finding][data-current] [aria-expanded=true]').first()
  const chosen = page.locator('[data-finding][data-current]')
  await page.locator('[data-decide=accept]').focus()
  await page.keyboard.press('Enter')
  await expect(chosen).toHaveAttribute('aria-posinset', '2')
  await expect(head).toBeFocused()
  await page.locator('[data-undo]').focus()
  await page.keyboard.press('Enter')
  await expect(chosen).toHaveAttribute('aria-posinset', '1')
  await expect(head).toBeFocused()
})

test('a report without problems shows what was proven, and leads through its figures', async ({
  page,
  admin,
  reviewedReport,
}) => {
  await answerInstead(
    page,
    '/task/problems',
    retold((data) => ({ ...data, items: [], total: 0 })),
  )
  await openAs(page, admin)
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(`/taskDownload?task_id=${reviewedReport}`)
    const clean = page.locator('[data-clean]')
    // On a phone the sheet opens for it as for a problem.
    await expect(clean.getByText('没有发现问题')).toBeInViewport()
    await expect(clean.locator('[data-section]').first()).toBeVisible()
    await clean.getByRole('button', { name: /逐个查看已核对/ }).click()
    await expect(page.locator('[data-claim]').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(clean).toBeVisible()
  }
})

test('a review says which file of the task it does not cover, and a task without results offers none', async ({
  page,
  person,
  request,
}) => {
  const { tasks } = await textsOf('zh-CN')
  const broken = {
    name: '损坏.pdf',
    mimeType: 'application/pdf',
    buffer: readFileSync(new URL('../../corpus/server/broken.pdf', import.meta.url)),
  }
  const whole = { name: '年报.pdf', mimeType: 'application/pdf', buffer: readReport() }
  const taskId = await runTask(request, person, { name: 'two-files', type: 'financial_report' }, [whole, broken])
  await openAs(page, person)
  await page.goto(`/taskDownload?task_id=${taskId}`)
  await expect(page.locator('[data-unread]')).toContainText('损坏.pdf')
  await expect(page.locator('[data-unread]')).toContainText('文件已损坏')
  const failed = await runTask(request, person, { name: 'broken', type: 'financial_report' }, [broken])
  await page.goto(`/ocr?task_id=${failed}`)
  await expect(page.getByRole('button', { name: tasks.progress.createNew })).toBeVisible()
  await expect(page.getByRole('link', { name: tasks.progress.viewResults })).toHaveCount(0)
  // Where the results are looked for, the reason stands, once.
  await page.goto(`/taskDownload?task_id=${failed}`)
  const results = page.getByRole('tabpanel')
  await expect(results.getByText(tasks.detail.noResults)).toBeVisible()
  await expect(results.getByText(/文件已损坏/)).toHaveCount(1)
  await expect(results.getByRole('heading', { name: tasks.detail.summary })).toHaveCount(0)
})

test('on a phone the actions of a task stand in whole rows, and the overview begins at its heading', async ({
  page,
  admin,
  reviewedReport,
}) => {
  const { review, tasks, together } = await textsOf('zh-CN')
  await page.setViewportSize({ width: 390, height: 844 })
  await openAs(page, admin)
  await page.goto(`/taskDownload?task_id=${reviewedReport}`)
  const action = (name: string) => boxOf(page.getByRole('button', { name, exact: true }))
  const [download, share, remove] = [
    await action(tasks.detail.downloadReview),
    await action(together.share.open),
    await action(tasks.detail.removeTask),
  ]
  expect(download.width).toBeGreaterThan(300)
  expect(Math.abs(share.y - remove.y)).toBeLessThan(2)

  await expect(page.locator('[data-finding][data-current]')).toBeInViewport()
  await page.getByRole('tab', { name: review.tabs.overview }).click()
  const bar = page.getByRole('tablist').filter({ has: page.getByRole('tab', { name: /^问题/ }) })
  const first = page.locator('[role=tabpanel] [role=tabpanel]').getByRole('heading').first()
  expect((await boxOf(first)).y).toBeGreaterThanOrEqual((await boxOf(bar)).bottom)
})

test('on a phone a problem begins under the tabs, however late the scores come', async ({
  page,
  admin,
  reviewedReport,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await answerInstead(page, '/task/summary', late(1500))
  await openAs(page, admin)
  await page.goto(`/taskDownload?task_id=${reviewedReport}`)
  const chosen = page.locator('[data-finding][data-current]')
  await expect(page.locator('[data-figures]').first()).toBeAttached()
  const tabs = page.getByRole('tablist').filter({ has: page.getByRole('tab', { name: /^问题/ }) })
  await expect
    .poll(async () => {
      const [bar, card] = [await tabs.boundingBox(), await chosen.boundingBox()]
      return bar && card ? Math.round(Math.abs(card.y - bar.y - bar.height)) : 999
    })
    .toBeLessThan(6)
})

test('the overview says that what the checklists do not find takes nothing from the completeness score', async ({
  page,
  admin,
  reviewedReport,
}) => {
  const { review } = await textsOf('zh-CN')
  await openAs(page, admin)
  await page.goto(`/taskDownload?task_id=${reviewedReport}`)
  await page.getByRole('tab', { name: review.tabs.overview }).click()
  await expect(page.getByText(review.checklists.note)).toBeVisible()
  const missing = await page.locator('[data-checklist] [data-state=missing]').count()
  expect(missing).toBeGreaterThan(10)
  await expect(page.getByText(review.checklists.uncounted(missing))).toBeVisible()
})

test('amounts to the last unit are parted neither in the overview nor in the document, on a phone and beside it', async ({
  page,
  person,
  request,
}) => {
  const { review } = await textsOf('zh-CN')
  const rows = [
    ['项目', '2025年度', '2024年度'],
    ['营业收入', '12,345,678,901.23', '11,145,678,901.23'],
    ['营业成本', '8,345,678,901.23', '7,845,678,901.23'],
    ['毛利', '4,000,000,000.00', '3,300,000,000.00'],
    ['净利润', '2,112,345,678.90', '-1,587,654,321.09'],
  ]
  const cells = rows.map((row) => `<tr>${row.map((text) => `<td>${text}</td>`).join('')}</tr>`).join('')
  const buffer = Buffer.from(
    `<html lang="zh"><body><h1>2025年年度报告</h1><h2>合并利润表</h2><p>单位：元</p><table>${cells}</table></body></html>`,
  )
  const file = { name: 'yuan.html', mimeType: 'text/html', buffer }
  const taskId = await runTask(request, person, { name: 'yuan', type: 'financial_report' }, [file])
  await openAs(page, person)
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(`/taskDownload?task_id=${taskId}`)
    await page.getByRole('tab', { name: review.tabs.overview }).click()
    const amounts = [
      page.locator('[data-key-figure] td'),
      page.getByRole('region', { name: review.document }).locator('td'),
    ]
    for (const some of amounts) {
      await expect(some.first()).toBeAttached()
      const parted = await some.evaluateAll((found) =>
        found.flatMap((cell) => {
          const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT)
          const range = document.createRange()
          const isParted = (text: Node): boolean => {
            range.selectNodeContents(text)
            return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1
          }
          for (let text = texts.nextNode(); text; text = texts.nextNode())
            if (/\d{3},/.test(text.textContent ?? '') && isParted(text)) return [text.textContent]
          return []
        }),
      )
      expect(parted).toEqual([])
    }
  }
})

test('a decision that does not arrive is taken back with its reason; one of somebody who was faster stays', async ({
  page,
  person,
  request,
}) => {
  const { review } = await textsOf('zh-CN')
  const taskId = await reviewSample(request, person)
  await openAs(page, person)
  await page.goto(`/taskDownload?task_id=${taskId}`)
  const chosen = page.locator('[data-finding][data-current]')
  const accept = page.locator('[data-decide=accept]')
  const reason = page.getByLabel(review.decide.reason, { exact: true })
  await expect(accept).toBeVisible()
  const first = (await chosen.getAttribute('data-finding')) ?? ''
  await page.route('**/task/problems/decisions', (route) => route.abort())
  await reason.fill('请公司更正')
  await accept.click()
  await expect(page.locator('[data-toast]')).toBeVisible()
  await expect(chosen).toHaveAttribute('data-finding', first)
  await expect(reason).toHaveValue('请公司更正')
  await expect(page.locator('[data-handled="0"]')).toBeVisible()
  await page.unroute('**/task/problems/decisions')

  // Nobody tells this page of the colleague's decision.
  await page.route('**/task/problems/events*', (route) => route.abort())
  await page.reload()
  await expect(accept).toBeVisible()
  const data = { task_id: taskId, problem_id: first, decision: 'dismissed', reason: '' }
  const decided = await request.post('/v1/api/task/problems/decision', {
    data,
    headers: { Authorization: person.token },
  })
  expect(decided.ok()).toBe(true)
  await accept.click()
  await expect(chosen).toHaveAttribute('data-finding', first)
  await expect(page.locator('[data-decision-bar]')).toContainText(review.decisions.dismissed)
})
