import { appendFileSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import type { Locator, Page } from '@playwright/test'

/** Where the pictures and the table of a run go. */
const FOLDER = process.env.TICKMARK_WALKS ?? path.join(import.meta.dirname, '../test-results/walks')

export interface WalkName {
  walk: string
  language: string
  device: 'desktop' | 'phone'
}

/** What a person does on a page, counted. Filling a field is one entry, whatever is typed. */
export interface Walk {
  readonly page: Page
  click(target: Locator): Promise<void>
  enter(target: Locator, text: string): Promise<void>
  choose(target: Locator, value: string): Promise<void>
  give(target: Locator, files: Parameters<Locator['setInputFiles']>[0]): Promise<void>
  press(key: string): Promise<void>
  /** Opens an address: with it the clock starts, what came before was preparation. */
  open(address: string): Promise<void>
  /** Ends a step: its picture and what it took so far. */
  step(name: string): Promise<void>
  /** Writes the line of the table. */
  end(): void
}

export function startWalk(page: Page, name: WalkName): Walk {
  let started = performance.now()
  const folder = path.join(FOLDER, `${name.walk}-${name.language}-${name.device}`)
  mkdirSync(folder, { recursive: true })
  const counts = { clicks: 0, entries: 0, keys: 0 }
  const steps: { step: string; seconds: number; clicks: number }[] = []
  let pictures = 0
  const seconds = (): number => Number(((performance.now() - started - pictures) / 1000).toFixed(1))
  return {
    page,
    async open(address) {
      started = performance.now()
      await page.goto(address)
    },
    async click(target) {
      counts.clicks++
      await target.click()
    },
    async enter(target, text) {
      counts.entries++
      await target.fill(text)
    },
    async choose(target, value) {
      counts.clicks++
      await target.selectOption(value)
    },
    async give(target, files) {
      counts.entries++
      await target.setInputFiles(files)
    },
    async press(key) {
      counts.keys++
      await page.keyboard.press(key)
    },
    async step(step) {
      steps.push({ step, seconds: seconds(), clicks: counts.clicks })
      const before = performance.now()
      // What flies in has arrived; the clock does not run for the picture.
      await page.waitForTimeout(700)
      const file = `${String(steps.length).padStart(2, '0')}-${step}.png`
      await page.screenshot({ path: path.join(folder, file), animations: 'disabled' })
      pictures += performance.now() - before
    },
    end() {
      const line = { ...name, ...counts, seconds: seconds(), steps }
      appendFileSync(path.join(FOLDER, 'walks.jsonl'), `${JSON.stringify(line)}\n`)
    },
  }
}
