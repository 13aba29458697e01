import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createFileStorage } from '../storage/file-storage.ts'
import type { Storage } from '../storage/storage.ts'
import { receiveUpload, type Upload } from './receive-upload.ts'

const MEGABYTE = 1 << 20

test('an upload that is stored more slowly than it comes leaves no listeners behind', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'receive-upload-'))
  const warnings: string[] = []
  const note = ({ name }: Error) => void warnings.push(name)
  process.on('warning', note)
  const storage = slowed(createFileStorage(folder))
  let upload: Upload | undefined
  const server = createServer(async (request, response) => {
    upload = await receiveUpload(request, storage, 'task')
    response.end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const form = new FormData()
  for (let i = 0; i < 3; i++) form.append('files', new File([Buffer.alloc(3 * MEGABYTE, i)], `${i}.pdf`))
  await fetch(`http://127.0.0.1:${port}`, { method: 'POST', body: form })
  // Warnings come a tick later.
  await sleep(10)
  process.off('warning', note)
  server.close()
  await rm(folder, { recursive: true })
  expect(upload?.files.map(({ size }) => size)).toEqual([3, 3, 3].map((count) => count * MEGABYTE))
  expect(warnings).toEqual([])
})

function slowed(storage: Storage): Storage {
  return {
    ...storage,
    put: (key, body) => storage.put(key, body instanceof Readable ? Readable.from(slowly(body)) : body),
  }
}

async function* slowly(body: Readable): AsyncGenerator<Buffer> {
  for await (const chunk of body) {
    await sleep(1)
    yield chunk as Buffer
  }
}
