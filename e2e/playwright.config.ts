import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { defineConfig } from '@playwright/test'
import { findBrowser } from './support/find-browser.ts'
import { SERVER } from './support/server.ts'

// Set once, by the first process; the workers inherit it. It goes when that process does, which is after the server has stopped.
if (!process.env.TICKMARK_E2E_DATA) {
  const data = mkdtempSync(path.join(tmpdir(), 'tickmark-e2e-'))
  process.env.TICKMARK_E2E_DATA = data
  process.on('exit', () => rmSync(data, { recursive: true, force: true }))
}
process.env.TICKMARK_E2E_BROWSER ??= findBrowser()
const executablePath = process.env.TICKMARK_E2E_BROWSER
if (!executablePath)
  process.stderr.write('\nNo browser was found: every browser test is SKIPPED. Install chromium or set CHROMIUM.\n\n')

export default defineConfig({
  testDir: './tests',
  // Each worker has people of its own, so that nobody finds another's tasks in a list.
  workers: 2,
  fullyParallel: true,
  // On a machine that is busy with other work a browser may miss its turn; what fails twice is a fault. The report names both.
  retries: 1,
  // What waits for two reviews takes minutes on such a machine; only what hangs is a failure.
  timeout: 360_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  use: {
    baseURL: SERVER.origin,
    locale: 'zh-CN',
    viewport: { width: 1280, height: 800 },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: executablePath || undefined,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--font-render-hinting=none',
      ],
    },
  },
  webServer: executablePath
    ? {
        command: `"${process.execPath}" ../packages/tickmark/bin/tickmark.js serve`,
        url: `${SERVER.origin}/readyz`,
        timeout: 180_000,
        gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
        env: {
          ...(process.env as Record<string, string>),
          PORT: String(SERVER.port),
          TICKMARK_DATA_DIR: process.env.TICKMARK_E2E_DATA,
          TICKMARK_SECRET: SERVER.secret,
          TICKMARK_ADMIN_USERNAME: SERVER.admin.username,
          TICKMARK_ADMIN_PASSWORD: SERVER.admin.password,
        },
      }
    : undefined,
})
