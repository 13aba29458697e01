import { readFileSync } from 'node:fs'
import { OperatorProblem, settingProblem } from '@tickmark/contract/operator-problem'

const KEY_BYTES = 32

/** The keys that stored files are sealed under: the first for what is stored from now on, the others for what was. None: files lie as they are. */
export function readStorageKeys(env: NodeJS.ProcessEnv): readonly Buffer[] {
  const { TICKMARK_STORAGE_KEY: inline, TICKMARK_STORAGE_KEY_FILE: file } = env
  if (inline && file) throw settingProblem('TICKMARK_STORAGE_KEY', 'TICKMARK_STORAGE_KEY_FILE is set as well')
  const variable = file ? 'TICKMARK_STORAGE_KEY_FILE' : 'TICKMARK_STORAGE_KEY'
  const texts = (file ? readKeyFile(file) : (inline ?? '')).split(/[\s,]+/).filter(Boolean)
  if (file && texts.length === 0) throw noKey(variable)
  return texts.map((text) => {
    const key = /^[0-9a-f]{64}$/i.test(text) ? Buffer.from(text, 'hex') : Buffer.from(text, 'base64')
    if (key.length !== KEY_BYTES || !/^[\w+/=-]+$/.test(text)) throw noKey(variable)
    return key
  })
}

function readKeyFile(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    throw settingProblem('TICKMARK_STORAGE_KEY_FILE', (error as Error).message, error)
  }
}

/** The key itself is never part of a message. */
const noKey = (variable: string): OperatorProblem =>
  new OperatorProblem({
    'zh-CN': `${variable} 须包含 32 字节的密钥（64 位十六进制或 Base64），可用 openssl rand -hex 32 生成。`,
    en: `${variable} must hold keys of 32 bytes (64 hexadecimal digits, or Base64); openssl rand -hex 32 makes one.`,
    ko: `${variable}에는 32바이트 키(16진수 64자리 또는 Base64)를 지정해야 합니다. openssl rand -hex 32로 만들 수 있습니다.`,
    ja: `${variable} には32バイトの鍵（16進数64桁またはBase64）を指定してください。openssl rand -hex 32 で生成できます。`,
  })
