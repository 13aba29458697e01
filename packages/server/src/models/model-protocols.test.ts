import { expect, test } from 'vitest'
import { ConfiguredModel } from './model-file.ts'
import { type ModelMessage, PROTOCOLS, requestOf } from './model-protocols.ts'

const SCHEMA = { type: 'object' }
const MESSAGES: ModelMessage[] = [
  { role: 'system', content: 'Answer in JSON.' },
  {
    role: 'user',
    content: [
      { type: 'text', text: 'Read this.' },
      { type: 'picture', mediaType: 'image/png', base64: 'AAAA' },
    ],
  },
]
const ask = (settings: object, messages = MESSAGES) => {
  const model = ConfiguredModel.parse({
    manufacturer: 'acme',
    name: 'reader',
    kind: 'analysis',
    url: 'https://api.example.com/v1/',
    jsonSchema: true,
    ...settings,
  })
  const { url, headers, body } = requestOf({ ...model, url: model.url ?? '', key: 'a-key' }, messages, SCHEMA)
  return { url: url.href, headers, body: JSON.parse(body) as object }
}

test("OpenAI's protocol: pictures as data, a schema, what the operator adds; no temperature where it is null", () => {
  const settings = {
    temperature: null,
    query: { 'api-version': '2024-10-21' },
    headers: { 'X-Team': 'audit' },
    parameters: { reasoning_effort: 'low' },
  }
  expect(ask(settings)).toEqual({
    url: 'https://api.example.com/v1/chat/completions?api-version=2024-10-21',
    headers: { 'Content-Type': 'application/json', Authorization: 'Bearer a-key', 'X-Team': 'audit' },
    body: {
      model: 'reader',
      messages: [
        { role: 'system', content: 'Answer in JSON.' },
        {
          role: 'user',
          content: [
            { type: 'text', text: 'Read this.' },
            { type: 'image_url', image_url: { url: 'data:image/png;base64,AAAA' } },
          ],
        },
      ],
      response_format: { type: 'json_schema', json_schema: { name: 'answer', schema: SCHEMA } },
      stream: false,
      reasoning_effort: 'low',
    },
  })
  const usage = { prompt_tokens: 7, completion_tokens: 3 }
  expect(PROTOCOLS.openai.read({ choices: [{ message: { content: 'Yes' } }], usage })).toEqual({
    text: 'Yes',
    tokens: { sent: 7, answered: 3 },
  })
})

test("Anthropic's protocol: instructions apart, a limit of the answer", () => {
  expect(ask({ protocol: 'anthropic', model: 'claude' })).toEqual({
    url: 'https://api.example.com/v1/messages',
    headers: { 'Content-Type': 'application/json', 'x-api-key': 'a-key', 'anthropic-version': '2023-06-01' },
    body: {
      model: 'claude',
      system: 'Answer in JSON.',
      messages: [
        {
          role: 'user',
          content: [
            { type: 'text', text: 'Read this.' },
            { type: 'image', source: { type: 'base64', media_type: 'image/png', data: 'AAAA' } },
          ],
        },
      ],
      temperature: 0,
      max_tokens: 8192,
    },
  })
  const answer = {
    content: [
      { type: 'thinking', thinking: 'Hm' },
      { type: 'text', text: 'Yes' },
    ],
    usage: { input_tokens: 7, output_tokens: 3 },
  }
  expect(PROTOCOLS.anthropic.read(answer)).toEqual({ text: 'Yes', tokens: { sent: 7, answered: 3 } })
})

test("Gemini's protocol: the model in the address, parts, thoughts left out of the answer", () => {
  expect(ask({ protocol: 'gemini', model: 'gemini-2.5-pro', maxTokens: 1000 })).toEqual({
    url: 'https://api.example.com/v1/models/gemini-2.5-pro:generateContent',
    headers: { 'Content-Type': 'application/json', 'x-goog-api-key': 'a-key' },
    body: {
      systemInstruction: { parts: [{ text: 'Answer in JSON.' }] },
      contents: [
        { role: 'user', parts: [{ text: 'Read this.' }, { inlineData: { mimeType: 'image/png', data: 'AAAA' } }] },
      ],
      generationConfig: {
        temperature: 0,
        maxOutputTokens: 1000,
        responseMimeType: 'application/json',
        responseJsonSchema: SCHEMA,
      },
    },
  })
  const answer = { candidates: [{ content: { parts: [{ text: 'Hm', thought: true }, { text: 'Yes' }] } }] }
  expect(PROTOCOLS.gemini.read(answer)).toEqual({ text: 'Yes', tokens: undefined })
})

test('an answer without text is none, whatever else it holds', () => {
  for (const read of Object.values(PROTOCOLS).map((protocol) => protocol.read))
    for (const answer of [
      {},
      { choices: [] },
      { content: [] },
      { candidates: [{ finishReason: 'SAFETY' }] },
      { choices: [{ message: { content: null } }] },
    ])
      expect(read(answer)).toBeUndefined()
})
