import { readFileSync, writeFileSync } from 'node:fs'
import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openDataFolder } from './data-folder.ts'
import type { IsolationLevel } from '@tickmark/isolation'
import { readSecondFactor } from './second-factor.ts'
import { readStorageKeys } from './storage-keys.ts'
import { readSignOn, type SignOnSettings } from './sign-on.ts'
import { readLeastIsolation } from './least-isolation.ts'
import { readTraces, type TraceSettings } from './traces.ts'
import { OperatorProblem, settingProblem } from '@tickmark/contract/operator-problem'

/** Which parts of the service this process is: everything, HTTP alone, or background work alone. */
export type ServiceRole = 'all' | 'api' | 'worker'

/** All settings. Only this file reads them from the environment. */
export interface Config {
  port: number
  /** Address to listen on; every address of the machine when absent. */
  host: string | undefined
  /** The address that people reach the service by, without a slash at its end; that of each request when absent. */
  publicUrl: string | undefined
  dataFolder: string
  /** The key of session tokens and captcha answers. Every process of one service must have the same. */
  secret: string
  /** A PostgreSQL of the operator's own; the embedded one when absent. */
  databaseUrl: string | undefined
  /** `file:…` or `s3://bucket?endpoint=…`; a folder below the data folder when absent. */
  blobUrl: string | undefined
  /** Under which stored files are encrypted; the first for new ones. None: they are not. */
  storageKeys: readonly Buffer[]
  /** Where decrypted copies lie while they are read; in memory where there is room when absent. */
  plainFolder: string | undefined
  /** Where backups go that are made from the operator's area; below the data folder when not set. */
  backupFolder: string
  /** A JSON file that describes further models. */
  modelsFile: string | undefined
  /** A JSON file of the firm's own settings for reviews: tolerance, rules, checklists. */
  tuningFile: string | undefined
  /** Reads an access key from the environment variable that the file of models names. */
  keyOf: (variable: string) => string | undefined
  /** The weakest level at which readers may be shut in; the service does not start below it. */
  leastIsolation: IsolationLevel
  /** Pieces of work that this process does side by side. */
  jobs: number
  administrator: { username: string; password: string | undefined }
  /** True behind a proxy of the operator's that sets X-Forwarded-For and X-Forwarded-Proto. */
  trustProxy: boolean
  /** Hosts in private networks that webhooks may call. */
  webhookHosts: readonly string[]
  /** What a collector of metrics has to show; anybody may read them when absent. */
  metricsToken: string | undefined
  /** Days after their end at which tasks are deleted; undefined: never. */
  retentionDays: number | undefined
  /** How the operator is reached: shown on the contact page. Each is left out there when absent. */
  contact: { email: string | undefined; phone: string | undefined }
  /** Where a copy of each enquiry is sent; nowhere when absent. `url`: smtp:// or smtps:// with the credentials. */
  mail: { url: string; from: string; to: string } | undefined
  /** A session ends after so many hours without use … */
  sessionIdleHours: number
  /** … and so many days after its log-in, used or not. */
  sessionDays: number
  /** Gigabytes that the files of one person's tasks may take; undefined: as much as there is room for. */
  storageGb: number | undefined
  /** Whose accounts must have a second factor. */
  secondFactor: 'optional' | 'admins' | 'everyone'
  /** The firm's identity provider; undefined: people log in by password alone. */
  signOn: SignOnSettings | undefined
  /** Where it is told how long everything took; undefined: nowhere. */
  traces: TraceSettings | undefined
  logFormat: 'json' | 'pretty'
  samplesFolder: string
  webFolder: string
}

const LARGEST_PORT = 65_535
/** A hundred years. */
const MOST_DAYS = 36_500

/** Reads the environment; `overrides` come first (command line, tests). Throws `OperatorProblem` for settings that cannot be used. */
export function readConfig(overrides: Partial<Config> = {}, env: NodeJS.ProcessEnv = process.env): Config {
  const dataFolder = dataFolderOf(overrides, env)
  openDataFolder(dataFolder)
  return readSettings(dataFolder, env.TICKMARK_SECRET || readOrMakeSecret(dataFolder), overrides, env)
}

/** The same for commands that only look: no folder and no secret is made. */
export function readConfigToLook(env: NodeJS.ProcessEnv = process.env): Config {
  return readSettings(dataFolderOf({}, env), '', {}, env)
}

const dataFolderOf = (overrides: Partial<Config>, env: NodeJS.ProcessEnv): string =>
  resolve(overrides.dataFolder ?? env.TICKMARK_DATA_DIR ?? './data')

