import { type ReactNode, StrictMode, Suspense } from 'react'
import { AppRoutes } from './routes/routes.tsx'

/** The application without its router: rendering in advance uses another one. */
export function App({ router: Router }: { router: (props: { children: ReactNode }) => ReactNode }) {
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
