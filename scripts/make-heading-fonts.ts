/**
 * Cuts the fonts of `packages/web/src/styles/fonts` to what headings need: the Latin serif to its two weights, and of each CJK serif the
 * characters that headings really use, first those of the home page. Needs npm's registry for the whole fonts (150 MB, kept nowhere).
 * Usage: node scripts/make-heading-fonts.ts   (again after a heading has changed; a test of the web room tells when)
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import { cjkCharacters, collectHeadings } from '../packages/web/src/locales/headings.ts'

const VERSION = '0.4.3'
const FONTS = { 'zh-CN': 'sc', ko: 'kr', ja: 'jp' } as const
type HeadingLanguage = keyof typeof FONTS

const locales = fileURLToPath(new URL('../packages/web/src/locales/', import.meta.url))
const out = fileURLToPath(new URL('../packages/web/src/styles/fonts/', import.meta.url))
const scratch = mkdtempSync(path.join(tmpdir(), 'heading-fonts-'))

/** On every page of the site, or on the first one that a visitor opens. */
const FIRST = ['home', 'shell']

async function collectTexts(language: HeadingLanguage): Promise<Record<'first' | 'rest', string[]>> {
  const texts = { first: [] as string[], rest: [] as string[] }
  for (const { name } of readdirSync(locales, { withFileTypes: true }).filter((entry) => entry.isDirectory())) {
    const module = (await import(`${locales}${name}/${language}.ts`)) as { texts: unknown }
    texts[FIRST.includes(name) ? 'first' : 'rest'].push(...collectHeadings(module.texts))
  }
  return texts
}

function readWholeFont(code: string): Buffer {
  const name = `noto-serif-${code}`
  execFileSync('npm', ['pack', '--silent', `@expo-google-fonts/${name}@${VERSION}`], { cwd: scratch })
  const member = `package/600SemiBold/NotoSerif${code.toUpperCase()}_600SemiBold.ttf`
  execFileSync('tar', ['xzf', `expo-google-fonts-${name}-${VERSION}.tgz`, member], { cwd: scratch })
  return readFileSync(path.join(scratch, member))
}

const rules: string[] = []
const contents: Partial<Record<HeadingLanguage, string>> = {}
for (const [language, code] of Object.entries(FONTS) as [HeadingLanguage, string][]) {
  const { first, rest } = await collectTexts(language)
  const font = readWholeFont(code)
  const early = cjkCharacters(first)
  const late = cjkCharacters(rest).filter((character) => !early.includes(character))
  for (const [part, characters] of Object.entries({ first: early, rest: late })) {
    const file = `headings-${code}-${part}.woff2`
    const subset = await subsetFont(font, characters.join(''), { targetFormat: 'woff2' })
    writeFileSync(out + file, subset)
    process.stdout.write(`${file}: ${characters.length} characters, ${Math.round(subset.length / 1024)} kB\n`)
    rules.push(`@font-face {
  font-family: 'Headings ${code.toUpperCase()} ${part}';
  font-style: normal;
  font-display: swap;
  font-weight: 600;
  src: url('./fonts/${file}') format('woff2');
}`)
  }
  contents[language] = [...early, ...late].join('')
}
// No ranges: a browser asks for the second part when a character is missing from the first, and they would be longer than the rules.
writeFileSync(
  path.join(out, '../heading-fonts.css'),
  `/* Written by scripts/make-heading-fonts.ts. Noto Serif CJK, SIL Open Font License 1.1. */\n${rules.join('\n')}\n`,
)
writeFileSync(`${out}heading-characters.json`, `${JSON.stringify(contents, null, 2)}\n`)

const latin = createRequire(new URL('../packages/web/package.json', import.meta.url)).resolve(
  '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2',
)
const printable = Array.from({ length: 0x180 - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)).join('')
const serif = await subsetFont(readFileSync(latin), `${printable}–—‘’“”…•€™−·≠✓`, {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 400, max: 600 } },
})
writeFileSync(`${out}source-serif-4-400-600.woff2`, serif)
process.stdout.write(`source-serif-4-400-600.woff2: ${Math.round(serif.length / 1024)} kB\n`)
rmSync(scratch, { recursive: true })
