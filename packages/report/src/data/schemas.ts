import { Document } from '@tickmark/document'
import * as z from 'zod'
import { ReportJson } from './report-json.ts'

/** The JSON Schemas that are published in docs/schema, by file name. */
export function jsonSchemas(): Record<string, unknown> {
  return {
    'document.schema.json': { title: 'A document as read', ...z.toJSONSchema(Document) },
    'review.schema.json': { title: 'The review of one file', ...z.toJSONSchema(ReportJson) },
  }
}
