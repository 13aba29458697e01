import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Browser, chromium } from '@playwright/test'
import { findBrowser } from '../../e2e/support/find-browser.ts'
import { LANGUAGES, type Language } from '@tickmark/document'

export const PAGES = [
  '/',
  '/introduce',
  '/services',
  '/about',
  '/contact',
  '/accuracy',
  '/security',
  '/changelog',
  '/help',
  '/privacy',
  '/terms',
]
export const ADDRESSES: readonly { language: Language; address: string }[] = LANGUAGES.flatMap((language) =>
  PAGES.map((page) => {
    const prefix = language === 'zh-CN' ? '' : `/${language}`
    return { language, address: prefix + (page === '/' && prefix ? '' : page) }
  }),
)

export interface Site {
  origin: string
  browser: Browser
  close(): Promise<void>
}

/** The site at `origin`, or one of our own with an empty database; and a browser to look at it. */
export async function openSite(origin: string | undefined): Promise<Site> {
  const browser = await chromium.launch({
    executablePath: findBrowser() || undefined,
    args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none'],
  })
  const site = origin ? { origin, stop: async () => {} } : await startService()
  return {
    origin: site.origin,
    browser,
    async close() {
      await browser.close()
      await site.stop()
    },
  }
}

const PORT = process.env.PORT ?? '3218'

async function startService(): Promise<{ origin: string; stop(): Promise<void> }> {
  const data = mkdtempSync(path.join(tmpdir(), 'bench-web-'))
  const command = fileURLToPath(new URL('../../packages/tickmark/bin/tickmark.js', import.meta.url))
  const origin = `http://127.0.0.1:${PORT}`
  const env = {
    ...process.env,
    PORT,
    TICKMARK_DATA_DIR: data,
    TICKMARK_ADMIN_PASSWORD: 'a-long-enough-phrase-42',
    TICKMARK_PUBLIC_URL: origin,
  }
  const service: ChildProcess = spawn(process.execPath, [command, 'serve'], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  for (let attempt = 0; !(await answers(`${origin}/readyz`)); attempt++) {
    if (attempt > 240 || service.exitCode !== null) throw new Error('the service did not start')
    await sleep(500)
  }
  return {
    origin,
    async stop() {
      const ended = once(service, 'exit')
      service.kill('SIGTERM')
      await ended
      rmSync(data, { recursive: true, force: true })
    },
  }
}

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  )
