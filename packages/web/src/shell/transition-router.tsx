import { createContext, type ReactNode, use, useLayoutEffect, useState, useTransition } from 'react'
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router'

const OnItsWay = createContext(false)

/** Whether the page that was asked for still waits for its scripts or texts, and the one before it is still in sight. */
export const usePageOnItsWay = (): boolean => use(OnItsWay)

/** What the library's `BrowserRouter` does, which keeps the old page in a transition as well but does not tell of it. */
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
