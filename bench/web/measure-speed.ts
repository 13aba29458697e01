import type { CDPSession, Page } from '@playwright/test'
import { type Gate, median } from './gates.ts'
import type { Site } from './site.ts'

const RUNS = 3
/** A phone on slow 4G, as Lighthouse throttles for real: latency in ms, bytes a second, processor times slower. */
const PHONE = { latency: 562.5, throughput: (1474.56 * 1024) / 8, slowdown: 4 }

interface Speed {
  lcp: number
  cls: number
  tbt: number
}

/** Largest contentful paint, layout shift and blocked time of the home pages, each loaded cold; the median of three. */
export async function measureSpeed(site: Site): Promise<Gate[]> {
  const gates: Gate[] = []
  for (const address of ['/', '/en', '/ko', '/ja', '/introduce', '/en/services', '/ja/contact']) {
    const runs: Speed[] = []
    for (let run = 0; run < RUNS; run++) runs.push(await loadCold(site, address))
    const of = (name: keyof Speed): number => median(runs.map((speed) => speed[name]))
    gates.push(
      { name: `${address} LCP`, value: Math.round(of('lcp')), unit: ' ms', most: 1500 },
      { name: `${address} CLS`, value: Number(of('cls').toFixed(3)), most: 0.02 },
      { name: `${address} TBT`, value: Math.round(of('tbt')), unit: ' ms', most: 150 },
    )
  }
  return gates
}

async function loadCold({ browser, origin }: Site, address: string): Promise<Speed> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    isMobile: true,
    deviceScaleFactor: 1.75,
  })
  try {
    const page = await context.newPage()
    await watch(page)
    await throttle(await context.newCDPSession(page))
    await page.goto(origin + address, { waitUntil: 'load' })
    await page.waitForTimeout(3000)
    return await page.evaluate(() => (window as unknown as { speed: Speed }).speed)
  } finally {
    await context.close()
  }
}

async function throttle(session: CDPSession): Promise<void> {
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: PHONE.latency,
    downloadThroughput: PHONE.throughput,
    uploadThroughput: PHONE.throughput,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: PHONE.slowdown })
}

/** A task blocks for what it takes beyond 50 ms. */
const watch = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const speed = { lcp: 0, cls: 0, tbt: 0 }
    Object.assign(window, { speed })
    const observe = (type: string, take: (entry: never) => void): void =>
      new PerformanceObserver((list) => (list.getEntries() as never[]).forEach(take)).observe({ type, buffered: true })
    observe('largest-contentful-paint', (entry: PerformanceEntry) => (speed.lcp = entry.startTime))
    observe('layout-shift', (entry: { value: number; hadRecentInput: boolean }) => {
      if (!entry.hadRecentInput) speed.cls += entry.value
    })
    observe('longtask', (entry: PerformanceEntry) => (speed.tbt += Math.max(0, entry.duration - 50)))
  })
