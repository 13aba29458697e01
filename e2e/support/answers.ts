import type { Page, Route } from '@playwright/test'
import { ERRORS, type ErrorKey, errorText, type Language } from './texts.ts'

type Answer = (route: Route) => Promise<void>

/** Answers calls to an endpoint in the server's place, to bring about what a sound server does not do on demand. */
export async function answerInstead(page: Page, path: string, answer: Answer, method = 'GET'): Promise<void> {
  await page.route(
    (url) => url.pathname === `/v1/api${path}` || (path.endsWith('/') && url.pathname.startsWith(`/v1/api${path}`)),
    (route) => (route.request().method() === method ? answer(route) : route.fallback()),
  )
}

/** A refusal as the server words it. */
export const refusal =
  (key: ErrorKey, language: Language): Answer =>
  (route) =>
    envelope(ERRORS[key].status, { message: errorText(key, language), error: { key } })(route)

export const envelope =
  (status: number, body: Record<string, unknown>, httpStatus = status): Answer =>
  (route) =>
    route.fulfill({ status: httpStatus, json: { code: status, data: null, success: false, ...body } })

/** Lets the server answer, but late. */
export const late =
  (milliseconds: number): Answer =>
  async (route) => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds))
    await route.continue().catch(() => undefined)
  }

/** Holds a file of the site back until it is released. */
export async function holdBack(page: Page, address: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await promise
    await route.continue().catch(() => undefined)
  })
  return resolve
}

export const unreachable: Answer = (route) => route.abort('connectionrefused')

/** Lets the server answer and changes what it says. */
export const retold =
  (change: (data: Record<string, unknown>) => Record<string, unknown>): Answer =>
  async (route) => {
    try {
      const answer = await route.fetch()
      const body = (await answer.json()) as { data: Record<string, unknown> }
      await route.fulfill({ response: answer, json: { ...body, data: change(body.data) } })
    } catch {
      // The page was left while the server answered.
    }
  }
