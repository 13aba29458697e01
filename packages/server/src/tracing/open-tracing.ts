import { AsyncLocalStorage } from 'node:async_hooks'
import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, TraceFlags, trace, type Context, type Span } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  RandomIdGenerator,
  SamplingDecision,
  TraceIdRatioBasedSampler,
  TracerProvider,
  type SpanExporter,
} from '@opentelemetry/sdk-trace'
import { BRAND } from '@tickmark/document'
import type { TraceSettings } from '../config/traces.ts'
import type { Log } from '../log/log.ts'
import type { TracedRun, Tracing } from './tracing.ts'

/** A collector that is away is told of once in so many milliseconds. */
const TOLD_AGAIN = 60_000
/** Milliseconds that are given to what has not been sent when the service stops. */
const CLOSE_PATIENCE = 2000
const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/

/** Sends spans to a collector of OpenTelemetry's protocol (JSON over HTTP). A collector that is away or slow costs the spans, nothing else. */
export function openTracing({ url, headers, service, share }: TraceSettings, log: Log): Tracing {
  const current = new AsyncLocalStorage<Context>()
  const ratio = new TraceIdRatioBasedSampler(share)
  const ids = createIds()
  const provider = new TracerProvider({
    sampler: new ParentBasedSampler({ root: ratio }),
    idGenerator: ids,
    resource: resourceFromAttributes({ 'service.name': service, 'service.version': BRAND.version }),
    spanProcessors: [new BatchSpanProcessor({ exporter: tellFailures(new OTLPTraceExporter({ url, headers }), log) })],
  })
  const tracer = provider.getTracer('tickmark')

  async function during<Value>(span: Span, around: Context, work: () => Promise<Value>): Promise<Value> {
    try {
      return await current.run(trace.setSpan(around, span), work)
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR })
      span.setAttribute('error.type', kindOf(error))
      throw error
    } finally {
      span.end()
    }
  }

  /** Every process names the trace and the root span of a task alike, so that nobody has to hand them on. */
  function contextOf(run: TracedRun): Context {
    const { traceId, spanId } = idsOf(run)
    const { decision } = ratio.shouldSample(ROOT_CONTEXT, traceId)
    const traceFlags = decision === SamplingDecision.RECORD_AND_SAMPLED ? TraceFlags.SAMPLED : TraceFlags.NONE
    return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true })
  }

  return {
    isOn: true,
    within(name, attributes, work) {
      const around = current.getStore() ?? ROOT_CONTEXT
      const span = tracer.startSpan(name, { attributes }, around)
      return during(span, around, () => work((facts) => void span.setAttributes(facts)))
    },
    withinRun(run, name, attributes, work) {
      const around = contextOf(run)
      return during(tracer.startSpan(name, { attributes, kind: SpanKind.CONSUMER }, around), around, work)
    },
    answering(parent, name, attributes, work) {
      const around = parentContext(parent)
      const span = tracer.startSpan(name, { attributes, kind: SpanKind.SERVER }, around)
      return during(span, around, () =>
        work((facts, called) => {
          span.setAttributes(facts)
          if (called !== undefined) span.updateName(called)
          if (Number(facts['http.response.status_code']) >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
        }),
      )
    },
    ended(name, milliseconds, attributes) {
      const around = current.getStore()
      if (!around) return
      const to = Date.now()
      tracer.startSpan(name, { attributes, kind: SpanKind.CLIENT, startTime: to - milliseconds }, around).end(to)
    },
    endedRun(run, name, { from, to }, attributes) {
      ids.next = idsOf(run)
      tracer.startSpan(name, { attributes, startTime: from, root: true }, ROOT_CONTEXT).end(to)
      ids.next = undefined
    },
    // A collector that is away is tried again and again, which nobody who stops the service should wait for.
    close: () => Promise.race([provider.shutdown().catch(() => {}), sleep(CLOSE_PATIENCE, undefined, { ref: false })]),
  }
}

interface Ids {
  traceId: string
  spanId: string
}

/** Random ones, but where `next` says which. */
function createIds() {
  const random = new RandomIdGenerator()
  return {
    next: undefined as Ids | undefined,
    generateTraceId(): string {
      return this.next?.traceId ?? random.generateTraceId()
    },
    generateSpanId(): string {
      return this.next?.spanId ?? random.generateSpanId()
    },
  }
}

function idsOf({ taskId, run }: TracedRun): Ids {
  const digest = createHash('sha256').update(`${taskId} ${run}`).digest('hex')
  return { traceId: digest.slice(0, 32), spanId: digest.slice(32, 48) }
}

function parentContext(parent: string | undefined): Context {
  const [, traceId, spanId, flags] = TRACEPARENT.exec(parent ?? '') ?? []
  if (traceId === undefined || spanId === undefined || flags === undefined) return ROOT_CONTEXT
  const traceFlags = Number.parseInt(flags, 16) & TraceFlags.SAMPLED
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true })
}

/** Messages may name files: of an error only its key, its code or its class is told. */
function kindOf(error: unknown): string {
  const { key, code, name } = (error ?? {}) as { key?: unknown; code?: unknown; name?: unknown }
  return [key, code, name].find((one): one is string => typeof one === 'string') ?? 'unknown'
}

function tellFailures(exporter: SpanExporter, log: Log): SpanExporter {
  let told = -Infinity
  const send: SpanExporter['export'] = (spans, done) =>
    exporter.export(spans, (result) => {
      if (result.error && performance.now() - told > TOLD_AGAIN) {
        told = performance.now()
        log.warn('traces cannot be sent', { reason: result.error.message, lost: spans.length })
      }
      done(result)
    })
  return {
    export: send,
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  }
}
