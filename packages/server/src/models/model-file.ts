import { readFile } from 'node:fs/promises'
import type { Model } from '@tickmark/contract'
import type { Language } from '@tickmark/document'
import * as z from 'zod'
import { REASONS } from './reasons.ts'

/** One model of the operator's: any endpoint that speaks OpenAI's protocol. */
const ConfiguredModel = z.object({
  manufacturer: z.string().min(1),
  name: z.string().min(1),
  kind: z.enum(['ocr', 'analysis']),
  url: z.url().optional(),
  /** The name of the environment variable that holds the key; the key itself never stands in the file. */
  keyVariable: z.string().optional(),
  languages: z.array(z.string()).default(['zh-CN', 'en', 'ko', 'ja']),
})

/**
 * The models of the operator's file, as listed. They are shown so that the operator sees what was read, and as not available: this release has
 * no client for them yet.
 */
export async function readModelFile(path: string, language: Language): Promise<Model[]> {
  const models = z.array(ConfiguredModel).parse(JSON.parse(await readFile(path, 'utf8')))
  return models.map(({ manufacturer, name, kind, languages, url }) => ({
    id: `${manufacturer}:${name}`,
    kind,
    manufacturer,
    name,
    label: `${manufacturer}:${name}`,
    languages,
    available: false,
    reason: REASONS[url ? 'not_supported' : 'not_configured'][language],
  }))
}
