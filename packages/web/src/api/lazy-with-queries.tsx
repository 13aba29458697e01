import { type ComponentType, lazy } from 'react'

/**
 * A component that loads when it is shown, together with the query cache and the tool's style sheet: pages that query nothing load none
 * of them.
 */
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
