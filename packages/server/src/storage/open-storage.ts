import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Config } from '../config.ts'
import { createFileStorage } from './file-storage.ts'
import type { Storage } from './storage.ts'

/** The storage that the operator chose: a folder or a bucket. */
export async function openStorage({ blobUrl, dataFolder }: Pick<Config, 'blobUrl' | 'dataFolder'>): Promise<Storage> {
  if (!blobUrl) return createFileStorage(join(dataFolder, 'files'))
  const url = new URL(blobUrl)
  if (url.protocol === 'file:') return createFileStorage(fileURLToPath(url))
  if (url.protocol !== 's3:') throw new Error(`BLOB_URL must start with file: or s3:, not ${url.protocol}`)
  // The S3 client is large; who stores in a folder never loads it.
  const { createS3Storage } = await import('./s3-storage.ts')
  return createS3Storage(url, join(dataFolder, 'cache'))
}
