import type { Page } from '@playwright/test'

interface MadeFile {
  name: string
  /** Bytes that the browser is told the file has. */
  size?: number
  text?: string
}

/** Brings files to the page as a person does who drops or pastes them. */
export async function giveFiles(page: Page, how: 'drop' | 'paste', files: readonly MadeFile[]): Promise<void> {
  await page.evaluate(
    ([event, made]) => {
      const data = new DataTransfer()
      for (const { name, size, text = 'x' } of made) {
        // So large a file need not be there: its size is what is checked.
        const file = new File(size === 0 ? [] : [text], name)
        data.items.add(file)
      }
      const sizes = new Map(made.map(({ name, size }) => [name, size]))
      const original = Object.getOwnPropertyDescriptor(Blob.prototype, 'size')!
      Object.defineProperty(File.prototype, 'size', {
        configurable: true,
        get(this: File) {
          return sizes.get(this.name) ?? (original.get!.call(this) as number)
        },
      })
      if (event === 'paste') window.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }))
      else {
        window.dispatchEvent(new DragEvent('dragover', { dataTransfer: data, bubbles: true, cancelable: true }))
        window.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }))
      }
    },
    [how, files] as const,
  )
}
