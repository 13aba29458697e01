import { rmSync } from 'node:fs'

export default function removeData(): void {
  rmSync(process.env.TICKMARK_E2E_DATA!, { recursive: true, force: true, maxRetries: 5 })
}
