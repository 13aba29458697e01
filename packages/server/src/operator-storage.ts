import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { OperatorProblem, settingProblem } from '@tickmark/contract/operator-problem'
import { Client, type ClientConfig } from 'pg'
import { connect } from './app/open-app.ts'
import { readConfig, type Config } from './config/config.ts'
import { openDatabase, type Database } from './db/open-database.ts'
import { SILENT_LOG } from './log/log.ts'
import { openStorage } from './storage/open-storage.ts'
import { rewrapKeys } from './storage/sealed/file-keys.ts'
import type { MasterKeys } from './storage/sealed/master-keys.ts'
import { masterKeysOf, openSealedStorage } from './storage/sealed/open-sealed-storage.ts'
import { lookAt } from './storage/sealed/seal-storage.ts'

interface Opened {
  config: Config
  connection: ClientConfig
  db: Database
  masters: MasterKeys
}

/** Wraps the keys of all tasks anew under the first of the operator's; files are not touched, and the service may run. Answers how many. */
export const rotateKeys = (): Promise<{ rotated: number; id: string }> =>
  withKeys(async ({ db, config, masters }) => {
    // Tells at once which key is missing.
    await (await openSealedStorage(await openStorage(config), db, config)).close()
    return { rotated: await rewrapKeys(db, masters), id: masters[0].id }
  })

/**
 * Encrypts the files that were stored before there was a key. The service must be stopped: a file that it wrote meanwhile could be lost.
 * What was done before an interruption stays done. Answers how many, and how many were encrypted already.
 */
export const encryptFiles = (): Promise<{ encrypted: number; before: number }> =>
  withKeys(async ({ db, config, connection }) => {
    if (await isServed(connection)) throw stillRuns()
    const bare = await openStorage(config)
    const { storage, close } = await openSealedStorage(bare, db, config)
    let [encrypted, before] = [0, 0]
    try {
      for await (const key of bare.list()) {
        if (await lookAt(bare, key)) before++
        else {
          await storage.put(key, await bare.get(key))
          encrypted++
        }
      }
      await db.updateTable('file_keys').set({ is_whole: true }).execute()
      // Copies of a bucket's files from the time before.
      await rm(join(config.dataFolder, 'cache'), { recursive: true, force: true })
    } finally {
      await close()
    }
    return { encrypted, before }
  })

async function withKeys<Result>(work: (opened: Opened) => Promise<Result>): Promise<Result> {
  const config = readConfig()
  const masters = masterKeysOf(config)
  if (!masters) throw settingProblem('TICKMARK_STORAGE_KEY', 'it is not set')
  const closers: (() => Promise<unknown>)[] = []
  try {
    const connection = await connect(config, SILENT_LOG, closers)
    const { db, close } = await openDatabase(connection, SILENT_LOG)
    closers.push(close)
    return await work({ config, connection, db, masters })
  } finally {
    for (const close of closers.toReversed()) await close()
  }
}

/** Whether a process of the service has the database open: its queue does as long as it lives. */
async function isServed(connection: ClientConfig): Promise<boolean> {
  const client = new Client({ ...connection, application_name: 'tickmark-storage' })
  await client.connect()
  try {
    const { rowCount } = await client.query(
      `select from pg_stat_activity where datname = current_database() and application_name = 'tickmark-jobs' limit 1`,
    )
    return rowCount !== 0
  } finally {
    await client.end()
  }
}

const stillRuns = (): OperatorProblem =>
  new OperatorProblem({
    'zh-CN': '服务仍在运行。请先停止所有进程，再加密已有文件。',
    en: 'The service is running. Stop all its processes before files that are there are encrypted.',
    ko: '서비스가 실행 중입니다. 기존 파일을 암호화하기 전에 모든 프로세스를 중지하십시오.',
    ja: 'サービスが動作中です。既存のファイルを暗号化する前に、すべてのプロセスを停止してください。',
  })
