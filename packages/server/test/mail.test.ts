import { once } from 'node:events'
import { createServer, type AddressInfo, type Server } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DataOf } from '@tickmark/contract'
import { firstOf } from '@tickmark/document'
import { corpus, type Harness, startHarness, takeData } from './harness.ts'

/** A mail server that takes everything and keeps it. */
interface Sink {
  server: Server
  messages: string[]
}

function openSink(): Sink {
  const sink: Sink = { server: createServer(), messages: [] }
  sink.server.on('connection', (socket) => {
    let data = ''
    let reading = false
    socket.on('error', () => undefined)
    socket.write('220 sink\r\n')
    socket.on('data', (chunk) => {
      data += chunk.toString('utf8')
      if (reading) {
        if (!data.endsWith('\r\n.\r\n')) return
        sink.messages.push(data)
        reading = false
        socket.write('250 kept\r\n')
      } else {
        reading = /^DATA/im.test(data)
        socket.write(reading ? '354 go on\r\n' : /^QUIT/im.test(data) ? '221 bye\r\n' : '250 ok\r\n')
      }
      data = ''
    })
  })
  sink.server.listen(0, '127.0.0.1')
  return sink
}

let harness: Harness
const sink = openSink()

beforeAll(async () => {
  if (!sink.server.listening) await once(sink.server, 'listening')
  const { port } = sink.server.address() as AddressInfo
  harness = await startHarness(undefined, {
    contact: { email: 'desk@operator.example', phone: undefined },
    publicUrl: 'https://review.example.com',
    mail: { url: `smtp://127.0.0.1:${port}`, from: 'site@operator.example', to: 'desk@operator.example' },
  })
})
afterAll(async () => {
  await harness.stop()
  sink.server.close()
})

const BOOKING = {
  kind: 'booking',
  name: '김서연',
  company: '한빛자산운용',
  email: 'kim@example.com',
  phone: '010-1234-5678',
  time_slot: 'morning',
  notes: 'DCF',
}

test('the operator gets a copy of each enquiry, which can be answered with a reply', async () => {
  expect((await harness.caller().call('POST', '/crm/consult', BOOKING, 'ko')).status).toBe(200)
  while (sink.messages.length === 0) await sleep(50)
  const [first = ''] = sink.messages
  const [head = ''] = first.split(/\r\n\r\n/)
  expect(head).toMatch(/^From: site@operator\.example$/m)
  expect(head).toMatch(/^To: desk@operator\.example$/m)
  expect(head).toMatch(/^Reply-To: .*<kim@example\.com>$/m)
  expect(textOf(first)).toContain('희망 시간대: 오전 9:00~12:00')
})

test('who asked for a trial is sent the way into his account, in his language; it is shown to nobody else', async () => {
  const request = {
    kind: 'trial',
    name: '山田',
    company: '甲',
    email: 'yamada@example.com',
    phone: '03-1234-5678',
    industry: 'other',
    company_size: '1-10',
    services: ['pe_vc_review'],
    requirements: '決算短信',
    agreement: true,
  }
  const sent = await harness.caller().call<{ consult_id: string }>('POST', '/crm/consult', request, 'ja')
  const body = { consult_id: takeData(sent).consult_id }
  expect(takeData(await harness.admin.call('POST', '/admin/consults/account', body))).toMatchObject({ token: null })
  const mine = () => sink.messages.find((message) => /^To: yamada@example\.com$/m.test(message))
  while (!mine()) await sleep(50)
  const text = textOf(mine() ?? '')
  expect(text).toContain('ユーザー名はyamadaです')
  const token = /https:\/\/review\.example\.com\/reset\?new=1#(\S+)/.exec(text)?.[1]
  const set = await harness.caller().call('POST', '/user/password/reset', { token, password: 'Marble-Fjord-88' })
  expect(set.status).toBe(200)
})

test('whom a comment names is sent a mail that leads to it and does not tell it', async () => {
  const [owner, named] = [await harness.register('wang'), await harness.register('suzuki')]
  const fields = { name: 'Q3', type: 'financial_report' }
  const { task_id: taskId } = takeData(await owner.upload([corpus('statement.pdf')], fields))
  await owner.waitForEnd(taskId)
  await owner.call('POST', '/task/members', { task_id: taskId, colleague: 'suzuki', role: 'viewer' })
  const { items } = takeData(await named.call<DataOf<'listProblems'>>('GET', `/task/problems?task_id=${taskId}`))
  const about = { task_id: taskId, problem_id: firstOf(items).problem_id, text: '@suzuki 繰延税金を確認' }
  expect((await owner.call('POST', '/task/problems/notes', about, 'ja')).status).toBe(200)
  const mine = () => sink.messages.find((message) => /^To: suzuki@example\.com$/m.test(message))
  while (!mine()) await sleep(50)
  const text = textOf(mine() ?? '')
  expect(text).toContain('wangさんがタスク「Q3」のコメントで')
  expect(text).toContain(`https://review.example.com/taskDownload?task_id=${taskId}&finding=${about.problem_id}`)
  expect(text).not.toContain('繰延税金')
})

test('the contact page is told what the operator has made public, and nothing else', async () => {
  const { data } = await harness.caller().call('GET', '/config/contact')
  expect(data).toEqual({ email: 'desk@operator.example', phone: null })
})

test('a flood of enquiries from one address is turned away', async () => {
  let last = await harness.caller().call('POST', '/crm/consult', BOOKING)
  for (let sent = 0; sent < 20 && last.status === 200; sent++)
    last = await harness.caller().call('POST', '/crm/consult', BOOKING)
  expect(last).toMatchObject({ status: 429, error: { key: 'too_many_requests' } })
})

function textOf(message: string): string {
  const [head = '', ...parts] = message.split(/\r\n\r\n/)
  const body = parts.join('\r\n\r\n')
  return /base64/i.test(head) ? Buffer.from(body, 'base64').toString('utf8') : decodeQuotedPrintable(body)
}

function decodeQuotedPrintable(text: string): string {
  const bytes = text
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
