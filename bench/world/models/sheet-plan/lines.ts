import type { Line, Measure, Unit } from './plan.ts'

type Rest = Partial<Omit<Line, 'id' | 'label' | 'measure' | 'unit'>>

const make =
  (measure: Measure, unit: Unit) =>
  (id: string, label: string, rest: Rest = {}): Line => ({
    id,
    label,
    measure,
    unit,
    ...rest,
  })

/** An amount of a period. */
export const flow = make('flow', 'money')
/** A balance at the end of a period. */
export const stock = make('stock', 'money')
export const rate = make('rate', 'percent')
export const growth = make('growth', 'percent')
export const multiple = make('multiple', 'times')
export const factor = make('factor', 'number')
export const count = make('count', 'number')
export const price = make('price', 'per share')
export const days = make('rate', 'days')
export const text = make('text', 'none')
export const heading = (id: string, label: string): Line => make('text', 'none')(id, label, { heading: true })
/** A line that is zero in a sound model. */
export const check = (id: string, label: string, formula: string, rest: Rest = {}): Line =>
  make('stock', 'money')(id, label, { every: formula, check: true, inSum: 'own', ...rest })
