import { STORAGE_KEYS } from '@tickmark/contract/limits'
import type { ConsultKind } from './consult-kind.ts'

const keyOf = (kind: ConsultKind): string => `${STORAGE_KEYS.draft}_${kind}`

/** The unsent content of a form, kept as long as the tab lives. Consent is never kept. */
export function readDraft<Fields extends object>(kind: ConsultKind, empty: Fields): Fields {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(kind)) ?? '{}') as Partial<Fields>
    return { ...empty, ...kept, ...('agreement' in empty ? { agreement: false } : {}) }
  } catch {
    return empty
  }
}

export function keepDraft(kind: ConsultKind, fields: object): void {
  try {
    sessionStorage.setItem(keyOf(kind), JSON.stringify(fields))
  } catch {
    // Storage may be forbidden or full; the form works without.
  }
}

export function dropDraft(kind: ConsultKind): void {
  try {
    sessionStorage.removeItem(keyOf(kind))
  } catch {
    // Storage may be forbidden.
  }
}
