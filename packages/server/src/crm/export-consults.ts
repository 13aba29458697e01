import type { ConsultRecord } from '@tickmark/contract'
import type { Language } from '@tickmark/document'
import { CONSULT_WORDS, wordFields } from './consult-words.ts'
import { toCsv } from './to-csv.ts'

/** Enquiries as a sheet that a person reads: labels for codes, each time in UTC and, where one is asked for, in a time zone. */
export function exportConsults(
  records: readonly ConsultRecord[],
  { language, timeZone }: { language: Language; timeZone?: string },
): string {
  const { record, kinds, states, fields } = CONSULT_WORDS[language]
  const zones = timeZone && timeZone !== 'UTC' ? [timeZone, 'UTC'] : ['UTC']
  const heads = [
    ...zones.map((zone) => `${record.created_at} (${zone})`),
    record.kind,
    record.state,
    ...Object.values(fields),
    record.remarks,
    record.consult_id,
  ]
  const rows = records.map((entry) => [
    ...zones.map((zone) => printTime(entry.created_at, zone)),
    kinds[entry.kind],
    states[entry.state],
    ...Object.values(wordFields(entry.fields, language)),
    entry.notes,
    entry.consult_id,
  ])
  return toCsv([heads, ...rows])
}

/** A time as 2026-11-20 19:40:05, which every spreadsheet program reads as a time. The Swedish format is that. */
const printTime = (iso: string, timeZone: string): string =>
  new Date(iso).toLocaleString('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })

/** Whether the runtime knows a time zone by this name. */
export function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}
