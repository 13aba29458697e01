import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Config } from '../config/config.ts'
import { createFileStorage } from './file-storage.ts'
import type { Storage } from './storage.ts'
import { settingProblem } from '@tickmark/contract/operator-problem'

/** The storage that the operator chose: a folder or a bucket. */
export async function openStorage({ blobUrl, dataFolder }: Pick<Config, 'blobUrl' | 'dataFolder'>): Promise<Storage> {
  if (!blobUrl) return createFileStorage(join(dataFolder, 'files'))
  const url = URL.parse(blobUrl)
  if (url?.protocol === 'file:') return createFileStorage(fileURLToPath(url))
  if (url?.protocol !== 's3:') throw settingProblem('BLOB_URL', 'it must start with file: or s3:')
  // The S3 client is large and is loaded only for a bucket.
  const { createS3Storage } = await import('./s3-storage.ts')
  return createS3Storage(url, join(dataFolder, 'cache'))
}
