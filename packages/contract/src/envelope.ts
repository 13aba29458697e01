/** Every JSON answer. `code` equals the HTTP status. */
export interface Envelope<Data = unknown> {
  code: number
  data: Data | null
  success: boolean
  message: string
  error?: { key: string; field?: string; details?: Record<string, unknown> }
}

export const API_BASE = '/v1/api'
