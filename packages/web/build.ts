/**
 * Builds the website into `dist/`: the application, and each public page in each language as HTML that is readable before any script
 * has run. Usage: node build.ts
 */
import { statSync } from 'node:fs'
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { BRAND } from '@tickmark/document'
import { build, type Manifest } from 'vite'
import { ORIGIN } from './src/prerender/sitemap.ts'

type Renderer = typeof import('./src/prerender/render-page.tsx')
type Page = ReturnType<Renderer['listPages']>[number]

const root = import.meta.dirname
const dist = join(root, 'dist')
// It stands inside the package, so that the rendered code finds its dependencies.
const rendererFolder = join(root, '.prerender')
const config = { configFile: join(root, 'vite.config.ts'), logLevel: 'warn' } as const

await Promise.all([
  build({ ...config, build: { manifest: true } }),
  build({ ...config, build: { ssr: 'src/prerender/render-page.tsx', outDir: rendererFolder, emptyOutDir: true } }),
])
const shell = await readFile(join(dist, 'index.html'), 'utf8')
const manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest
const siteSheet = await readFile(join(dist, sheetOf('index.html')), 'utf8')

const renderer = (await import(pathToFileURL(join(rendererFolder, 'render-page.js')).href)) as Renderer
// One page after the other, because the renderer keeps the language as a global state.
for (const page of renderer.listPages()) await writePage(page)
const frame = await renderer.renderFrame()
await writeFile(
  join(dist, 'app.html'),
  shell
    .replace('</title>', '</title>\n    <meta name="robots" content="noindex" />')
    .replace(
      '</head>',
      () =>
        `  <link rel="stylesheet" href="/${sheetOf('src/api/queries.tsx')}">\n    <style>${frame.style}</style>\n  </head>`,
    )
    .replace('<div id="root"></div>', () => `<div id="root"></div>${frame.body}`),
)
await writeFile(join(dist, 'sitemap.xml'), renderer.renderSitemap())
await writeFile(join(dist, 'robots.txt'), `User-agent: *\nDisallow: /v1/\n\nSitemap: ${ORIGIN}/sitemap.xml\n`)
// The site quotes figures from this record and links to it.
await copyFile(join(root, '../../docs/benchmarks.md'), join(dist, 'benchmarks.txt'))
await Promise.all([rendererFolder, join(dist, '.vite')].map((folder) => rm(folder, { recursive: true })))

/** `/en/about` → `dist/en/about.html`; the home pages: `index.html`, `en.html`. */
async function writePage({ page, language, address }: Page): Promise<void> {
  const { head, body } = await renderer.renderPage(page, language)
  const preloads = listChunks(page, language).map((file) => `<link rel="modulepreload" href="/${file}" />`)
  const html = shell
    .replace('<html lang="zh-CN">', `<html lang="${language}">`)
    .replace(/<title>.*<\/title>/, () => head)
    .replace(/<link rel="stylesheet"[^>]*>/, () => `<style>${siteSheet}</style>`)
    .replaceAll(/ *<link rel="modulepreload"[^>]*>\n/g, '')
    .replace('</head>', () => `  ${preloads.join('\n    ')}\n  </head>`)
    .replace('<div id="root"></div>', () => `<div id="root" data-language="${language}">${body}</div>`)
  const file = join(dist, `${address === '/' ? '/index' : address}.html`)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, html)
}

/**
 * The scripts and texts that a page needs, to be preloaded: otherwise the browser finds them one after the other. The chunks that every
 * page has come first, the small ones before the large one, which would hold up the first picture when the browser loads six files at a
 * time.
 */
function listChunks(page: Page['page'], language: Page['language']): string[] {
  const files = new Set<string>()
  const walk = (key: string): void => {
    const chunk = manifest[key]
    if (!chunk || files.has(chunk.file)) return
    files.add(chunk.file)
    for (const next of chunk.imports ?? []) walk(next)
    for (const next of chunk.dynamicImports ?? []) if (next.endsWith(`/${language}.ts`)) walk(next)
  }
  walk('index.html')
  const common = [...files].toSorted((a, b) => sizeOf(a) - sizeOf(b))
  walk(`src/routes/${page}.tsx`)
  // The shell already starts the first script.
  return [...new Set([...common, ...files])].filter((file) => !shell.includes(`src="/${file}"`))
}

function sizeOf(file: string): number {
  return statSync(join(dist, file)).size
}

/** The one style sheet of a module that is loaded by itself. */
function sheetOf(key: string): string {
  const [sheet] = manifest[key]?.css ?? []
  if (!sheet) throw new Error(`${BRAND.name.en}: the build made no style sheet for ${key}`)
  return sheet
}
