import { useEffect, useState } from 'react'

/** Takes files dropped or pasted anywhere; returns true while files are dragged over the page. */
export function usePageDrop(add: ((files: readonly File[]) => void) | undefined): boolean {
  const [dragging, setDragging] = useState(false)
  useEffect(() => {
    const controller = new AbortController()
    const on = <K extends keyof WindowEventMap>(name: K, listen: (event: WindowEventMap[K]) => void): void =>
      window.addEventListener(name, listen, { signal: controller.signal })
    const filesIn = ({ dataTransfer }: DragEvent): FileList | undefined =>
      dataTransfer?.types.includes('Files') ? dataTransfer.files : undefined
    on('dragover', (event) => {
      if (!filesIn(event)) return
      event.preventDefault()
      setDragging(Boolean(add))
    })
    on('dragleave', (event) => event.relatedTarget === null && setDragging(false))
    on('drop', (event) => {
      const dropped = filesIn(event)
      if (!dropped) return
      event.preventDefault()
      setDragging(false)
      add?.([...dropped])
    })
    on('paste', (event) => {
      const pasted = [...(event.clipboardData?.files ?? [])]
      if (pasted.length > 0) add?.(pasted)
    })
    return () => controller.abort()
  }, [add])
  return dragging
}
