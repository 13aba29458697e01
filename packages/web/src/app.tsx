import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode, Suspense } from 'react'
import { AppRoutes } from './routes/routes.tsx'

// Failures are told by the request itself; a query is asked again only when a person asks.
const queries = new QueryClient({
  defaultOptions: { queries: { retry: false, staleTime: 15_000, refetchOnWindowFocus: false } },
})

/** All of the application but the router, which is another one where pages are rendered in advance. */
export function App({ router: Router }: { router: (props: { children: React.ReactNode }) => React.ReactNode }) {
  return (
    <StrictMode>
      <QueryClientProvider client={queries}>
        <Router>
          <Suspense fallback={null}>
            <AppRoutes />
          </Suspense>
        </Router>
      </QueryClientProvider>
    </StrictMode>
  )
}
