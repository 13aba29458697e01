import { createReadStream } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createZstdDecompress } from 'node:zlib'
import { OperatorProblem } from '@tickmark/contract/operator-problem'
import { Client, type ClientConfig } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { migrations } from '../db/migrations/index.ts'
import { openDatabase } from '../db/open-database.ts'
import type { Log } from '../log/log.ts'
import { openQueue } from '../queue/queue.ts'
import type { Storage } from '../storage/storage.ts'
import { nameList, readMigrations } from './database-shape.ts'
import { findDamage } from './find-damage.ts'
import { fileIn, jobsIn, readManifest, secretIn, tableIn, type BackupManifest } from './manifest.ts'

export interface RestoreTarget {
  connection: ClientConfig
  storage: Storage
  log: Log
  /** Where the backup's key goes; undefined where the operator sets one. */
  secretFile: string | undefined
}

/**
 * Brings a backup back into a service that nobody has used: an empty database, whose tables are made as they were and then brought up to
 * date, and the files. All of it is looked at before anything is written; the tables come back in one transaction.
 */
export async function restoreBackup(folder: string, target: RestoreTarget): Promise<BackupManifest> {
  const manifest = await checkBackup(folder)
  await restoreTables(folder, manifest, target)
  await restoreJobs(folder, manifest, target)
  for (const { key } of manifest.files) await target.storage.put(key, createReadStream(fileIn(folder, key)))
  if (manifest.hasSecret && target.secretFile)
    await writeFile(target.secretFile, await readFile(secretIn(folder)), { mode: 0o600, flush: true })
  return manifest
}

async function checkBackup(folder: string): Promise<BackupManifest> {
  const manifest = await readManifest(folder)
  if (!manifest) throw noBackup(folder)
  if (manifest.migrations.some((name) => !(name in migrations))) throw tooNew(manifest.version)
  const path = await findDamage(folder, manifest)
  if (path) throw damaged(path)
  return manifest
}

async function restoreTables(
  folder: string,
  manifest: BackupManifest,
  { connection, log }: RestoreTarget,
): Promise<void> {
  await withClient(connection, async (client) => {
    if (!(await isUnused(client, manifest))) throw notEmpty()
  })
  const asItWas = await openDatabase(connection, log, { upTo: manifest.migrations.at(-1) })
  await asItWas.close()
  await withClient(connection, async (client) => {
    const names = manifest.tables.map(({ name }) => `public."${name}"`)
    await client.query('begin')
    for (const name of names) await client.query(`alter table ${name} disable trigger user`)
    await client.query(`truncate ${names.join(', ')}`)
    for (const { name, columns } of manifest.tables)
      await copyIn(client, `copy public."${name}" (${nameList(columns)}) from stdin`, tableIn(folder, name))
    for (const { name, last } of manifest.sequences)
      await client.query('select setval($1::regclass, $2)', [`public."${name}"`, last])
    // What would be checked at the end is checked now: a table with checks ahead is not altered.
    await client.query('set constraints all immediate')
    for (const name of names) await client.query(`alter table ${name} enable trigger user`)
    await client.query('commit')
  })
  const upToDate = await openDatabase(connection, log)
  await upToDate.close()
}

/** The queue makes its own tables; what was under way is taken up as after a crash. */
async function restoreJobs(
  folder: string,
  { jobs }: BackupManifest,
  { connection, log }: RestoreTarget,
): Promise<void> {
  const queue = await openQueue(connection, log)
  await queue.close()
  await withClient(connection, (client) =>
    copyIn(client, `copy jobs.job (${nameList(jobs.columns)}) from stdin`, jobsIn(folder)),
  )
}

/** Whether nobody has an account yet, and the tables are no newer than those of the backup. */
async function isUnused(client: Client, { migrations: then }: BackupManifest): Promise<boolean> {
  const { rows } = await client.query<{ users: string | null }>(`select to_regclass('public.users')::text as users`)
  if (!rows[0]?.users) return true
  const made = await readMigrations(client)
  const users = await client.query('select from public.users limit 1')
  return users.rowCount === 0 && made.every((name) => then.includes(name))
}

async function copyIn(client: Client, statement: string, path: string): Promise<void> {
  await pipeline(createReadStream(path), createZstdDecompress(), client.query(copyFrom(statement)))
}

async function withClient<Result>(
  connection: ClientConfig,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client({ ...connection, application_name: 'tickmark-restore' })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const noBackup = (folder: string): OperatorProblem =>
  new OperatorProblem({
    'zh-CN': `${folder} 不是完整的备份：缺少 manifest.json，或其内容无法读取。`,
    en: `${folder} is no complete backup: manifest.json is missing or cannot be read.`,
    ko: `${folder}은(는) 완전한 백업이 아닙니다. manifest.json이 없거나 읽을 수 없습니다.`,
    ja: `${folder} は完全なバックアップではありません。manifest.json がないか、読み取れません。`,
  })

const damaged = (path: string): OperatorProblem =>
  new OperatorProblem({
    'zh-CN': `备份文件 ${path} 缺失或与写入时不符；未恢复任何内容。`,
    en: `${path} of the backup is missing or not as it was written; nothing was restored.`,
    ko: `백업 파일 ${path}이(가) 없거나 기록 당시와 다릅니다. 아무것도 복원하지 않았습니다.`,
    ja: `バックアップのファイル ${path} がないか、書き込み時と異なります。何も復元していません。`,
  })

const tooNew = (version: string): OperatorProblem =>
  new OperatorProblem({
    'zh-CN': `该备份由更新的版本（${version}）生成；请先升级本程序。`,
    en: `The backup was made by a newer version (${version}); upgrade this program first.`,
    ko: `더 새로운 버전(${version})에서 만든 백업입니다. 먼저 이 프로그램을 업그레이드하십시오.`,
    ja: `このバックアップは新しいバージョン（${version}）で作成されています。先に本プログラムを更新してください。`,
  })

const notEmpty = (): OperatorProblem =>
  new OperatorProblem({
    'zh-CN': '目标数据库已有账户或结构较新。请恢复到空的数据文件夹（TICKMARK_DATA_DIR）或空数据库（DATABASE_URL）。',
    en: 'The database has accounts already, or newer tables. Restore into an empty data folder (TICKMARK_DATA_DIR) or an empty database (DATABASE_URL).',
    ko: '데이터베이스에 이미 계정이 있거나 구조가 더 새롭습니다. 빈 데이터 폴더(TICKMARK_DATA_DIR)나 빈 데이터베이스(DATABASE_URL)에 복원하십시오.',
    ja: 'データベースに既にアカウントがあるか、構造が新しくなっています。空のデータフォルダー（TICKMARK_DATA_DIR）または空のデータベース（DATABASE_URL）に復元してください。',
  })
