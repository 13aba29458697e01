import { boxOf } from '../support/box.ts'
import { expect, test } from '../support/test.ts'

const HEADINGS = { '/about': '关于我们', '/en/about': 'About us', '/ko/about': '회사 소개', '/ja/about': '会社概要' }

test('each language has an address of its own, readable without scripts', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  for (const [address, heading] of Object.entries(HEADINGS)) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  }
  await context.close()
})

test('a page rendered in advance is taken over as it stands, not made anew', async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.getElementById('root')!.firstElementChild!.setAttribute('data-rendered-in-advance', '')
    })
  })
  await page.goto('/ja/introduce')
  // The header answers: scripts have taken over.
  await page.getByRole('combobox', { name: '言語' }).selectOption('ko')
  await expect(page).toHaveURL('/ko/introduce')
  await expect(page.locator('[data-rendered-in-advance]')).toHaveCount(1)
})

test('the choice in the header shows in the address, is kept, and speaks on pages whose address names no language', async ({
  page,
}) => {
  await page.goto('/services')
  await page.getByRole('combobox', { name: '语言' }).selectOption('en')
  await expect(page).toHaveURL('/en/services')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Services and pricing')
  expect(await page.evaluate(() => [document.documentElement.lang, localStorage.getItem('ocr_lang')])).toEqual([
    'en',
    'en',
  ])
  await page.goto('/about')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About us')
  await page.getByRole('navigation').first().getByRole('link', { name: 'Contact' }).click()
  await expect(page).toHaveURL('/contact')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact')
})

test('a form keeps what was typed until it is sent', async ({ page }) => {
  await page.goto('/en/contact#booking')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name', { exact: false }).first().fill('Kim')
  await dialog.getByLabel('Email').fill('kim')
  await dialog.getByLabel('Phone').fill('010-1234-5678')
  await expect(dialog.getByRole('alert')).toBeVisible()
  await page.reload()
  await expect(dialog.getByLabel('Phone')).toHaveValue('010-1234-5678')
  await expect(dialog.getByLabel('Email')).toHaveValue('kim')
})

test('a first visitor is offered the language of the browser once; the page stays Chinese until it is taken', async ({
  browser,
}) => {
  const visit = async (locale: string) => (await browser.newContext({ locale })).newPage()
  const page = await visit('ko-KR')
  await page.goto('/about')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('关于我们')
  const offer = page.locator('[data-language-offer=ko]')
  // On a phone it is a bar at the lower edge, below which the last line of the page can still be read.
  await page.setViewportSize({ width: 390, height: 844 })
  const bar = offer.locator('div').last()
  await expect.poll(async () => (await bar.boundingBox())?.width).toBe(390)
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  expect((await boxOf(page.locator('footer p').last())).bottom).toBeLessThanOrEqual((await boxOf(bar)).y)
  await page.setViewportSize({ width: 1280, height: 800 })
  expect((await boxOf(bar)).x).toBeGreaterThan(900)
  // In the tool the right belongs to the decisions of a review.
  await page.goto('/login')
  await expect.poll(async () => (await bar.boundingBox())?.x).toBeLessThan(100)
  await page.goto('/about')
  await offer.getByRole('button', { name: '한국어로 보기' }).click()
  await expect(page).toHaveURL('/ko/about')
  await expect(offer).toHaveCount(0)
  await page.goto('/services')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko')
  await expect(offer).toHaveCount(0)
  await page.context().close()

  const other = await visit('fr-FR')
  await other.goto('/')
  const english = other.locator('[data-language-offer=en]')
  await english.getByRole('button', { name: 'Do not ask again' }).click()
  await other.reload()
  await expect(other.getByRole('combobox', { name: '语言' })).toBeVisible()
  await expect(english).toHaveCount(0)
  await other.context().close()
})
