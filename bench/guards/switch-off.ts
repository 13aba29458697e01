import type { Guard } from './find-guards.ts'

/** The source without one guard: what ends early never does, what is demanded besides always holds. */
export function switchOff(source: string, { start, end, kind }: Guard): string {
  const never = kind === 'and' ? 'true' : 'false'
  return `${source.slice(0, start)}(${never} as boolean)${source.slice(end)}`
}
