import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { logInByApi, openAs } from '../support/api.ts'
import { SERVER } from '../support/server.ts'
import { expect, test } from '../support/test.ts'

/** A port that nobody listens on. */
async function findPort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}

const children: ChildProcess[] = []
test.afterEach(async () => {
  for (const child of children.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
  }
})

/** A service of this test's own, since it is going to be killed. */
async function startServer(data: string, port: number): Promise<ChildProcess> {
  const command = new URL('../../packages/tickmark/bin/tickmark.js', import.meta.url).pathname
  const env = {
    ...process.env,
    PORT: String(port),
    TICKMARK_DATA_DIR: data,
    TICKMARK_SECRET: SERVER.secret,
    TICKMARK_ADMIN_USERNAME: SERVER.admin.username,
    TICKMARK_ADMIN_PASSWORD: SERVER.admin.password,
  }
  const child = spawn(process.execPath, [command, 'serve'], { env, stdio: 'ignore' })
  children.push(child)
  await expect
    .poll(
      () =>
        fetch(`http://127.0.0.1:${port}/readyz`).then(
          ({ ok }) => ok,
          () => false,
        ),
      { timeout: 120_000 },
    )
    .toBe(true)
  return child
}

test('a task outlives its server: the open page goes on when the server is back', async ({ page, request }) => {
  test.setTimeout(300_000)
  await page.goto('/help')
  const picture = await page.screenshot()
  const data = mkdtempSync(path.join(tmpdir(), 'tickmark-restart-'))
  const port = await findPort()
  const origin = `http://127.0.0.1:${port}`
  const server = await startServer(data, port)
  await openAs(page, await logInByApi(request, SERVER.admin, origin))
  await page.goto(`${origin}/ocr?new=1`)
  const files = Array.from({ length: 3 }, (_, index) => ({
    name: `page-${index}.png`,
    mimeType: 'image/png',
    buffer: picture,
  }))
  await page.locator('input[type=file]').setInputFiles(files)
  await page.getByRole('button', { name: '开始审阅' }).click()
  await expect(page).toHaveURL(/task_id=/)
  await expect(page.locator('main [data-status=running]')).toBeVisible({ timeout: 120_000 })
  server.kill('SIGKILL')
  await expect(page.getByText('实时连接中断，改为定时刷新')).toBeVisible({ timeout: 120_000 })
  await startServer(data, port)
  // A task that was waited for opens its review by itself, with a list of its files.
  await expect(page).toHaveURL(/taskDownload/, { timeout: 120_000 })
  for (const { name } of files) await expect(page.locator('main')).toContainText(name)
})
