import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Hono } from 'hono'
import type { HttpBindings } from '@hono/node-server'
import type { HttpContext } from '../http/handler.ts'
import { contentPolicy } from '../http/security-headers.ts'

interface WebFile {
  content: Buffer
  mediaType: string
  etag: string
  compressed: Map<'br' | 'gzip', Promise<Buffer>>
  /** Pages only. */
  policy?: string
}

/** The built website, held in memory: a few MB, and served without touching the disk. */
export type WebFiles = Map<string, WebFile>

const MEDIA_TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.webmanifest': 'application/manifest+json',
  '.pdf': 'application/pdf',
}
const COMPRESSIBLE = /^(text\/|application\/(json|wasm|xml|manifest)|image\/svg)|icon/

/** The build writes this where the service's own address belongs. */
const ORIGIN = 'https://origin.invalid'
const SITEMAP_LINE = /^Sitemap: .*\n?/m

/** Addresses of the browser's router; anything else is answered with status 404 (and the same application, which then says so). */
const APP_ROUTES =
  /^\/(((en|ko|ja)\/)?(about|introduce|services|contact|accuracy|security|changelog|help|privacy|terms|auditors|investors|brokers|funds)|en|ko|ja|demo|login|register|reset|shared|account|workspaces|ocr|taskList|taskDownload|admin(\/.*)?)?\/?$/
/** Chinese is the default and stands at the bare address. */
const DEFAULT_LANGUAGE_PREFIX = /^\/zh-CN(?=\/|$)/

/** `publicUrl`: the address that people reach the service by, as its operator has set it. */
export async function loadWebFiles(folder: string, publicUrl?: string): Promise<WebFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files: WebFiles = new Map()
  for (const entry of entries) {
    if (!entry.isFile() || entry.name.endsWith('.map')) continue
    const path = join(entry.parentPath, entry.name)
    files.set('/' + relative(folder, path).split(sep).join('/'), await loadFile(path, publicUrl))
  }
  // A list of addresses is of no use where the address is not known.
  if (publicUrl === undefined) files.delete('/sitemap.xml')
  return files
}

async function loadFile(path: string, publicUrl: string | undefined): Promise<WebFile> {
  const content = nameOrigin(await readFile(path), extname(path), publicUrl)
  const mediaType = MEDIA_TYPES[extname(path).toLowerCase()] ?? 'application/octet-stream'
  const policy = extname(path) === '.html' ? contentPolicy(inlineScriptHashes(content.toString('utf8'))) : undefined
  return toWebFile(content, mediaType, policy)
}

/**
 * The file with the service's address in it. Where none is set, its links are relative: the address that a request claims to be sent to is
 * anybody's word, and would be kept by caches and search engines.
 */
function nameOrigin(content: Buffer, extension: string, publicUrl: string | undefined): Buffer {
  if (!/^\.(html|xml|txt)$/.test(extension) || !content.includes(ORIGIN)) return content
  const text = content.toString('utf8')
  const known = publicUrl === undefined ? text.replace(SITEMAP_LINE, '') : text
  return Buffer.from(known.replaceAll(ORIGIN, publicUrl ?? ''))
}

function toWebFile(content: Buffer, mediaType: string, policy: string | undefined): WebFile {
  const etag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 20)}"`
  return { content, mediaType, etag, compressed: new Map(), policy }
}

/** Inline scripts that the build itself wrote are allowed by their hashes, any other is not. Data blocks are no scripts. */
function inlineScriptHashes(html: string): string[] {
  const scripts = html.matchAll(/<script(?![^>]*\s(?:src|type)=)[^>]*>([\s\S]*?)<\/script>/g)
  return [...scripts].map(([, source = '']) => createHash('sha256').update(source).digest('base64'))
}

export function serveWeb(hono: Hono<{ Bindings: HttpBindings }>, files: WebFiles): void {
  hono.get('*', async (http, next) => {
    const { pathname: path, search } = new URL(http.req.url)
    if (path.startsWith('/v1/')) return next()
    if (DEFAULT_LANGUAGE_PREFIX.test(path))
      return http.redirect((path.replace(DEFAULT_LANGUAGE_PREFIX, '').replace(/^\/+/, '/') || '/') + search, 308)
    const file = files.get(path) ?? findPage(files, path)
    if (file)
      return answerFile(http, file, path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache')
    if (extname(path)) return next()
    const shell = files.get('/app.html') ?? files.get('/index.html')
    if (!shell) return next()
    return answerFile(http, shell, 'no-cache', APP_ROUTES.test(path) ? 200 : 404)
  })
}

/** A page that was rendered in advance: `/about` → `/about.html` or `/about/index.html`. */
function findPage(files: WebFiles, path: string): WebFile | undefined {
  const bare = path.replace(/\/$/, '')
  return files.get(`${bare}/index.html`) ?? (bare ? files.get(`${bare}.html`) : undefined)
}

async function answerFile(
  http: HttpContext,
  file: WebFile,
  caching: string,
  status: 200 | 404 = 200,
): Promise<Response> {
  const headers: Record<string, string> = {
    'Content-Type': file.mediaType,
    'Cache-Control': caching,
    ETag: file.etag,
    Vary: 'Accept-Encoding',
  }
  if (file.policy) headers['Content-Security-Policy'] = file.policy
  if (status === 200 && http.req.header('If-None-Match') === file.etag) return http.body(null, 304, headers)
  const encoding = chooseEncoding(file, http.req.header('Accept-Encoding') ?? '')
  if (encoding) headers['Content-Encoding'] = encoding
  const body = encoding ? await compressed(file, encoding) : file.content
  headers['Content-Length'] = String(body.length)
  return new Response(http.req.method === 'HEAD' ? null : new Uint8Array(body), { status, headers })
}

function chooseEncoding({ mediaType, content }: WebFile, accepted: string): 'br' | 'gzip' | undefined {
  if (!COMPRESSIBLE.test(mediaType) || content.length < 1024) return undefined
  return /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : undefined
}

/** Compressed when first asked for, then kept. */
function compressed(file: WebFile, encoding: 'br' | 'gzip'): Promise<Buffer> {
  const known = file.compressed.get(encoding)
  if (known) return known
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: file.content.length > 500_000 ? 6 : 9 } }
  const made =
    encoding === 'br' ? promisify(brotliCompress)(file.content, quality) : promisify(gzip)(file.content, { level: 8 })
  file.compressed.set(encoding, made)
  return made
}
