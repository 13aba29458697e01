import { createContext, type ReactNode, use, useLayoutEffect, useState, useTransition } from 'react'
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router'

const OnItsWay = createContext(false)

/** Whether the next page still waits for its scripts or texts while the current one stays in sight. */
export const usePageOnItsWay = (): boolean => use(OnItsWay)

/** Like the library's `BrowserRouter`, which also keeps the old page during a transition but does not expose that state. */
export function TransitionRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }))
  const [{ action, location }, setState] = useState({ action: history.action, location: history.location })
  const [onItsWay, startTransition] = useTransition()
  useLayoutEffect(() => history.listen((update) => startTransition(() => setState(update))), [history])
  return (
    <OnItsWay value={onItsWay}>
      <Router location={location} navigationType={action} navigator={history}>
        {children}
      </Router>
    </OnItsWay>
  )
}
