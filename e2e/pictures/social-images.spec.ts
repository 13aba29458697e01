import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { expect, test } from '../support/test.ts'

const FOLDER = fileURLToPath(new URL('../../packages/web/public/social/', import.meta.url))

// What a link to the site looks like elsewhere: the top of the home page, without what only a visitor needs.
const STYLE = `
  header nav, header select, header button, header a[href='/login'] { display: none !important }
  header .wrap { height: 88px !important }
  header a { font-size: 34px !important }
  header svg { width: 44px !important; height: 44px !important }
  .wrap { padding-inline: 56px !important }
  #main > div:first-of-type { padding-top: 36px !important; align-items: start }
  #main a, #main p.text-meta { display: none !important }
  #main figure p.text-meta { display: flex !important }
  h1 { font-size: 60px !important }
  ::-webkit-scrollbar { display: none }
`

test.use({ viewport: { width: 1200, height: 630 } })

for (const language of ['zh-CN', 'en', 'ko', 'ja']) {
  test(`social image in ${language}`, async ({ page }) => {
    mkdirSync(FOLDER, { recursive: true })
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await page.goto(language === 'zh-CN' ? '/' : `/${language}`)
    await page.addStyleTag({ content: STYLE })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.evaluate(() => document.fonts.ready)
    const screen = await page.screenshot({ animations: 'disabled' })
    await sharp(screen).png({ palette: true, quality: 90 }).toFile(`${FOLDER}${language}.png`)
  })
}
