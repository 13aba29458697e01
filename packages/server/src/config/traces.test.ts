import { expect, test } from 'vitest'
import { readTraces } from './traces.ts'

const OTEL_EXPORTER_OTLP_ENDPOINT = 'http://collector:4318/'

test('nothing is traced unless a collector is named', () => {
  expect(readTraces({})).toBeUndefined()
  expect(readTraces({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_SDK_DISABLED: 'true' })).toBeUndefined()
  expect(readTraces({ OTEL_EXPORTER_OTLP_ENDPOINT })).toEqual({
    url: 'http://collector:4318/v1/traces',
    headers: {},
    service: 'tickmark',
    share: 1,
  })
})

test('what the collector wants, what the service is called and how much is sent', () => {
  const settings = readTraces({
    OTEL_EXPORTER_OTLP_ENDPOINT: 'https://traces.example.com',
    OTEL_EXPORTER_OTLP_HEADERS: 'Authorization=Bearer%20a=b, x-tenant=finance',
    OTEL_SERVICE_NAME: 'review',
    OTEL_TRACES_SAMPLER_ARG: '.1',
  })
  expect(settings).toEqual({
    url: 'https://traces.example.com/v1/traces',
    headers: { Authorization: 'Bearer a=b', 'x-tenant': 'finance' },
    service: 'review',
    share: 0.1,
  })
})

test('settings that cannot be meant are told', () => {
  expect(() => readTraces({ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' })).toThrow(/OTEL_EXPORTER_OTLP_ENDPOINT/)
  expect(() => readTraces({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_TRACES_SAMPLER_ARG: '10' })).toThrow(/SAMPLER_ARG/)
  expect(() => readTraces({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_EXPORTER_OTLP_HEADERS: 'a=%' })).toThrow(/HEADERS/)
})
