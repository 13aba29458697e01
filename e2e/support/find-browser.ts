import { existsSync } from 'node:fs'

const SYSTEM = [
  // Without the windows that nobody sees a browser takes half the time of the processor.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** `$CHROMIUM`, else a browser of the system; empty when there is none. */
export const findBrowser = (): string =>
  [process.env.CHROMIUM, ...SYSTEM].find((path) => path && existsSync(path)) ?? ''
