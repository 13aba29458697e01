import { LIMITS } from '@tickmark/contract/limits'

/** A valid task name made from a file's name. */
export function taskNameFrom(fileName: string): string {
  const legal = fileName
    .normalize('NFC')
    .replace(/\.[^.]+$/, '')
    .replace(/[^\p{L}\p{M}\p{N}_-]+/gu, '-')
    .replace(/^-+|-+$/g, '')
  return [...legal].slice(0, LIMITS.taskNameLength).join('')
}
