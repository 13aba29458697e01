import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Gate, median } from './gates.ts'
import type { Site } from './site.ts'

const VERSION = '13.5.0'
const RUNS = 3
const LEAST = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 }
type Category = keyof typeof LEAST

interface Report {
  categories: Record<Category, { score: number }>
}

/** Lighthouse for phones with real throttling; fetched from npm for the run, since nothing else needs it. The median of three. */
export async function runLighthouse({ origin }: Site): Promise<Gate[]> {
  const gates: Gate[] = []
  for (const address of ['/', '/en']) {
    const reports = Array.from({ length: RUNS }, () => audit(origin + address))
    for (const [category, least] of Object.entries(LEAST) as [Category, number][]) {
      const value = median(reports.map(({ categories }) => Math.round(categories[category].score * 100)))
      gates.push({ name: `${address} Lighthouse ${category}`, value, least })
    }
  }
  return gates
}

function audit(url: string): Report {
  const folder = mkdtempSync(path.join(tmpdir(), 'lighthouse-'))
  const output = path.join(folder, 'report.json')
  const chrome =
    process.env.CHROMIUM ?? ['/usr/bin/chromium', '/usr/bin/google-chrome'].find((file) => existsSync(file))
  try {
    execFileSync(
      'npx',
      [
        '--yes',
        `lighthouse@${VERSION}`,
        url,
        '--quiet',
        '--output=json',
        `--output-path=${output}`,
        '--throttling-method=devtools',
        `--chrome-flags=--headless=new --no-sandbox --disable-gpu --user-data-dir=${folder}/profile`,
      ],
      { env: { ...process.env, ...(chrome ? { CHROME_PATH: chrome } : {}) }, stdio: ['ignore', 'ignore', 'inherit'] },
    )
    return JSON.parse(readFileSync(output, 'utf8')) as Report
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
