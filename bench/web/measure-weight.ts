import type { Gate } from './gates.ts'
import type { Site } from './site.ts'

const KILOBYTE = 1024
const LIMITS = { Script: 110, Stylesheet: 10, Font: 120, all: 300 }

/** What the landing pages send over the line until a visitor scrolls, in kB as compressed. */
export async function measureWeight({ browser, origin }: Site): Promise<Gate[]> {
  const gates: Gate[] = []
  for (const address of ['/', '/en', '/ko', '/ja']) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    const kinds = new Map<string, string>()
    const bytes: Record<string, number> & { all: number } = { all: 0 }
    await session.send('Network.enable')
    session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type))
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const kind = kinds.get(requestId) ?? 'Other'
      bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength
      bytes.all += encodedDataLength
    })
    await page.goto(origin + address, { waitUntil: 'networkidle' })
    const inlined = await page.evaluate(() => document.querySelector('head > style')?.textContent ?? '')
    await context.close()
    // The style sheet stands in the page: its share is what it would be if it were sent alone.
    bytes.Stylesheet = (bytes.Stylesheet ?? 0) + (await compressedSize(inlined))
    for (const [kind, most] of Object.entries(LIMITS)) {
      const value = Math.round(((bytes[kind] ?? 0) / KILOBYTE) * 10) / 10
      gates.push({ name: `${address} ${kind === 'all' ? 'everything' : kind.toLowerCase()}`, value, unit: ' kB', most })
    }
  }
  return gates
}

async function compressedSize(text: string): Promise<number> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'))
  return (await new Response(stream).arrayBuffer()).byteLength
}
