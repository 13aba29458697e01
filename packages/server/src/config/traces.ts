import { settingProblem } from '@tickmark/contract/operator-problem'

/** Where spans are sent, by the settings that OpenTelemetry gives every program. */
export interface TraceSettings {
  url: string
  /** What a collector wants to see: a token. */
  headers: Record<string, string>
  /** What the service is called there. */
  service: string
  /** Of all traces, so many are sent: 0 to 1. */
  share: number
}

/** Undefined where no collector is named: nothing is traced. */
export function readTraces(env: NodeJS.ProcessEnv): TraceSettings | undefined {
  const base = env.OTEL_EXPORTER_OTLP_ENDPOINT
  if (!base || env.OTEL_SDK_DISABLED === 'true') return undefined
  const protocol = URL.parse(base)?.protocol
  if (protocol !== 'http:' && protocol !== 'https:')
    throw settingProblem('OTEL_EXPORTER_OTLP_ENDPOINT', 'an address that begins with http:// or https:// is needed')
  return {
    url: `${base.replace(/\/+$/, '')}/v1/traces`,
    headers: readHeaders(env.OTEL_EXPORTER_OTLP_HEADERS),
    service: env.OTEL_SERVICE_NAME || 'tickmark',
    share: readShare(env.OTEL_TRACES_SAMPLER_ARG),
  }
}

/** `name=value` behind one another, separated by commas; values as in an address. */
function readHeaders(text = ''): Record<string, string> {
  const pairs = text.split(',').flatMap((one): [string, string][] => {
    const [name, ...value] = one.split('=')
    return name?.trim() ? [[name.trim(), decode(value.join('=').trim())]] : []
  })
  return Object.fromEntries(pairs)
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch (error) {
    throw settingProblem('OTEL_EXPORTER_OTLP_HEADERS', 'values must be written as in an address (%20)', error)
  }
}

function readShare(text: string | undefined): number {
  const share = text ? Number(text) : 1
  if (share >= 0 && share <= 1) return share
  throw settingProblem('OTEL_TRACES_SAMPLER_ARG', 'a number from 0 to 1 is needed')
}
