import { type ComponentType, lazy } from 'react'

/** A part that loads when it is shown, and the cache of queries beside it: pages that ask for nothing do without both. */
export function lazyWithQueries<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  return lazy(async () => {
    const [{ default: Part }, { Queries }] = await Promise.all([load(), import('./queries.tsx')])
    return {
      default: (props: Props) => (
        <Queries>
          <Part {...props} />
        </Queries>
      ),
    }
  }) as ComponentType<Props>
}
