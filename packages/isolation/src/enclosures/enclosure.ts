import type { ChildFolder } from '../files/child-folder.ts'

/**
 * How far children are shut in, the strongest first; `docs/security.md` holds what a child that a file has taken over can do at each.
 * `bubblewrap`: namespaces of its own, no capabilities, a filter of system calls, sees the code and its input · `namespaces`: the same
 * without the filter · `separate-user`: a user of its own without capabilities · `process`: bounded memory and time alone.
 */
export const ISOLATION_LEVELS = ['bubblewrap', 'namespaces', 'separate-user', 'process'] as const
export type IsolationLevel = (typeof ISOLATION_LEVELS)[number]

/** A child that is about to be started. */
export interface EnclosedChild {
  folder: ChildFolder
  /** The module that it runs. */
  entry: URL
  /** Where its code lies compiled, if anywhere. */
  compiled?: string
}

/** What to put before the child's own command line. */
export interface Wrapper {
  command: string[]
  /** Open files that the wrapper finds as descriptors from 4 on (3 is the child's channel). Closed by who started it. */
  descriptors: number[]
}

/** A way to shut a child in. */
export interface Enclosure {
  level: IsolationLevel
  /** Whether each child is a user of its own, to whom its folder must belong. */
  ownUser: boolean
  wrap(child: EnclosedChild): Wrapper
}
