import { type ReactNode, StrictMode, Suspense, useEffect } from 'react'
import { AppRoutes } from './routes/routes.tsx'

/** The website without its router: rendering in advance uses another one. */
export function Website({ router: Router }: { router: (props: { children: ReactNode }) => ReactNode }) {
  return (
    <StrictMode>
      <Router>
        <Suspense fallback={null}>
          <AppRoutes />
          <SayAlive />
        </Suspense>
      </Router>
    </StrictMode>
  )
}

/** Tells the boot script that the page's buttons answer from now on. */
function SayAlive(): null {
  useEffect(() => {
    dispatchEvent(new Event('alive'))
  }, [])
  return null
}
