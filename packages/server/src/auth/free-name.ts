import { Username } from '@tickmark/contract'
import type { App } from '../app/app.ts'
import { AppError } from '../faults/app-error.ts'
import { findObstacle } from './availability.ts'

/** Tries of a number behind a name that is taken. */
const MOST_NAMESAKES = 50
const NAME_LENGTH = 28

/** A user name that nobody has, made of what somebody is called elsewhere: a name, or an address up to its `@`. */
export async function freeName(app: App, wanted: string): Promise<string> {
  const kept = wanted
    .replace(/@.*$/s, '')
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}._-]/gu, '')
    .replace(/^[^\p{L}\p{N}]+/u, '')
  const short = [...kept].slice(0, NAME_LENGTH).join('')
  const name = Username.safeParse(short).success ? short : `user-${short}`
  for (let number = 1; number <= MOST_NAMESAKES; number++) {
    const tried = number === 1 ? name : `${name}${number}`
    if (!(await findObstacle(app, 'username', tried))) return tried
  }
  throw new AppError('username_taken')
}
