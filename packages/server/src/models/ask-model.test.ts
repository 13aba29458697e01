import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test } from 'vitest'
import { askModel } from './ask-model.ts'
import { ConfiguredModel } from './model-file.ts'

let server: Server | undefined
afterEach(() => server?.close())

/** An endpoint that answers as told, once for each question. */
async function serve(...answers: ((request: IncomingMessage, response: ServerResponse, body: string) => void)[]) {
  let asked = 0
  server = createServer((request, response) => {
    const answer = answers[Math.min(asked++, answers.length - 1)]!
    void text(request).then((body) => answer(request, response, body))
  })
  await new Promise<void>((resolve) => server!.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/`
  const model = ConfiguredModel.parse({ manufacturer: 'acme', name: 'reader', kind: 'analysis', url, private: true })
  return { model: { ...model, url, key: 'a-key' }, asked: () => asked }
}

const say = (content: string) => (_: unknown, response: ServerResponse) =>
  response.end(JSON.stringify({ choices: [{ message: { content } }] }))
const status =
  (code: number, headers = {}) =>
  (_: unknown, response: ServerResponse) =>
    response.writeHead(code, headers).end('{}')
const ask = (model: Parameters<typeof askModel>[0], signal = new AbortController().signal) =>
  askModel(model, [{ role: 'user', content: 'Hello' }], { signal }).then(({ text: said }) => said)

test('a question goes out in the protocol, with the key, and comes back as text', async () => {
  const { model } = await serve((request, response, body) => {
    expect(request.url).toBe('/v1/chat/completions')
    expect(request.headers.authorization).toBe('Bearer a-key')
    expect(JSON.parse(body)).toMatchObject({ model: 'reader', messages: [{ role: 'user', content: 'Hello' }] })
    say('Good day')(request, response)
  })
  expect(await ask(model)).toBe('Good day')
})

test('an endpoint that is busy is asked again, one that refuses is not', async () => {
  const busy = await serve(status(503), say('now'))
  expect(await ask(busy.model)).toBe('now')
  server!.close()
  const refusing = await serve(status(401))
  await expect(ask(refusing.model)).rejects.toMatchObject({ reason: 'refused' })
  expect(refusing.asked()).toBe(1)
})

test('an endpoint that says when to come back is asked then, and one that wants too much patience no more', async () => {
  const busy = await serve(status(429, { 'Retry-After': '2' }), say('now'))
  const started = performance.now()
  expect(await ask(busy.model)).toBe('now')
  expect(performance.now() - started).toBeGreaterThan(1900)
  server!.close()
  const closed = await serve(status(429, { 'Retry-After': '86400' }))
  await expect(ask(closed.model)).rejects.toMatchObject({ reason: 'refused' })
  expect(closed.asked()).toBe(1)
})

test('a redirect is not followed, an endless answer not kept, one without text not taken for one', async () => {
  const elsewhere = await serve(status(302, { Location: 'http://169.254.169.254/' }))
  await expect(ask(elsewhere.model)).rejects.toMatchObject({ reason: 'refused' })
  server!.close()
  const endless = await serve((_, response) => {
    response.writeHead(200)
    const more = (): void => {
      while (!response.destroyed && response.write(Buffer.alloc(1024 * 1024)));
      if (!response.destroyed) response.once('drain', more)
    }
    more()
  })
  await expect(ask(endless.model)).rejects.toMatchObject({ reason: 'bad_answer' })
  server!.close()
  const empty = await serve(say(''))
  await expect(ask(empty.model)).rejects.toMatchObject({ reason: 'bad_answer' })
})

test('an address in a private network is refused unless the operator says that it is theirs', async () => {
  const { model, asked } = await serve(say('never'))
  await expect(ask({ ...model, private: false })).rejects.toMatchObject({ reason: 'unreachable' })
  expect(asked()).toBe(0)
})

test('a model that takes too long, and a task that is terminated, end the question', async () => {
  const { model } = await serve(() => undefined)
  await expect(ask({ ...model, timeoutSeconds: 1 })).rejects.toMatchObject({ reason: 'timeout' })
  const controller = new AbortController()
  const asking = ask(model, controller.signal)
  setTimeout(() => controller.abort(new Error('terminated')), 50)
  await expect(asking).rejects.toThrow('terminated')
})
