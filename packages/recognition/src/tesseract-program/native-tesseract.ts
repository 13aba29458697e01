import { spawnSync } from 'node:child_process'
import type { Language } from '@tickmark/document'
import type { EngineLack } from './engine-lack.ts'

const CODES: ReadonlyMap<string, Language> = new Map([
  ['chi_sim', 'zh-CN'],
  ['eng', 'en'],
  ['kor', 'ko'],
  ['jpn', 'ja'],
])

/** What the system's own Tesseract can read. */
export interface NativeTesseract {
  /** Why it cannot be used; undefined when it can. */
  lack?: EngineLack
  /** Its names of the languages that are installed and ours. */
  codes: string[]
  languages: Language[]
}

let found: NativeTesseract | undefined

/** Looks for `tesseract` on the PATH, once a process. */
export function findNativeTesseract(): NativeTesseract {
  return (found ??= look())
}

/** Tesseract's names for a language of ours; all that are installed where none is given. */
export function codesFor(language: Language | undefined, installed: readonly string[]): string[] {
  const wanted = installed.filter((code) => CODES.get(code) === language)
  // English is read everywhere: names, units, abbreviations.
  return language && wanted.length
    ? [...new Set([...wanted, ...installed.filter((code) => code === 'eng')])]
    : [...installed]
}

function look(): NativeTesseract {
  const { error, status, stdout } = spawnSync('tesseract', ['--list-langs'], { encoding: 'utf8', timeout: 5000 })
  if (error || status !== 0)
    return { lack: { key: 'not_installed', detail: 'tesseract is not on the PATH' }, codes: [], languages: [] }
  const codes = stdout.split(/\s+/).filter((code) => CODES.has(code))
  if (codes.length === 0)
    return { lack: { key: 'languages_missing', detail: 'none of chi_sim, eng, kor, jpn' }, codes, languages: [] }
  return { codes, languages: codes.flatMap((code) => CODES.get(code) ?? []) }
}
