import type { WorkbookModel } from './model.ts'

/** Computes something of a model once, however many rules ask for it. */
export function rememberFor<T>(compute: (model: WorkbookModel) => T): (model: WorkbookModel) => T {
  const known = new WeakMap<WorkbookModel, T>()
  return (model) => {
    const found = known.get(model)
    if (found !== undefined) return found
    const computed = compute(model)
    known.set(model, computed)
    return computed
  }
}
