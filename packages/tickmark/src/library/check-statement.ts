import type { Document } from '@tickmark/document'
import type { CheckedStatement } from '@tickmark/review'
import { sharedEngine } from './shared-engine.ts'

/** Holds one statement against documents, in a child process like everything that touches them. */
export async function checkAgainst(statement: string, documents: readonly Document[]): Promise<CheckedStatement> {
  return sharedEngine().checkStatement(statement, documents)
}
