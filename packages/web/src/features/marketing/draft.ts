import { STORAGE_KEYS } from '@tickmark/contract/limits'
import type { ConsultKind } from './consult-kind.ts'

const keyOf = (kind: ConsultKind): string => `${STORAGE_KEYS.draft}_${kind}`

/** What was typed into a form and not sent, as long as the tab lives. Consent is given anew each time. */
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
    // As above.
  }
}
