import type { Page } from '@playwright/test'
import { openAs } from '../support/api.ts'
import { expect, test } from '../support/test.ts'

test('a page that one comes to begins at its heading; the language and the first page do not take the focus', async ({
  page,
}) => {
  await page.goto('/en')
  await expect(page.locator('body')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.locator('#main')).toBeFocused()
  await page.getByRole('navigation').first().getByRole('link', { name: 'Services' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.locator('main :focus')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/en(#main)?$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  const languages = page.getByRole('combobox').first()
  await languages.focus()
  await languages.selectOption('ja')
  await expect(page).toHaveURL(/\/ja(#main)?$/)
  await expect(languages).toBeFocused()
})

test('a menu that was opened while a page was on its way stays open when the page comes', async ({ page, person }) => {
  await openAs(page, person)
  let letCome = (): void => undefined
  const opened = new Promise<void>((resolve) => (letCome = resolve))
  await page.route(/\/assets\/help-/, async (route) => {
    await opened
    await route.continue()
  })
  await page.goto('/demo')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: '帮助' }).first().click()
  await page.getByRole('button', { name: '账户' }).click()
  await expect(page.getByRole('menu')).toBeVisible()
  letCome()
  await expect(page.getByRole('heading', { level: 1, name: '帮助' })).toBeVisible()
  await page.getByRole('menuitem', { name: '任务列表' }).click()
  await expect(page).toHaveURL('/taskList')
})

test('the whole reviewer is reached with the Tab key, each stop to be seen, and none holds it', async ({
  page,
  admin,
  reviewedReport,
}) => {
  await openAs(page, admin, 'en')
  await page.goto(`/taskDownload?task_id=${reviewedReport}`)
  await expect(page.locator('[data-finding]').first()).toBeVisible()
  await expect(page.locator('canvas').first()).toBeVisible()
  const stops: string[] = []
  for (let step = 0; step < 150 && !stops.at(-1)?.includes('Terms'); step++) {
    await page.keyboard.press('Tab')
    const stop = await describeFocus(page)
    expect(stop.seen, `the focus on ${stop.name}`).toBe(true)
    stops.push(stop.name)
  }
  for (const name of [
    'Zoom in',
    'Print the review',
    'Resize the panel',
    'Problems',
    'Search problems',
    'Next problem',
    'Terms',
  ])
    expect(stops.join('\n')).toContain(name)

  await page.keyboard.press('?')
  await expect(page.getByRole('dialog').locator(':focus')).toHaveCount(1)
  // The review opened at its gravest problem; behind a dialog no key leads on to the next.
  const current = await page.locator('[data-finding][data-current]').getAttribute('data-finding')
  await page.keyboard.press('j')
  await expect(page.locator('[data-finding][data-current]')).toHaveAttribute('data-finding', current ?? '')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect.poll(async () => (await describeFocus(page)).name).toContain('Terms')
})

const describeFocus = (page: Page): Promise<{ name: string; seen: boolean }> =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement
    const label = element.getAttribute('aria-label') ?? element.textContent ?? ''
    const shown = [element, element.closest('label')].some(
      (part) => part && getComputedStyle(part).outlineStyle !== 'none' && getComputedStyle(part).outlineWidth !== '0px',
    )
    return { name: `${element.tagName} ${label.slice(0, 40)}`, seen: shown }
  })

test('in the dark the paper stays white; at 200 % nothing is cut off; nothing moves where less motion is wished', async ({
  page,
  admin,
  reviewedReport,
}) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  // A window of 1280 × 800 at 200 %.
  await page.setViewportSize({ width: 640, height: 400 })
  await openAs(page, admin)
  await page.goto(`/taskDownload?task_id=${reviewedReport}`)
  const paper = page.locator('[data-page]').first()
  await expect(paper.locator('canvas')).toBeVisible()
  await expect(paper).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  const corner = await paper.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
    for (let at: Element | null = canvas; at; at = at.parentElement)
      if (getComputedStyle(at).filter !== 'none') return 'filtered'
    return [...canvas.getContext('2d')!.getImageData(2, 2, 1, 1).data].join(' ')
  })
  expect(corner).toBe('255 255 255 255')
  await page.keyboard.press('j')
  await expect(page.locator('[data-mark][aria-current=true]')).toBeInViewport()
  await expect(page.locator('[data-finding][data-current] button').first()).toBeInViewport()
  const moving = await page.evaluate(
    () => document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 10).length,
  )
  expect(moving).toBe(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
})
