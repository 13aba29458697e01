import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'

/** Makes its content when it comes within a screen of the window; before that it only keeps the place. */
export function WhenNear({ className, children }: { className: string; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '60% 0px',
    })
    observer.observe(place.current!)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={place} className={className}>
      {near && <Suspense fallback={null}>{children}</Suspense>}
    </div>
  )
}
