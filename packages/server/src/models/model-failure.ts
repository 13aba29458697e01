/** Why a model gave no answer that can be used. */
export class ModelFailure extends Error {
  readonly reason: 'unreachable' | 'refused' | 'timeout' | 'bad_answer'
  /** True when the same question may be answered a little later. */
  readonly passing: boolean
  /** Milliseconds after which the endpoint wants to be asked again, where it says so. */
  readonly after: number | undefined
  constructor(reason: ModelFailure['reason'], detail: string, later: { passing?: boolean; after?: number } = {}) {
    super(`${reason}: ${detail}`)
    this.name = 'ModelFailure'
    this.reason = reason
    this.passing = later.passing ?? false
    this.after = later.after
  }
}
