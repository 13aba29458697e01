import { createWriteStream, existsSync } from 'node:fs'
import { chmod, copyFile, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createZstdCompress } from 'node:zlib'
import { OperatorProblem } from '@tickmark/contract/operator-problem'
import { BRAND } from '@tickmark/document'
import { Client, type ClientConfig } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import type { Storage } from '../storage/storage.ts'
import { columnsOf, nameList, readMigrations, readSequences, tablesInOrder, WAITING_JOBS } from './database-shape.ts'
import { fileIn, jobsIn, manifestIn, sealing, secretIn, tableIn, type BackupManifest, type Sealed } from './manifest.ts'

export interface BackupSource {
  connection: ClientConfig
  storage: Storage
  /** Where the key that this installation made lies; undefined where the operator sets it. */
  secretFile: string | undefined
}

/**
 * Writes everything that the service keeps into a new folder, while it runs: the tables as they stand at one moment, then the files. A file
 * lies before the row that names it, so none is missing but those of tasks that were deleted meanwhile. What was not finished bears another
 * name (`FOLDER.part`), and the folder is readable by its owner only. `signal` cuts it short.
 */
export async function writeBackup(
  { connection, storage, secretFile }: BackupSource,
  folder: string,
  signal?: AbortSignal,
): Promise<BackupManifest> {
  const target = resolve(folder)
  if (existsSync(target)) throw isThere(folder)
  const part = `${target}.part`
  await rm(part, { recursive: true, force: true })
  await mkdir(join(part, 'tables'), { recursive: true, mode: 0o700 })
  const client = new Client({ ...connection, application_name: 'tickmark-backup' })
  await client.connect()
  try {
    await client.query('begin isolation level repeatable read, read only')
    const at = new Date().toISOString()
    const tables: BackupManifest['tables'] = []
    for (const name of await tablesInOrder(client)) {
      const columns = await columnsOf(client, 'public', name)
      const query = `select ${nameList(columns)} from public."${name}"`
      tables.push({ name, columns, ...(await copyOut(client, query, tableIn(part, name), signal)) })
    }
    const columns = await columnsOf(client, 'jobs', 'job')
    const jobs = {
      columns,
      ...(await copyOut(
        client,
        `select ${nameList(columns)} from jobs.job where ${WAITING_JOBS}`,
        jobsIn(part),
        signal,
      )),
    }
    const [migrations, sequences] = [await readMigrations(client), await readSequences(client)]
    await client.query('commit')
    const files = await copyFiles(storage, part, signal)
    if (secretFile) {
      await copyFile(secretFile, secretIn(part))
      await chmod(secretIn(part), 0o600)
    }
    const manifest: BackupManifest = {
      format: 'tickmark-backup/1',
      at,
      version: BRAND.version,
      migrations,
      tables,
      jobs,
      sequences,
      files,
      hasSecret: secretFile !== undefined,
    }
    await writeFile(manifestIn(part), `${JSON.stringify(manifest, null, 1)}\n`, { mode: 0o600, flush: true })
    await rename(part, target)
    return manifest
  } finally {
    await client.end()
  }
}

const isThere = (folder: string): OperatorProblem =>
  new OperatorProblem({
    'zh-CN': `${folder} 已存在；请指定一个新文件夹，以免覆盖已有备份。`,
    en: `${folder} is there already; name a new folder, so that no backup is written over.`,
    ko: `${folder}이(가) 이미 있습니다. 기존 백업을 덮어쓰지 않도록 새 폴더를 지정하십시오.`,
    ja: `${folder} は既に存在します。既存のバックアップを上書きしないよう、新しいフォルダーを指定してください。`,
  })

async function copyOut(
  client: Client,
  query: string,
  path: string,
  signal?: AbortSignal,
): Promise<Sealed & { rows: number }> {
  const rows = client.query(copyTo(`copy (${query}) to stdout`))
  const { stream, seal } = sealing()
  await pipeline(rows, createZstdCompress(), stream, createWriteStream(path, { mode: 0o600, flush: true }), { signal })
  return { rows: rows.rowCount, ...seal() }
}

async function copyFiles(storage: Storage, folder: string, signal?: AbortSignal): Promise<BackupManifest['files']> {
  const files: BackupManifest['files'] = []
  for await (const key of storage.list()) {
    const path = fileIn(folder, key)
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    const { stream, seal } = sealing()
    try {
      await pipeline(await storage.get(key), stream, createWriteStream(path, { mode: 0o600, flush: true }), { signal })
      files.push({ key, ...seal() })
    } catch (error) {
      signal?.throwIfAborted()
      // Deleted since it was listed.
      if ((await storage.size(key)) !== undefined) throw error
      await rm(path, { force: true })
    }
  }
  return files
}
