import { ConfiguredModel } from './model-file.ts'
import type { ModelEndpoint } from './model-protocols.ts'

interface Maker {
  protocol: ConfiguredModel['protocol']
  url: string
  /** Variables by which the maker's own programs know key and address. */
  key: string
  base: string
}

/** Makers whose models are asked by name alone, where their usual variable holds a key: no file of models is needed then. */
const MAKERS: Readonly<Record<string, Maker>> = {
  openai: { protocol: 'openai', url: 'https://api.openai.com/v1', key: 'OPENAI_API_KEY', base: 'OPENAI_BASE_URL' },
  anthropic: {
    protocol: 'anthropic',
    url: 'https://api.anthropic.com/v1',
    key: 'ANTHROPIC_API_KEY',
    base: 'ANTHROPIC_BASE_URL',
  },
  google: {
    protocol: 'gemini',
    url: 'https://generativelanguage.googleapis.com/v1beta',
    key: 'GEMINI_API_KEY',
    base: 'GEMINI_BASE_URL',
  },
}

/**
 * `openai:gpt-4o`, `anthropic:…`, `google:…` with the key of the person at the terminal; undefined for another maker or without the key. An address that
 * the environment gives instead of the maker's is his own and may be private.
 */
export function endpointByOwnKey(
  id: string,
  keyOf: (variable: string) => string | undefined,
): ModelEndpoint | undefined {
  const [, manufacturer = '', name = ''] = /^([a-z]+):(.+)$/i.exec(id) ?? []
  const maker = MAKERS[manufacturer.toLowerCase()]
  const key = maker && keyOf(maker.key)
  if (!maker || !key) return undefined
  const own = keyOf(maker.base)
  const { protocol } = maker
  const url = own ?? maker.url
  const model = ConfiguredModel.parse({
    manufacturer,
    name,
    kind: 'analysis',
    protocol,
    url,
    private: own !== undefined,
  })
  return { ...model, url, key }
}
