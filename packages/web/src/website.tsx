import { type ReactNode, StrictMode, Suspense } from 'react'
import { AppRoutes } from './routes/routes.tsx'

/** The website without its router: rendering in advance uses another one. */
export function Website({ router: Router }: { router: (props: { children: ReactNode }) => ReactNode }) {
  return (
    <StrictMode>
      <Router>
        <Suspense fallback={null}>
          <AppRoutes />
        </Suspense>
      </Router>
    </StrictMode>
  )
}
