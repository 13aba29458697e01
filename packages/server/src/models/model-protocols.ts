import type { ConfiguredModel } from './model-file.ts'

export type MessagePart = { type: 'text'; text: string } | { type: 'picture'; mediaType: string; base64: string }
export interface ModelMessage {
  role: 'system' | 'user' | 'assistant'
  content: string | MessagePart[]
}

/** An operator's model with its address and key. */
export type ModelEndpoint = ConfiguredModel & { url: string; key?: string | undefined }

export interface ModelAnswer {
  text: string
  /** As the endpoint counts them; undefined where it does not. */
  tokens: { sent: number; answered: number } | undefined
}

interface Protocol {
  path(model: string): string
  headers(key: string): Record<string, string>
  body(endpoint: ModelEndpoint, messages: readonly ModelMessage[], schema?: object): object
  /** Undefined where the answer holds no text. */
  read(answer: unknown): ModelAnswer | undefined
}

/** Anthropic asks for a limit; longer answers than this are rambling. */
const MOST_ANSWER_TOKENS = 8192

const partsOf = ({ content }: ModelMessage): MessagePart[] =>
  typeof content === 'string' ? [{ type: 'text', text: content }] : content
const systemOf = (messages: readonly ModelMessage[]): string =>
  messages
    .flatMap(({ role, content }) => (role === 'system' && typeof content === 'string' ? content : []))
    .join('\n\n')
const nameOf = ({ model, name }: ConfiguredModel): string => model ?? name

/** Reasoning models refuse a temperature: null in the operator's file leaves it out. */
const temperatureOf = ({ temperature }: ConfiguredModel): { temperature?: number } =>
  temperature === null ? {} : { temperature: temperature ?? 0 }

const openai: Protocol = {
  path: () => '/chat/completions',
  headers: (key) => ({ Authorization: `Bearer ${key}` }),
  body: (endpoint, messages, schema) => ({
    model: nameOf(endpoint),
    messages: messages.map((message) => ({
      role: message.role,
      content:
        typeof message.content === 'string'
          ? message.content
          : message.content.map((part) =>
              part.type === 'text'
                ? part
                : { type: 'image_url', image_url: { url: `data:${part.mediaType};base64,${part.base64}` } },
            ),
    })),
    ...temperatureOf(endpoint),
    ...(endpoint.maxTokens && { max_tokens: endpoint.maxTokens }),
    ...(schema && { response_format: { type: 'json_schema', json_schema: { name: 'answer', schema } } }),
    stream: false,
  }),
  read(answer) {
    const { choices, usage } = answer as {
      choices?: { message?: { content?: unknown } }[]
      usage?: { prompt_tokens?: number; completion_tokens?: number }
    }
    return answerOf(choices?.[0]?.message?.content, usage?.prompt_tokens, usage?.completion_tokens)
  },
}

const anthropic: Protocol = {
  path: () => '/messages',
  headers: (key) => ({ 'x-api-key': key, 'anthropic-version': '2023-06-01' }),
  body: (endpoint, messages) => ({
    model: nameOf(endpoint),
    system: systemOf(messages),
    messages: messages
      .filter(({ role }) => role !== 'system')
      .map((message) => ({
        role: message.role,
        content: partsOf(message).map((part) =>
          part.type === 'text'
            ? part
            : { type: 'image', source: { type: 'base64', media_type: part.mediaType, data: part.base64 } },
        ),
      })),
    ...temperatureOf(endpoint),
    max_tokens: endpoint.maxTokens ?? MOST_ANSWER_TOKENS,
  }),
  read(answer) {
    const { content, usage } = answer as {
      content?: { type?: string; text?: unknown }[]
      usage?: { input_tokens?: number; output_tokens?: number }
    }
    const text = content?.flatMap((part) => (typeof part.text === 'string' ? part.text : [])).join('')
    return answerOf(text, usage?.input_tokens, usage?.output_tokens)
  },
}

const gemini: Protocol = {
  path: (model) => `/models/${encodeURIComponent(model)}:generateContent`,
  headers: (key) => ({ 'x-goog-api-key': key }),
  body: (endpoint, messages, schema) => ({
    systemInstruction: { parts: [{ text: systemOf(messages) }] },
    contents: messages
      .filter(({ role }) => role !== 'system')
      .map((message) => ({
        role: message.role === 'assistant' ? 'model' : 'user',
        parts: partsOf(message).map((part) =>
          part.type === 'text' ? { text: part.text } : { inlineData: { mimeType: part.mediaType, data: part.base64 } },
        ),
      })),
    generationConfig: {
      ...temperatureOf(endpoint),
      ...(endpoint.maxTokens && { maxOutputTokens: endpoint.maxTokens }),
      ...(schema && { responseMimeType: 'application/json', responseJsonSchema: schema }),
    },
  }),
  read(answer) {
    const { candidates, usageMetadata: usage } = answer as {
      candidates?: { content?: { parts?: { text?: unknown; thought?: boolean }[] } }[]
      usageMetadata?: { promptTokenCount?: number; candidatesTokenCount?: number }
    }
    const parts = candidates?.[0]?.content?.parts
    const text = parts?.flatMap((part) => (typeof part.text === 'string' && !part.thought ? part.text : [])).join('')
    return answerOf(text, usage?.promptTokenCount, usage?.candidatesTokenCount)
  },
}

function answerOf(text: unknown, sent: unknown, answered: unknown): ModelAnswer | undefined {
  if (typeof text !== 'string' || !text) return undefined
  const isCounted = typeof sent === 'number' && typeof answered === 'number'
  return { text, tokens: isCounted ? { sent: Math.round(sent), answered: Math.round(answered) } : undefined }
}

/** How each kind of endpoint is asked and answers. */
export const PROTOCOLS: Record<ConfiguredModel['protocol'], Protocol> = { openai, anthropic, gemini }

/** Address, headers and body of one question. */
export function requestOf(endpoint: ModelEndpoint, messages: readonly ModelMessage[], schema?: object) {
  const protocol = PROTOCOLS[endpoint.protocol]
  const url = new URL(endpoint.url.replace(/\/+$/, '') + protocol.path(nameOf(endpoint)))
  for (const [name, value] of Object.entries(endpoint.query)) url.searchParams.set(name, value)
  const body = protocol.body(endpoint, messages, endpoint.jsonSchema ? schema : undefined)
  return {
    url,
    headers: {
      'Content-Type': 'application/json',
      ...(endpoint.key && protocol.headers(endpoint.key)),
      ...endpoint.headers,
    },
    body: JSON.stringify({ ...body, ...endpoint.parameters }),
  }
}
