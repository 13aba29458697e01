/**
 * The reviewer under load: a report of thousands of pages with thousands of problems, in a real browser.
 *
 *   node bench/reviewer-web/reviewer-web.ts [--pages 5000]                     starts a service, makes the report, has it reviewed, measures
 *   node bench/reviewer-web/reviewer-web.ts --origin URL --task ID --token T   measures a finished task of a running service
 *
 * Prints the time to the first page, and for each thing that a person does the frames that took long and the longest task.
 */
import { parseArgs } from 'node:util'
import { chromium, type Page } from '@playwright/test'
import { findBrowser } from '../../e2e/support/find-browser.ts'
import { prepareTask } from './prepare-task.ts'

const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '5000' },
    origin: { type: 'string' },
    task: { type: 'string' },
    token: { type: 'string' },
  },
})

interface Smoothness {
  frames: number
  /** Frames that took longer than three of a 60 Hz display. */
  slow: number
  p95: number
  longest: number
}

/** Watches the frames of the page while something is done. */
async function watch(page: Page, act: () => Promise<void>): Promise<Smoothness> {
  await page.evaluate(() => {
    const times: number[] = []
    const state = { times, on: true }
    Object.assign(window, { watched: state })
    let last = performance.now()
    const tick = (now: number): void => {
      times.push(now - last)
      last = now
      if (state.on) requestAnimationFrame(tick)
    }
    requestAnimationFrame(tick)
  })
  await act()
  const times = await page.evaluate(() => {
    const { watched } = window as unknown as { watched: { times: number[]; on: boolean } }
    watched.on = false
    return watched.times.slice(1)
  })
  const sorted = times.toSorted((a, b) => a - b)
  return {
    frames: times.length,
    slow: times.filter((time) => time > 50).length,
    p95: Math.round(sorted[Math.floor(sorted.length * 0.95)] ?? 0),
    longest: Math.round(sorted.at(-1) ?? 0),
  }
}

const report = (what: string, { frames, slow, p95, longest }: Smoothness): void =>
  console.log(
    `${what.padEnd(34)} ${String(frames).padStart(5)} frames  95 % within ${String(p95).padStart(4)} ms  longest ${String(longest).padStart(5)} ms  slow ${slow}`,
  )

async function measure(page: Page, address: string): Promise<void> {
  const started = performance.now()
  await page.goto(address, { waitUntil: 'commit' })
  await page.locator('[data-page] canvas').first().waitFor()
  const first = performance.now() - started
  await page.locator('[data-finding]').first().waitFor()
  const listed = performance.now() - started
  const problems = await page.locator('[data-finding]').count()
  const pages = await page.locator('[data-page]').first().getAttribute('data-page')
  console.log(
    `first page after ${Math.round(first)} ms, list of ${problems} problems after ${Math.round(listed)} ms (page ${pages})`,
  )

  const document = page.getByRole('region').first()
  report('scrolling the document', await watch(page, () => wheel(page, document, 120, 60)))
  report('leaping through the document', await watch(page, () => wheel(page, document, 4000, 40)))
  const list = page.locator('[data-finding]').first()
  report('scrolling the list', await watch(page, () => wheel(page, list, 300, 60)))
  report(
    'J, a hundred problems on',
    await watch(page, async () => {
      for (let index = 0; index < 100; index++) {
        await page.keyboard.press('j')
        await page.waitForTimeout(40)
      }
    }),
  )
  report(
    'searching the problems',
    await watch(page, async () => {
      await page.keyboard.press('/')
      await page.keyboard.type('12', { delay: 80 })
      await page.waitForTimeout(600)
    }),
  )
}

async function wheel(page: Page, over: ReturnType<Page['locator']>, by: number, times: number): Promise<void> {
  const box = await over.boundingBox()
  if (!box) throw new Error('what is to be scrolled is not on the screen')
  await page.mouse.move(box.x + Math.min(200, box.width / 2), box.y + Math.min(60, box.height / 2))
  for (let index = 0; index < times; index++) {
    await page.mouse.wheel(0, by)
    await page.waitForTimeout(30)
  }
}

const prepared =
  values.origin && values.task && values.token
    ? { origin: values.origin, taskId: values.task, token: values.token, close: async () => {} }
    : await prepareTask(Number(values.pages))
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none'],
})
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  await page.addInitScript((token) => {
    localStorage.setItem('ocr_lang', 'en')
    localStorage.setItem('ocr_token', token)
    localStorage.setItem('ocr_refTokenTime', String(Date.now()))
  }, prepared.token)
  await measure(page, `${prepared.origin}/taskDownload?task_id=${prepared.taskId}`)
} finally {
  await browser.close()
  await prepared.close()
}
