import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { securityHeaders } from '../src/http/security-headers.ts'
import { loadWebFiles, serveWeb } from '../src/website/web-files.ts'

let folder: string
const hono = new Hono()
const SCRIPT = 'export const answer = 42\n'.repeat(200)

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'website-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'assets', 'main-a1b2.js'), SCRIPT)
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>home</title><script>window.boot = 1</script>')
  await writeFile(join(folder, 'app.html'), '<!doctype html><title>app</title>')
  await writeFile(
    join(folder, 'about.html'),
    '<!doctype html><title>about</title><link rel="canonical" href="https://origin.invalid/about"><script type="application/ld+json">{}</script>',
  )
  await writeFile(join(folder, 'sitemap.xml'), '<loc>https://origin.invalid/about</loc>')
  await writeFile(join(folder, 'robots.txt'), 'User-agent: *\nSitemap: https://origin.invalid/sitemap.xml\n')
  hono.use(securityHeaders(undefined))
  serveWeb(hono as never, await loadWebFiles(folder))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const get = (path: string, headers: Record<string, string> = {}) => hono.request(path, { headers })

test('pages rendered in advance come first, the application answers its own routes, and the rest is not found', async () => {
  const titles = async (path: string) => {
    const answer = await get(path)
    return [answer.status, /<title>(.*)<\/title>/.exec(await answer.text())?.[1]]
  }
  expect(await titles('/')).toEqual([200, 'home'])
  expect(await titles('/about')).toEqual([200, 'about'])
  expect(await titles('/taskDownload?task_id=1')).toEqual([200, 'app'])
  expect(await titles('/en/services')).toEqual([200, 'app'])
  expect(await titles('/en/admin')).toEqual([404, 'app'])
  expect(await titles('/nowhere')).toEqual([404, 'app'])
  for (const path of ['/shared', '/account', '/reset', '/workspaces']) expect(await titles(path)).toEqual([200, 'app'])
  expect((await get('/assets/gone.js')).status).toBe(404)
  expect((await get('/../package.json')).status).toBe(404)
})

test('hashed files are compressed and kept for ever, pages are asked for again', async () => {
  const asset = await get('/assets/main-a1b2.js', { 'Accept-Encoding': 'gzip, br' })
  expect(asset.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
  expect(asset.headers.get('Content-Encoding')).toBe('br')
  expect(brotliDecompressSync(Buffer.from(await asset.arrayBuffer())).toString()).toBe(SCRIPT)
  const page = await get('/')
  expect(page.headers.get('Cache-Control')).toBe('no-cache')
  expect((await get('/', { 'If-None-Match': page.headers.get('ETag')! })).status).toBe(304)
})

test('only the inline scripts of the build may run', async () => {
  const policy = (await get('/')).headers.get('Content-Security-Policy')!
  expect(policy).toMatch(/script-src 'self' 'wasm-unsafe-eval' 'sha256-[\w+/=]+'/)
  expect(policy).not.toContain("script-src 'self' 'unsafe-inline'")
  expect((await get('/about')).headers.get('Content-Security-Policy')).not.toContain('sha256')
})

test('a page names the address that the operator has set, and never that of a request', async () => {
  const known = new Hono()
  serveWeb(known as never, await loadWebFiles(folder, 'https://review.example'))
  const evil = { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-Proto': 'https' }
  const ask = async (site: Hono, path: string) =>
    (await site.request(`http://evil.example${path}`, { headers: evil })).text()
  expect(await ask(known, '/about')).toContain('<link rel="canonical" href="https://review.example/about">')
  expect(await ask(known, '/robots.txt')).toContain('Sitemap: https://review.example/sitemap.xml')
  expect(await ask(known, '/sitemap.xml')).toBe('<loc>https://review.example/about</loc>')
  // Where none is set, links are relative, and there is no list of addresses.
  expect(await ask(hono, '/about')).toContain('<link rel="canonical" href="/about">')
  expect(await ask(hono, '/robots.txt')).toBe('User-agent: *\n')
  expect((await hono.request('http://evil.example/sitemap.xml')).status).toBe(404)
})

test('Chinese stands at the bare address', async () => {
  const answer = await get('/zh-CN/about?from=mail')
  expect([answer.status, answer.headers.get('Location')]).toEqual([308, '/about?from=mail'])
  expect((await get('/zh-CN//elsewhere.example')).headers.get('Location')).toBe('/elsewhere.example')
})
