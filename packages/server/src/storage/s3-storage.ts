import { createWriteStream } from 'node:fs'
import { mkdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { randomUUID } from 'node:crypto'
import {
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  S3Client,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import { checkKey } from './file-storage.ts'
import type { Storage } from './storage.ts'

/**
 * A bucket of any server that speaks S3: `s3://bucket/prefix?endpoint=http://…&region=…`. Credentials come from the usual AWS
 * environment. `cacheFolder` holds local copies for readers that need a file; it may be deleted at any time.
 */
export function createS3Storage(url: URL, cacheFolder: string): Storage {
  const bucket = url.hostname
  const root = url.pathname.replace(/^\/|\/$/g, '')
  const endpoint = url.searchParams.get('endpoint') ?? undefined
  const client = new S3Client({
    region: url.searchParams.get('region') ?? 'us-east-1',
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    // The SDK's default checksums corrupt streamed uploads on servers other than Amazon's.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  const at = (key: string) => ({ Bucket: bucket, Key: (root ? `${root}/` : '') + checkKey(key) })

  async function get(key: string, range?: { start: number; end: number }): Promise<Readable> {
    const Range = range && `bytes=${range.start}-${range.end}`
    const { Body } = await client.send(new GetObjectCommand({ ...at(key), Range }))
    return Body as Readable
  }

  async function size(key: string): Promise<number | undefined> {
    try {
      return (await client.send(new HeadObjectCommand(at(key)))).ContentLength ?? 0
    } catch (error) {
      if ((error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode === 404) return undefined
      throw error
    }
  }

  return {
    get,
    size,
    async put(key, content, mediaType) {
      const upload = (Body: Uint8Array | Readable): Promise<unknown> =>
        new Upload({ client, params: { ...at(key), Body, ContentType: mediaType } }).done()
      if (content instanceof Uint8Array) return upload(content).then(() => content.length)
      const source = counting(content)
      try {
        await upload(Readable.from(source.chunks))
      } catch (error) {
        // Why the source broke off says more than how the bucket took it, which may be unable to abort an upload.
        throw source.failure() ?? error
      }
      return source.bytes()
    },
    async localPath(key) {
      const path = join(cacheFolder, checkKey(key))
      const now = new Date()
      // Touched at each use, so that an operator's clean-up can tell what is old.
      if (await stat(path).catch(() => undefined)) return utimes(path, now, now).then(() => path)
      const aside = `${path}.${randomUUID()}`
      await mkdir(dirname(path), { recursive: true })
      await pipeline(await get(key), createWriteStream(aside))
      await rename(aside, path)
      return path
    },
    async *list() {
      const Prefix = root ? `${root}/` : ''
      let ContinuationToken: string | undefined
      do {
        const page = await client.send(new ListObjectsV2Command({ Bucket: bucket, Prefix, ContinuationToken }))
        for (const { Key } of page.Contents ?? []) if (Key !== undefined) yield Key.slice(Prefix.length)
        ContinuationToken = page.NextContinuationToken
      } while (ContinuationToken)
    },
    async deleteAll(prefix) {
      await rm(join(cacheFolder, checkKey(prefix)), { recursive: true, force: true })
      for (;;) {
        const { Contents = [] } = await client.send(
          new ListObjectsV2Command({ Bucket: bucket, Prefix: at(prefix).Key }),
        )
        if (Contents.length === 0) return
        const Objects = Contents.flatMap(({ Key }) => (Key === undefined ? [] : [{ Key }]))
        await client.send(new DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects, Quiet: true } }))
      }
    },
    describe: () => `s3://${bucket}/${root}${endpoint ? ` at ${new URL(endpoint).host}` : ''}`,
    async check() {
      await client.send(new HeadBucketCommand({ Bucket: bucket }))
    },
  }
}

/** A stream's chunks, how many bytes they were, and why it broke off. */
function counting(content: Readable): {
  chunks: AsyncGenerator<Uint8Array>
  bytes: () => number
  failure: () => unknown
} {
  let bytes = 0
  let failure: unknown
  async function* chunks(): AsyncGenerator<Uint8Array> {
    try {
      for await (const chunk of content) {
        bytes += (chunk as Uint8Array).length
        yield chunk as Uint8Array
      }
    } catch (error) {
      failure = error
      throw error
    }
  }
  return { chunks: chunks(), bytes: () => bytes, failure: () => failure }
}
