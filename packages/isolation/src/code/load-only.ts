type Step = () => Promise<unknown>

/** What calls of a kind will need, by the name of the kind: modules of the program, loaded one after the other. */
export type Loads = Record<string, readonly Step[]>

/** What is to be loaded, in a process that compiles and serves nobody. */
let steps: Step[] | undefined

/** From now on nobody is served. Answers how to load all that children may need. */
export function loadOnly(): () => Promise<void> {
  const wanted: Step[] = []
  steps = wanted
  return async () => {
    for (const step of wanted) await step()
  }
}

/** Whether this process only loads; then it notes what. */
export function isLoadOnly(loads: Loads): boolean {
  steps?.push(...Object.values(loads).flat())
  return steps !== undefined
}
