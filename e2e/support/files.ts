import type { Page } from '@playwright/test'

interface GivenFile {
  name: string
  /** Bytes that the page is told it has: what is too large need not be made, only its size is looked at. */
  size?: number
}

/** Brings files to the page as a person does who drops or pastes them. */
export async function giveFiles(page: Page, how: 'drop' | 'paste', files: readonly GivenFile[]): Promise<void> {
  await page.evaluate(
    ([event, given]) => {
      const own = window as { givenSizes?: Map<string, number> }
      if (!own.givenSizes) {
        const real = Object.getOwnPropertyDescriptor(Blob.prototype, 'size')!
        Object.defineProperty(File.prototype, 'size', {
          get(this: File) {
            return own.givenSizes?.get(this.name) ?? (real.get!.call(this) as number)
          },
        })
        own.givenSizes = new Map()
      }
      const data = new DataTransfer()
      for (const { name, size } of given) {
        if (size !== undefined) own.givenSizes.set(name, size)
        data.items.add(new File(['x'], name))
      }
      if (event === 'paste') return window.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data }))
      const options = { dataTransfer: data, bubbles: true, cancelable: true }
      window.dispatchEvent(new DragEvent('dragover', options))
      return window.dispatchEvent(new DragEvent('drop', options))
    },
    [how, files] as const,
  )
}
