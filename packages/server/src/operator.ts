import { existsSync } from 'node:fs'
import { access, constants, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { randomBytes } from 'node:crypto'
import type { User } from '@tickmark/contract'
import { OperatorProblem } from '@tickmark/contract/operator-problem'
import { BRAND, type Language } from '@tickmark/document'
import { isAtLeast, isolationLevel } from '@tickmark/isolation'
import { describeDatabase } from './admin/system.ts'
import type { App } from './app/app.ts'
import { verifyAudit, type AuditVerdict } from './audit/verify.ts'
import { findObstacle } from './auth/availability.ts'
import { createInvitationCodes } from './auth/invitation-codes.ts'
import { insertUser, inventedPhone } from './auth/users.ts'
import type { BackupManifest } from './backup/manifest.ts'
import { restoreBackup, type RestoreTarget } from './backup/restore-backup.ts'
import { writeBackup } from './backup/write-backup.ts'
import { readConfig, readConfigToLook, ownSecretFile, type Config } from './config/config.ts'
import { readLeastIsolation } from './config/least-isolation.ts'
import { checkReceipt, type ReceiptVerdict } from './deletion/receipt.ts'
import { AppError } from './faults/app-error.ts'
import { createLog, SILENT_LOG } from './log/log.ts'
import { listSetUpModels } from './models/models.ts'
import { connect, openApp } from './app/open-app.ts'
import { openStorage } from './storage/open-storage.ts'
import { serveTexts } from './serve-texts.ts'

/** Opens the application for one command. */
async function withApp<Result>(work: (app: App) => Promise<Result>, overrides: Partial<Config> = {}): Promise<Result> {
  const config = readConfig(overrides)
  const { app, close } = await openApp(config, createLog(config.logFormat))
  try {
    return await work(app)
  } finally {
    await close()
  }
}

export interface UserOptions {
  username: string
  /** Made and answered when absent. */
  password?: string
  email?: string
  phone?: string
  admin?: boolean
}

/** Makes an account without an invitation. Answers its password. Throws `AppError` for a name, address or number that is taken or ill-formed. */
export async function createUser(options: UserOptions): Promise<{ username: string; password: string }> {
  const { username, admin } = options
  const password = options.password ?? randomBytes(12).toString('base64url')
  const user = {
    username,
    password,
    email: options.email ?? `${username}@localhost`,
    phone: options.phone ?? inventedPhone(),
    role: admin ? ('admin' as const) : ('user' as const),
    plan: 'enterprise' as const,
  }
  await withApp(async (app) => {
    for (const field of ['username', 'email', 'phone'] as const) {
      const obstacle = options[field] && (await findObstacle(app, field, options[field]))
      if (obstacle) throw new AppError(obstacle, { field })
    }
    await insertUser(app.db, user)
  })
  return { username, password }
}

export interface CodeCommand {
  count?: number
  maxUses?: number
  expiresInDays?: number
  note?: string
  /** Of those who register with them; the largest when absent. */
  plan?: User['plan']
}

/** Makes invitation codes. */
export async function createCode(command: CodeCommand = {}): Promise<string[]> {
  const { count = 1, maxUses = 1, expiresInDays, note = '', plan = 'enterprise' } = command
  return withApp((app) =>
    createInvitationCodes(app, { count, maxUses, expiresInDays, note, plan, createdBy: 'command line' }),
  )
}

/** Whether every entry of the audit log stands as it was written. */
export const verifyAuditLog = (): Promise<AuditVerdict> => withApp(({ db, config }) => verifyAudit(db, config.secret))

/** Whether a file is a receipt of a deletion, as this service made it. */
export async function verifyReceipt(path: string): Promise<ReceiptVerdict> {
  const file = await readFile(path, 'utf8').catch((error: Error) => {
    throw unreadable(path, error)
  })
  return withApp(({ db }) => checkReceipt(db, file))
}

/** Writes everything that the service keeps into a new folder, while it runs. Throws `OperatorProblem` where the folder is there already. */
export const backUp = (folder: string): Promise<BackupManifest> => withStores((stores) => writeBackup(stores, folder))

/** Brings a backup back into an empty database and storage. Throws `OperatorProblem` before anything is written where that cannot be. */
export const restore = (folder: string): Promise<BackupManifest> =>
  withStores((stores) => restoreBackup(folder, stores))

/** Opens the database and the storage alone, and lets the tables be as they are. */
async function withStores<Result>(work: (stores: RestoreTarget) => Promise<Result>): Promise<Result> {
  const config = readConfig()
  // What the command says is for its person; what fails is thrown.
  const log = SILENT_LOG
  const closers: (() => Promise<unknown>)[] = []
  try {
    const connection = await connect(config, log, closers)
    const storage = await openStorage(config)
    return await work({ connection, storage, log, secretFile: ownSecretFile(config.dataFolder) })
  } finally {
    for (const close of closers) await close()
  }
}

export interface Diagnosis {
  name: 'version' | 'node' | 'database' | 'storage' | 'isolation' | 'models' | 'samples'
  ok: boolean
  found: string
}

/** Looks at everything that the service needs. */
export async function diagnose(language: Language = 'en'): Promise<Diagnosis[]> {
  const isolation = isolationLevel()
  const fixed: Diagnosis[] = [
    { name: 'version', ok: true, found: BRAND.version },
    { name: 'node', ok: Number(process.versions.node.split('.')[0]) >= 24, found: process.version },
    // Any level serves; the weakest bounds memory and time alone.
    { name: 'isolation', ok: isAtLeast(isolation, readLeastIsolation(process.env)), found: isolation },
  ]
  try {
    const config = readConfigToLook()
    // Looking must not set anything up: without data there is no database yet to be asked.
    const isNew = !existsSync(config.databaseUrl ? config.dataFolder : join(config.dataFolder, 'postgres'))
    return [...fixed, ...(await (isNew ? foresee(config, language) : withApp((app) => examine(app, language))))]
  } catch (error) {
    return [...fixed, { name: 'database', ok: false, found: (error as Error).message }]
  }
}

/** What the first start will find. */
async function foresee(config: Config, language: Language): Promise<Diagnosis[]> {
  const { embedded, atFirstStart } = serveTexts[language]
  const found = config.databaseUrl ? 'DATABASE_URL' : `PostgreSQL (${embedded})`
  const isWritable = await access(nearestFolder(config.dataFolder), constants.W_OK).then(
    () => true,
    () => false,
  )
  return [
    { name: 'database', ok: true, found: `${found}: ${atFirstStart}` },
    {
      name: 'storage',
      ok: isWritable,
      found: `${config.blobUrl ?? join(config.dataFolder, 'files')}: ${atFirstStart}`,
    },
    ...(await examineParts(config, language)),
  ]
}

/** The folder itself, or the one in which it would be made. */
function nearestFolder(folder: string): string {
  return existsSync(folder) || dirname(folder) === folder ? folder : nearestFolder(dirname(folder))
}

async function examine(app: App, language: Language): Promise<Diagnosis[]> {
  const storage = await app.storage.check().then(
    () => undefined,
    (error: Error) => error.message,
  )
  return [
    {
      name: 'database',
      ok: true,
      found: `${await describeDatabase(app)} (${app.config.databaseUrl ? 'DATABASE_URL' : serveTexts[language].embedded})`,
    },
    { name: 'storage', ok: storage === undefined, found: storage ?? app.storage.describe() },
    ...(await examineParts(app.config, language)),
  ]
}

async function examineParts(config: Config, language: Language): Promise<Diagnosis[]> {
  const models = await listSetUpModels({ config }, language)
  const samples = await access(config.samplesFolder, constants.R_OK).then(
    () => true,
    () => false,
  )
  return [
    { name: 'samples', ok: samples, found: config.samplesFolder },
    {
      name: 'models',
      ok: models.some(({ available, kind }) => available && kind === 'ocr'),
      found: models.map(({ id, available, reason }) => (available ? id : `${id} (${reason})`)).join(', '),
    },
  ]
}

const unreadable = (path: string, cause: Error): OperatorProblem =>
  new OperatorProblem(
    {
      'zh-CN': `无法读取 ${path}：${cause.message}`,
      en: `${path} cannot be read: ${cause.message}`,
      ko: `${path}을(를) 읽을 수 없습니다: ${cause.message}`,
      ja: `${path} を読み取れません：${cause.message}`,
    },
    cause,
  )
