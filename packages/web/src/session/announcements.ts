/** Something that the answers of the service mean for the session, told to whoever shows it. */
function announcement() {
  const listeners = new Set<() => void>()
  return {
    /** Runs a listener each time it is told; returns a function that ends this. */
    on(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Whether anybody heard it. */
    tell(): boolean {
      for (const listener of listeners) listener()
      return listeners.size > 0
    },
  }
}

/** The session has ended; its data are about to be cleared. */
export const sessionLost = announcement()
/** A request was refused because a second factor has to be set up first. */
export const secondFactorDue = announcement()
/** The link by which a task is read has expired or was revoked. */
export const linkEnded = announcement()
