import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Document } from '@tickmark/document'
import { readFile } from '@tickmark/readers'
import { excerptsOf } from '@tickmark/review'
import { drawDocument } from '../world/draw-document.ts'
import { toHtml } from '../world/write/html.ts'
import { type ClaimSet, FORMS, type SaidClaim } from './claim-set.ts'

/** A set with its document as it was read, and what a model would answer. */
export interface ReadSet {
  document: Document
  answerOf: (said: SaidClaim) => string
}

/** More than any document of a set holds: its excerpts are one. */
const ONE_EXCERPT = 1_000_000

export async function readSet(set: ClaimSet): Promise<ReadSet> {
  const document = await drawn(set)
  const lines = excerptsOf(document, ONE_EXCERPT)
    .flatMap(({ text }) => text.split('\n'))
    .flatMap((line) => {
      const [, id, text] = /^\[(\S+?)(?: p\d+)?\] (.*)$/.exec(line) ?? []
      return id && text !== undefined ? [{ id, text }] : []
    })
  const find = (text: string): { id: string; text: string } => {
    const [under, label] = text.includes(' > ') ? (text.split(' > ') as [string, string]) : [undefined, text]
    const from = under === undefined ? 0 : lines.findIndex((line) => line.text === under)
    const found = lines.slice(from).find((line) => line.text === label || line.text.startsWith(`${label} |`))
    if (from < 0 || !found) throw new Error(`no place "${text}" in the document of ${set.manner}`)
    return found
  }
  const placeOf = (place: string): { id: string; quote: string } => {
    const [key = '', quote] = place.split('|')
    const { id, text } = find(set.prose[key] ?? key)
    return { id, quote: quote ?? text }
  }
  const cellOf = (place: string): string => {
    const [row = '', column] = place.split('@')
    return `${find(row).id}:${column}`
  }
  const answerOf = (said: SaidClaim): string => {
    const { trick: _, at, figures, form = 'plain', ...rest } = said
    const claim = {
      ...rest,
      message: said.message ?? `${said.title}.`,
      places: at.map(placeOf),
      ...(figures && { figures: figures.map(([place, value]) => ({ id: cellOf(place), value })) }),
    }
    return FORMS[form](claim)
  }
  return { document, answerOf }
}

async function drawn({ manner, seed, prose }: ClaimSet): Promise<Document> {
  const html = toHtml(drawDocument({ seed, index: 0, manner, kind: 'earnings-release' }))
  const more = Object.entries(prose).map(([key, text]) => (key.startsWith('h') ? `<h2>${text}</h2>` : `<p>${text}</p>`))
  const folder = mkdtempSync(path.join(tmpdir(), 'tickmark-claims-'))
  try {
    const file = path.join(folder, `${manner}.html`)
    writeFileSync(file, html.replace('</body>', `${more.join('\n')}\n</body>`))
    return await readFile({ path: file, name: `${manner}.html` })
  } finally {
    rmSync(folder, { recursive: true })
  }
}
