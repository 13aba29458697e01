import type { Model } from '@tickmark/contract'
import type { Language } from '@tickmark/document'
import { type ConfiguredModel, idOf } from './model-file.ts'
import { REASONS } from './reasons.ts'

type KnownModel = Pick<ConfiguredModel, 'manufacturer' | 'name' | 'kind'>

const analysis = (manufacturer: string, name: string): KnownModel => ({ manufacturer, name, kind: 'analysis' })
const ocr = (manufacturer: string, name: string): KnownModel => ({ manufacturer, name, kind: 'ocr' })

/**
 * What makers and programs that speak OpenAI's protocol offer, one model of each for text and one for pictures where they have one: so
 * that a person sees what the product could use here, and why it cannot.
 */
const KNOWN_MODELS: readonly KnownModel[] = [
  ocr('OpenAI', 'gpt-4o'),
  ocr('Qwen', 'qwen-vl-max'),
  ocr('Zhipu', 'glm-4v-plus'),
  ocr('Mistral', 'pixtral-large-latest'),
  ocr('Ollama', 'qwen2.5vl'),
  ocr('vLLM', 'Qwen2.5-VL-7B-Instruct'),
  ocr('llama.cpp', 'gemma-3-12b-it'),
  analysis('OpenAI', 'gpt-4o'),
  analysis('DeepSeek', 'deepseek-chat'),
  analysis('Qwen', 'qwen-max'),
  analysis('Zhipu', 'glm-4-plus'),
  analysis('Moonshot', 'moonshot-v1-128k'),
  analysis('Mistral', 'mistral-large-latest'),
  analysis('Ollama', 'qwen3'),
  analysis('vLLM', 'Qwen3-32B'),
  analysis('llama.cpp', 'gpt-oss-20b'),
]

/** The known models of makers of whom the operator has set up none of that kind, each with the reason why it cannot be chosen. */
export function modelsNotSetUp(configured: readonly ConfiguredModel[], language: Language): Model[] {
  const isSetUp = (known: KnownModel): boolean =>
    configured.some(
      ({ manufacturer, kind }) =>
        kind === known.kind && manufacturer.toLowerCase() === known.manufacturer.toLowerCase(),
    )
  return KNOWN_MODELS.filter((known) => !isSetUp(known)).map((known) => ({
    ...known,
    id: idOf(known),
    label: idOf(known),
    languages: ['zh-CN', 'en', 'ko', 'ja'],
    available: false,
    reason: REASONS.not_set_up[language],
  }))
}
