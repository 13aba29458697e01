import type { Finding, Language } from '@tickmark/document'
import { labelsOf } from './labels.ts'
import type { ReportInput } from '../input/report-input.ts'

/** A time as reports print it, whoever reads them where: to the minute, in UTC. */
export const printTime = (iso: string): string => `${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`

/** A day as the cover of a report prints it, in UTC like its times: 27 November 2026, 2026年11月27日. */
export const printDay = (iso: string, language: Language): string =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(iso),
  )

/** What was decided on a finding, why, by whom and when, and what was said about it; empty where nothing was. */
export function decisionText(finding: Finding, { decisionOf, commentsOf, language }: ReportInput): string {
  const made = decisionOf?.(finding)
  const labels = labelsOf(language)
  const parts: string[] = []
  if (made) {
    const name = labels.decisionName[made.decision]
    const who = [made.by, made.at && printTime(made.at)].filter(Boolean).join(', ')
    parts.push((made.reason ? `${name} – ${made.reason}` : name) + (who && ` (${who})`))
  }
  for (const { by, at, text } of commentsOf?.(finding) ?? [])
    parts.push(`${labels.comment}: ${text} (${by}, ${printTime(at)})`)
  return parts.join('; ')
}
