import { existsSync } from 'node:fs'

const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** `$CHROMIUM`, a browser of the system, else the one that comes as a package; empty when there is none. */
export async function findBrowser(): Promise<string> {
  const found = [process.env.CHROMIUM, ...SYSTEM].find((path) => path && existsSync(path))
  if (found) return found
  try {
    const { default: packaged } = await import('@sparticuz/chromium')
    return await packaged.executablePath()
  } catch {
    return ''
  }
}
