import { randomBytes } from 'node:crypto'

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'

/** 26 characters, 130 random bits: not guessable, safe in addresses, file names and storage keys. */
export function newId(): string {
  return Array.from(randomBytes(26), (byte) => ALPHABET[byte & 31]).join('')
}