function readSettings(dataFolder: string, secret: string, overrides: Partial<Config>, env: NodeJS.ProcessEnv): Config {
  return {
    port: readNumber(env, 'PORT', { otherwise: 3000, least: 0, most: LARGEST_PORT }),
    host: env.TICKMARK_HOST || undefined,
    publicUrl: env.TICKMARK_PUBLIC_URL?.replace(/\/+$/, '') || undefined,
    secret,
    databaseUrl: env.DATABASE_URL || undefined,
    blobUrl: env.BLOB_URL || undefined,
    storageKeys: readStorageKeys(env),
    plainFolder: env.TICKMARK_PLAIN_DIR || undefined,
    backupFolder: resolve(env.TICKMARK_BACKUP_DIR || join(dataFolder, 'backups')),
    modelsFile: env.TICKMARK_MODELS || undefined,
    tuningFile: env.TICKMARK_TUNING || undefined,
    keyOf: (variable) => env[variable] || undefined,
    leastIsolation: readLeastIsolation(env),
    jobs: readNumber(env, 'TICKMARK_JOBS', { otherwise: availableParallelism(), least: 1, most: 1024 }),
    administrator: {
      username: env.TICKMARK_ADMIN_USERNAME || 'admin',
      password: env.TICKMARK_ADMIN_PASSWORD || undefined,
    },
    trustProxy: env.TICKMARK_TRUST_PROXY === '1',
    webhookHosts: (env.TICKMARK_WEBHOOK_HOSTS ?? '').split(/[\s,]+/).filter(Boolean),
    metricsToken: env.TICKMARK_METRICS_TOKEN || undefined,
    retentionDays: readOptionalNumber(env, 'TICKMARK_RETENTION_DAYS', { least: 1, most: MOST_DAYS }),
    contact: { email: env.TICKMARK_CONTACT_EMAIL || undefined, phone: env.TICKMARK_CONTACT_PHONE || undefined },
    mail: readMail(env),
    sessionIdleHours: readNumber(env, 'TICKMARK_SESSION_IDLE_HOURS', { otherwise: 168, least: 1, most: 8760 }),
    sessionDays: readNumber(env, 'TICKMARK_SESSION_DAYS', { otherwise: 30, least: 1, most: 365 }),
    storageGb: readOptionalNumber(env, 'TICKMARK_STORAGE_GB', { least: 1, most: 1_000_000 }),
    secondFactor: readSecondFactor(env),
    signOn: readSignOn(env),
    traces: readTraces(env),
    logFormat: env.TICKMARK_LOG === 'json' || !process.stderr.isTTY ? 'json' : 'pretty',
    samplesFolder: fileURLToPath(new URL('../../samples', import.meta.url)),
    webFolder: fileURLToPath(new URL('../../../web', import.meta.url)),
    ...overrides,
    dataFolder,
  }
}

function readMail(env: NodeJS.ProcessEnv): Config['mail'] {
  const url = env.TICKMARK_SMTP_URL
  if (!url) return undefined
  const to = env.TICKMARK_MAIL_TO || env.TICKMARK_CONTACT_EMAIL
  if (!to) throw settingProblem('TICKMARK_SMTP_URL', 'to whom to write is missing; set TICKMARK_MAIL_TO as well')
  return { url, to, from: env.TICKMARK_MAIL_FROM || to }
}

function readNumber(
  env: NodeJS.ProcessEnv,
  name: string,
  { otherwise, least, most }: { otherwise: number; least: number; most: number },
): number {
  const text = env[name]
  if (!text) return otherwise
  const number = Number(text)
  if (Number.isInteger(number) && number >= least && number <= most) return number
  throw new OperatorProblem({
    'zh-CN': `${name} 须为 ${least} 至 ${most} 的整数，而不是“${text}”。`,
    en: `${name} must be a whole number from ${least} to ${most}, not “${text}”.`,
    ko: `${name}에는 ${least}부터 ${most}까지의 정수를 지정해야 합니다(입력값: ${text}).`,
    ja: `${name} には${least}から${most}までの整数を指定してください（入力値：「${text}」）。`,
  })
}

const readOptionalNumber = (
  env: NodeJS.ProcessEnv,
  name: string,
  bounds: { least: number; most: number },
): number | undefined => (env[name] ? readNumber(env, name, { otherwise: bounds.least, ...bounds }) : undefined)

const secretPath = (dataFolder: string): string => join(dataFolder, 'secret')

/** Where the secret lies that an installation makes itself; undefined where its operator sets one. */
export function ownSecretFile(dataFolder: string, env: NodeJS.ProcessEnv = process.env): string | undefined {
  return env.TICKMARK_SECRET ? undefined : secretPath(dataFolder)
}

/** A secret of this installation's own, made once and readable by its owner only. */
function readOrMakeSecret(dataFolder: string): string {
  const path = secretPath(dataFolder)
  try {
    // 'wx' fails where the file exists: of two processes that start together one writes it and the other reads it.
    writeFileSync(path, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return readFileSync(path, 'utf8').trim()
}
