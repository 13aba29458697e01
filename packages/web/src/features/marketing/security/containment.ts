/** How tightly a child process may be shut in, the strongest first: the columns of the table in `docs/security.md`. */
export const LEVELS = ['bubblewrap', 'namespaces', 'separate-user', 'process'] as const

/** Whether an attempt of a child that a file has taken over succeeds: never, always, or as far as the service itself could. */
export type Outcome = 'no' | 'yes' | 'asService'

/** What such a child might try, in the order of `docs/security.md`. A test holds both against each other. */
export const ATTEMPTS = {
  secret: ['no', 'no', 'no', 'yes'],
  otherTasks: ['no', 'no', 'no', 'yes'],
  memory: ['no', 'no', 'no', 'yes'],
  write: ['no', 'no', 'no', 'yes'],
  signal: ['no', 'no', 'no', 'yes'],
  enterNetwork: ['no', 'no', 'no', 'asService'],
  network: ['no', 'no', 'yes', 'yes'],
  processes: ['no', 'no', 'yes', 'yes'],
  namespaces: ['no', 'no', 'yes', 'yes'],
  capability: ['no', 'no', 'no', 'asService'],
  privileges: ['no', 'no', 'no', 'no'],
  systemCalls: ['no', 'yes', 'yes', 'yes'],
} as const satisfies Record<string, readonly [Outcome, Outcome, Outcome, Outcome]>
export type Attempt = keyof typeof ATTEMPTS
