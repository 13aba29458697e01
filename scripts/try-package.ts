/**
 * Packs what people install, installs it alone into an empty folder and uses it as they would: types, library, command.
 * Usage: npm run package (part of `npm test`). It takes two minutes, and asks the package registry, or npm's cache.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import assert from 'node:assert/strict'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from './packing/rooms.ts'

/** What the library may weigh (the promise of docs/guide/library.md). */
const MOST_MEGABYTES = 250
const SAMPLE = 'balance-sheet-en-wrong.xlsx'

const PROGRAM = `
import { close, describe, read, ReadError, review, write } from 'tickmark'
const document = await read('${SAMPLE}')
const result = await review(document)
const texts = await Promise.all(result.findings.map((finding) => describe(finding, 'en')))
const scan = await read('statement-zh.png')
const pdf = await write(result, 'pdf', document).catch((error: unknown) => error)
const docx = await write(result, 'docx', document, { language: 'ja' })
const refused = await read('broken.pdf').catch((error: unknown) => error instanceof ReadError && error.key)
console.log(JSON.stringify({
  serious: result.findings.some(({ severity }) => severity === 'serious'),
  told: texts.every(({ message }) => message.length > 10),
  recognised: scan.blocks.some((block) => block.type === 'table'),
  docx: String.fromCharCode(...docx.subarray(0, 2)),
  pdf: pdf instanceof Uint8Array || pdf instanceof ReadError,
  refused,
}))
await close()
`

const folder = mkdtempSync(join(tmpdir(), 'tickmark-package-'))
const inFolder = { cwd: folder, encoding: 'utf8' as const }
try {
  const pack = execFileSync(process.execPath, [join(ROOT, 'scripts/pack.ts'), '--out', folder], inFolder)
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }')
  execFileSync('npm', ['install', '--silent', '--no-audit', '--no-fund', '--prefer-offline', pack.trim()], inFolder)
  const weight = megabytesOf(join(folder, 'node_modules'))
  assert.ok(weight <= MOST_MEGABYTES, `${weight} MB are installed`)
  tryLibrary()
  tryCommand()
  process.stdout.write(`packed, installed alone (${weight} MB) and used\n`)
} finally {
  rmSync(folder, { recursive: true, force: true })
}

/** The program is checked against the types that are installed, then runs as JavaScript. */
function tryLibrary(): void {
  cpSync(join(ROOT, 'corpus/sheets', SAMPLE), join(folder, SAMPLE))
  cpSync(join(ROOT, 'corpus/ocr/statement-zh.png'), join(folder, 'statement-zh.png'))
  cpSync(join(ROOT, 'corpus/server/broken.pdf'), join(folder, 'broken.pdf'))
  writeFileSync(join(folder, 'program.ts'), PROGRAM)
  const options = ['--module', 'nodenext', '--target', 'es2024', '--strict', '--skipLibCheck', '--types', 'node']
  const types = ['--typeRoots', join(ROOT, 'node_modules/@types')]
  const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc')
  execFileSync(process.execPath, [tsc, ...options, ...types, 'program.ts'], { cwd: folder, stdio: ['ignore', 2, 2] })
  assert.deepEqual(JSON.parse(execFileSync(process.execPath, ['program.js'], inFolder)), {
    serious: true,
    told: true,
    recognised: true,
    docx: 'PK',
    pdf: true,
    refused: 'CORRUPT',
  })
}

function tryCommand(): void {
  const command = (...args: string[]) => {
    const bin = join(folder, 'node_modules/tickmark/dist/command/start.js')
    const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...args], { cwd: folder, encoding: 'utf8' })
    return { status, stdout, stderr }
  }
  const reviewed = command('review', SAMPLE, '--format', 'json')
  assert.equal(reviewed.status, 1, reviewed.stderr)
  assert.equal(JSON.parse(reviewed.stdout).file, SAMPLE)
  for (const language of ['zh-CN', 'en', 'ko', 'ja']) {
    const { status, stderr } = command('serve', '--language', language)
    assert.deepEqual([status, stderr.includes('npm i @tickmark/server')], [2, true], stderr)
  }
  const models = command('models')
  assert.deepEqual([models.status, models.stdout.includes('✓ tickmark:rules')], [0, true], models.stderr)
  assert.ok(readdirSync(join(folder, 'node_modules/.bin')).includes('tickmark'))
}

/** On the disk, as `du` counts. */
function megabytesOf(path: string): number {
  const files = readdirSync(path, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const blocks = files.map(({ parentPath, name }) => statSync(join(parentPath, name)).blocks)
  return Math.round(blocks.reduce((sum, count) => sum + count, 0) / 2048)
}
