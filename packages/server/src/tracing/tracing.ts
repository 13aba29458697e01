/** What is told of a span: kinds, numbers and ids of ours; never what a document or a file says or is called. */
export type Facts = Record<string, string | number | boolean>

/** The run of a task: its span is the root of all work that any process does for it. */
export interface TracedRun {
  taskId: string
  run: number
}

export interface Tracing {
  readonly isOn: boolean
  /** Does work within a span, which belongs to that around it; `run`: to that of a task instead. What is thrown is told by its kind. */
  within<Value>(name: string, facts: Facts, work: (tell: (facts: Facts) => void) => Promise<Value>): Promise<Value>
  withinRun<Value>(run: TracedRun, name: string, facts: Facts, work: () => Promise<Value>): Promise<Value>
  /** A request from elsewhere, which may name the trace that it belongs to (W3C `traceparent`). */
  answering<Value>(
    parent: string | undefined,
    name: string,
    facts: Facts,
    work: (tell: (facts: Facts, name?: string) => void) => Promise<Value>,
  ): Promise<Value>
  /** Something that has just ended, within the span around it; nothing where there is none. */
  ended(name: string, milliseconds: number, facts: Facts): void
  /** The whole of a task. Told twice it is the same span. */
  endedRun(run: TracedRun, name: string, times: { from: Date; to: Date }, facts: Facts): void
  /** Sends what has not been sent. */
  close(): Promise<void>
}

const quiet = (): void => {}

/** Nothing is traced, and nothing of what would trace is loaded. */
export const NO_TRACING: Tracing = {
  isOn: false,
  within: (_name, _facts, work) => work(quiet),
  withinRun: (_run, _name, _facts, work) => work(),
  answering: (_parent, _name, _facts, work) => work(quiet),
  ended: quiet,
  endedRun: quiet,
  close: async () => {},
}
