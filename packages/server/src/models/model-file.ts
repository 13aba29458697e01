import { readFile } from 'node:fs/promises'
import type { Model } from '@tickmark/contract'
import type { Language } from '@tickmark/document'
import type { OwnOcrModel } from '@tickmark/readers'
import * as z from 'zod'
import type { Config } from '../config/config.ts'
import { REASONS } from './reasons.ts'
import { settingProblem } from '@tickmark/contract/operator-problem'

/** One model of the operator's: any endpoint that speaks OpenAI's, Anthropic's or Gemini's protocol, or PP-OCR files on this machine. */
export const ConfiguredModel = z.object({
  manufacturer: z.string().min(1),
  name: z.string().min(1),
  kind: z.enum(['ocr', 'analysis']),
  /** Base address, as the maker gives it: `https://api.example.com/v1`. */
  url: z.url({ protocol: /^https?$/ }).optional(),
  /** Of an OCR model that runs here: the folder with `rec.onnx` and `keys.txt` (and `det.onnx`, `cls.onnx`). */
  folder: z.string().optional(),
  /** What the endpoint calls the model, where that is not its name here. */
  model: z.string().optional(),
  /** The name of the environment variable that holds the key; the key itself never stands in the file. */
  keyVariable: z.string().optional(),
  /** How the endpoint is spoken to. `openai` is what nearly all offer; `anthropic` and `gemini` are those makers' own. */
  protocol: z.enum(['openai', 'anthropic', 'gemini']).default('openai'),
  /** 0 when absent; null leaves it out, as models that think before they answer require. */
  temperature: z.number().min(0).max(2).nullable().optional(),
  /** The longest answer, in tokens; the endpoint's own limit when absent. */
  maxTokens: z.int().min(256).optional(),
  /** True for an endpoint that can be held to a JSON schema. */
  jsonSchema: z.boolean().default(false),
  /** Added to the address after a question mark: `{ "api-version": "2024-10-21" }`. */
  query: z.record(z.string(), z.string()).default({}),
  /** Sent with each question, besides the key. */
  headers: z.record(z.string(), z.string()).default({}),
  /** Added to the body of each question: `{ "reasoning_effort": "low" }`. */
  parameters: z.record(z.string(), z.unknown()).default({}),
  /** True to take names, account and identity numbers out of what is sent; they are put back into the answer. */
  redact: z.boolean().default(false),
  /** Questions that the endpoint gets at a time, from all tasks together. */
  atOnce: z.int().min(1).max(32).default(4),
  /** Length of an excerpt, in tokens. */
  excerptTokens: z.int().min(1000).max(200_000).default(6000),
  /** Excerpts of one file; what is beyond is said to be unread. */
  mostExcerpts: z.int().min(1).max(1000).default(100),
  /** What is not answered so long after the review is left out. */
  taskMinutes: z.int().min(1).max(1440).default(120),
  /** Tokens that one task, and all tasks of a calendar month, may send; without a limit when absent. */
  taskTokens: z.int().min(1000).optional(),
  monthTokens: z.int().min(1000).optional(),
  /** Price of a million tokens, for the estimate before the start. */
  price: z.object({ sent: z.number().min(0), answered: z.number().min(0), currency: z.string().length(3) }).optional(),
  /** True for an endpoint on this machine or in the operator's own network; such addresses are refused otherwise. */
  private: z.boolean().default(false),
  timeoutSeconds: z.int().min(1).max(1800).default(180),
  languages: z.array(z.string()).default(['zh-CN', 'en', 'ko', 'ja']),
})
export type ConfiguredModel = z.infer<typeof ConfiguredModel>

/** The settings that models depend on. */
export type ModelSettings = Pick<Config, 'modelsFile' | 'keyOf'>

export const idOf = ({ manufacturer, name }: Pick<ConfiguredModel, 'manufacturer' | 'name'>): string =>
  `${manufacturer}:${name}`

/** The models of the operator's file; none without one. */
export async function readModelFile({ modelsFile }: ModelSettings): Promise<ConfiguredModel[]> {
  if (!modelsFile) return []
  try {
    return z.array(ConfiguredModel).parse(JSON.parse(await readFile(modelsFile, 'utf8')))
  } catch (error) {
    throw settingProblem('TICKMARK_MODELS', `${modelsFile} is not a list of models`, error)
  }
}

/** Those of the operator's models that are files for the built-in engine. */
export function ownOcrModelsOf(models: readonly ConfiguredModel[]): OwnOcrModel[] {
  return models.flatMap(({ kind, folder, manufacturer, name, languages }) =>
    kind === 'ocr' && folder ? [{ manufacturer, name, folder, languages: languages as Language[] }] : [],
  )
}

/** A model of the file as listed, with the reason when it cannot be used. */
export function toListedModel(model: ConfiguredModel, settings: ModelSettings, language: Language): Model {
  const { manufacturer, name, kind, languages, url, keyVariable } = model
  const reason = !url ? 'not_configured' : keyVariable && !settings.keyOf(keyVariable) ? 'key_missing' : undefined
  return {
    id: idOf(model),
    kind,
    manufacturer,
    name,
    label: idOf(model),
    languages,
    available: reason === undefined,
    external: true,
    ...(url && { host: new URL(url).host }),
    ...(reason && { reason: REASONS[reason][language] }),
  }
}
