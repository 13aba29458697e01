import { getLanguage } from './language.ts'

/** B, KB or MB, rounded down: a file is never shown smaller than the limit it exceeds. What no file reaches, as the room on a disk, in GB. */
export function formatSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`
  if (bytes < 1024 * 1024) return `${formatNumber(Math.floor(bytes / 1024))} KB`
  if (bytes < 1024 ** 3) return `${formatNumber(Math.floor(bytes / 1024 ** 2))} MB`
  return `${formatNumber(Math.floor((bytes / 1024 ** 3) * 10) / 10)} GB`
}

/** Making a format takes as long as a thousand uses of it, and a list of figures uses it for each. */
const numberFormats = new Map<string, Intl.NumberFormat>()

export function formatNumber(value: number): string {
  const language = getLanguage()
  const format = numberFormats.get(language) ?? new Intl.NumberFormat(language)
  numberFormats.set(language, format)
  return format.format(value)
}

/** "A, B and C" in the chosen language. */
export function formatList(names: readonly string[]): string {
  return new Intl.ListFormat(getLanguage(), { type: 'conjunction' }).format(names)
}

export function formatDateTime(iso: string): string {
  return new Intl.DateTimeFormat(getLanguage(), { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso))
}

export function formatDate(iso: string): string {
  return new Intl.DateTimeFormat(getLanguage(), { dateStyle: 'medium' }).format(new Date(iso))
}

/** "1 min 20 sec" in the chosen language; at least a second. */
export function formatDuration(seconds: number): string {
  const total = Math.max(1, Math.round(seconds))
  const parts: [number, string][] = [
    [Math.floor(total / 3600), 'hour'],
    [Math.floor((total % 3600) / 60), 'minute'],
    [total < 3600 ? total % 60 : 0, 'second'],
  ]
  return parts
    .filter(([value]) => value > 0)
    .map(([value, unit]) =>
      new Intl.NumberFormat(getLanguage(), { style: 'unit', unit, unitDisplay: 'short' }).format(value),
    )
    .join(' ')
}
