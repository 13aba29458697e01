import { statfsSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { OperatorProblem } from '@tickmark/contract/operator-problem'
import type { Config } from '../../config/config.ts'
import type { Database } from '../../db/open-database.ts'
import type { Storage } from '../storage.ts'
import { openFileKeys } from './file-keys.ts'
import { type MasterKeys, masterKeyOf } from './master-keys.ts'
import { openPlainCopies } from './plain-copies.ts'
import { sealStorage } from './seal-storage.ts'

const MEMORY = '/dev/shm'
/** Less room than this in memory is none: the largest upload and the document read from it must fit. */
const ROOM = 1024 ** 3

type Settings = Pick<Config, 'storageKeys' | 'plainFolder' | 'dataFolder'>

/** The operator's keys; undefined where he set none. */
export function masterKeysOf({ storageKeys }: Pick<Config, 'storageKeys'>): MasterKeys | undefined {
  const [first, ...others] = storageKeys.map(masterKeyOf)
  return first && [first, ...others]
}

/**
 * The storage with its files encrypted where the operator set a key, and as it is where he set none. Throws `OperatorProblem` where files
 * were encrypted under a key that is not set: it is told at the start, not by tasks that fail.
 */
export async function openSealedStorage(
  storage: Storage,
  db: Database,
  settings: Settings,
): Promise<{ storage: Storage; close(): Promise<void> }> {
  const masters = masterKeysOf(settings)
  const used = await db.selectFrom('file_keys').select('master_id').distinct().execute()
  const missing = used.flatMap(({ master_id: id }) => (masters?.some((master) => master.id === id) ? [] : [id]))
  if (missing.length > 0) throw keyMissing(missing.join(', '))
  if (!masters) return { storage, close: async () => undefined }
  const copies = await openPlainCopies(plainFolderOf(settings))
  return { storage: sealStorage(storage, openFileKeys(db, masters), copies), close: copies.close }
}

/** Of this installation alone: several may share the memory of one machine. */
function plainFolderOf({ plainFolder, dataFolder }: Settings): string {
  if (plainFolder) return plainFolder
  const name = createHash('sha256').update(dataFolder).digest('hex').slice(0, 16)
  return hasRoom(MEMORY) ? join(MEMORY, `tickmark-${name}`) : join(dataFolder, 'plain')
}

function hasRoom(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize >= ROOM
  } catch {
    return false
  }
}

const keyMissing = (ids: string): OperatorProblem =>
  new OperatorProblem({
    'zh-CN': `已存储的文件使用了未提供的密钥加密（标识 ${ids}）。请通过 TICKMARK_STORAGE_KEY 或 TICKMARK_STORAGE_KEY_FILE 提供该密钥；轮换时将其列在新密钥之后。`,
    en: `Stored files are encrypted under a key that is not set (id ${ids}). Give it in TICKMARK_STORAGE_KEY or TICKMARK_STORAGE_KEY_FILE, after the new key when rotating.`,
    ko: `저장된 파일이 지정되지 않은 키(식별자 ${ids})로 암호화되어 있습니다. TICKMARK_STORAGE_KEY 또는 TICKMARK_STORAGE_KEY_FILE에 해당 키를 지정하고, 키를 교체할 때는 새 키 뒤에 적으십시오.`,
    ja: `保存済みのファイルが、設定されていない鍵（識別子 ${ids}）で暗号化されています。TICKMARK_STORAGE_KEY または TICKMARK_STORAGE_KEY_FILE でその鍵を指定してください。鍵を更新する場合は、新しい鍵の後に並べます。`,
  })
