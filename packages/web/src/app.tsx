import { type ReactNode, StrictMode, Suspense } from 'react'
import { AppRoutes } from './routes/routes.tsx'

/** All of the application but the router, which is another one where pages are rendered in advance. */
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
