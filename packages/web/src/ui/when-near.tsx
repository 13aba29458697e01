import { type ReactNode, Suspense, useCallback, useState } from 'react'

/** Renders its content when it comes within 60% of a screen of the window; before that it only keeps the space. */
export function WhenNear({ className, children }: { className: string; children: ReactNode }) {
  const [near, setNear] = useState(false)
  const watch = useCallback((place: HTMLDivElement) => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '60% 0px',
    })
    observer.observe(place)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={watch} className={className}>
      {near && <Suspense fallback={null}>{children}</Suspense>}
    </div>
  )
}
