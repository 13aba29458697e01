import { useEffect } from 'react'

/** Tells the style whether somebody points or types (`data-points` of the document): a ring around what was pressed is for who types. */
export function usePointing(): void {
  useEffect(() => {
    const root = document.documentElement
    const point = (): void => void root.toggleAttribute('data-points', true)
    const type = (): void => void root.toggleAttribute('data-points', false)
    const early = { capture: true, passive: true }
    window.addEventListener('pointerdown', point, early)
    window.addEventListener('keydown', type, early)
    return () => {
      window.removeEventListener('pointerdown', point, early)
      window.removeEventListener('keydown', type, early)
    }
  }, [])
}
