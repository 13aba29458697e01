import { BRAND } from '@tickmark/document'
import * as z from 'zod'
import { ENDPOINTS, type Endpoint } from './endpoints.ts'
import { API_BASE } from './envelope.ts'
import { ERRORS } from './error-keys.ts'

type Json = Record<string, unknown>

export interface OpenApi {
  openapi: '3.1.0'
  info: { title: string; version: string; description: string }
  servers: { url: string }[]
  paths: Record<string, Record<string, Json>>
  components: Json
}

const MEDIA_TYPES: Record<NonNullable<Endpoint['content']>, string> = {
  json: 'application/json',
  multipart: 'application/json',
  file: 'application/octet-stream',
  html: 'text/html',
  events: 'text/event-stream',
  csv: 'text/csv',
}

/** The API as an OpenAPI 3.1 document, made from the table of endpoints. */
export function toOpenApi(): OpenApi {
  const paths: OpenApi['paths'] = {}
  for (const [name, endpoint] of Object.entries(ENDPOINTS as Record<string, Endpoint>)) {
    const path = endpoint.path.replace('*}', '}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: toOperation(name, endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${BRAND.name.en} API`,
      version: BRAND.version,
      description:
        'Every JSON answer is an envelope { code, data, success, message }; errors add error.key. Texts follow Accept-Language.',
    },
    servers: [{ url: API_BASE }],
    paths,
    components: {
      securitySchemes: { session: { type: 'http', scheme: 'bearer' } },
      schemas: { Error: errorSchema() },
    },
  }
}

function toOperation(name: string, endpoint: Endpoint): Json {
  const { summary, access, path, content = 'json' } = endpoint
  const answer = endpoint.data
    ? envelopeOf(endpoint.data)
    : { type: 'string', format: content === 'file' ? 'binary' : undefined }
  const operation: Json = {
    operationId: name,
    summary,
    tags: [path.split('/')[1]],
    parameters: [...pathParameters(path), ...queryParameters(endpoint.query)],
    responses: {
      200: { description: 'Success', content: { [MEDIA_TYPES[content]]: { schema: answer } } },
      default: {
        description: 'Refused',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    },
  }
  if (access !== 'anyone') operation.security = [{ session: [] }]
  if (access === 'admin') operation.description = 'Administrators only.'
  if (endpoint.body) operation.requestBody = requestBody(endpoint.body, content)
  return operation
}

function requestBody(body: z.ZodType, content: NonNullable<Endpoint['content']>): Json {
  const schema = toSchema(body, 'input') as { properties?: Json; required?: string[] }
  if (content !== 'multipart') return { required: true, content: { 'application/json': { schema } } }
  const files = { type: 'array', minItems: 1, maxItems: 5, items: { type: 'string', format: 'binary' } }
  const form = {
    ...schema,
    properties: { ...schema.properties, files },
    required: [...(schema.required ?? []), 'files'],
  }
  return { required: true, content: { 'multipart/form-data': { schema: form } } }
}

function pathParameters(path: string): Json[] {
  return [...path.matchAll(/\{(\w+)\*?\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    description: 'May hold slashes; its last segment is the file name.',
    schema: { type: 'string' },
  }))
}

function queryParameters(query: z.ZodType | undefined): Json[] {
  if (!query) return []
  const { properties = {}, required = [] } = toSchema(query, 'input') as {
    properties?: Record<string, Json>
    required?: string[]
  }
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }))
}

function envelopeOf(data: z.ZodType): Json {
  return {
    type: 'object',
    required: ['code', 'data', 'success', 'message'],
    properties: {
      code: { const: 200 },
      data: toSchema(data, 'output'),
      success: { const: true },
      message: { type: 'string' },
    },
  }
}

function errorSchema(): Json {
  const error = {
    type: 'object',
    required: ['key'],
    properties: { key: { enum: Object.keys(ERRORS) }, field: { type: 'string' }, details: { type: 'object' } },
  }
  return {
    type: 'object',
    required: ['code', 'data', 'success', 'message', 'error'],
    properties: {
      code: { type: 'integer' },
      data: { type: 'null' },
      success: { const: false },
      message: { type: 'string' },
      error,
    },
  }
}

function toSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    reused: 'inline',
    override: ({
      zodSchema: {
        _zod: { def },
      },
      jsonSchema,
    }) => {
      // A list that is never empty: `minItems` and `items` say it, and more clients are generated from these than from `prefixItems`.
      if (def.type === 'tuple' && def.items.every((item) => item === def.rest)) delete jsonSchema.prefixItems
    },
  })
  return json
}
