import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'

/** A key of the operator's. Its id tells it from others and nothing of it. */
export interface MasterKey {
  id: string
  key: Buffer
}

/** The keys that the operator gave, at least one: the first wraps, all unwrap. */
export type MasterKeys = readonly [MasterKey, ...MasterKey[]]

const NONCE_BYTES = 12
const TAG_BYTES = 16
const ID_LETTERS = 12

export const masterKeyOf = (key: Buffer): MasterKey => ({
  id: createHash('sha256').update('tickmark master key id').update(key).digest('hex').slice(0, ID_LETTERS),
  key,
})

/** A key of a task, encrypted under a master key; the prefix of its files is bound to it. */
export function wrap({ key }: MasterKey, prefix: string, taskKey: Buffer): Buffer {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(prefix))
  return Buffer.concat([nonce, cipher.update(taskKey), cipher.final(), cipher.getAuthTag()])
}

export function unwrap({ key }: MasterKey, prefix: string, wrapped: Buffer): Buffer {
  const cipher = createDecipheriv('aes-256-gcm', key, wrapped.subarray(0, NONCE_BYTES)).setAAD(Buffer.from(prefix))
  cipher.setAuthTag(wrapped.subarray(-TAG_BYTES))
  return Buffer.concat([cipher.update(wrapped.subarray(NONCE_BYTES, -TAG_BYTES)), cipher.final()])
}
