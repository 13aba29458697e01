import { setImmediate } from 'node:timers/promises'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { toZipStream } from './to-zip.ts'

test('an archive ends with the fault of a file that has gone, instead of never', async () => {
  const gone = () => Readable.from(vanish())
  const packed = await toZipStream([
    { name: 'a.txt', content: new Uint8Array(10) },
    { name: 'b.txt', content: gone },
  ])
  // As long as it takes to make a folder for it.
  await setImmediate()
  await expect(buffer(packed)).rejects.toThrow('gone')
})

// oxlint-disable-next-line require-yield -- a file of which nothing can be read
async function* vanish(): AsyncGenerator<Uint8Array> {
  throw new Error('gone')
}
