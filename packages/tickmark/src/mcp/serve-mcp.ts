import { once } from 'node:events'
import type { Readable, Writable } from 'node:stream'
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import { BRAND, ReadError } from '@tickmark/document'
import { allowOnly } from './allowed-path.ts'
import { openFiles } from './read-files.ts'
import { makeTools, shapes } from './tools.ts'

/** Answers an agent over two streams until it hangs up or `signal` aborts. */
export async function serveMcp(
  roots: readonly string[],
  { stdin, stdout, signal }: { stdin: Readable; stdout: Writable; signal: AbortSignal },
): Promise<void> {
  const tools = makeTools(openFiles(await allowOnly(roots)))
  const server = new McpServer({ name: BRAND.command, version: BRAND.version })
  const readOnly = { annotations: { readOnlyHint: true, openWorldHint: false } }
  server.registerTool('read', { ...shapes.read, ...readOnly }, async (args) => answer(tools.read(args)))
  server.registerTool('review', { ...shapes.review, ...readOnly }, async (args) => answer(tools.review(args)))
  server.registerTool('explain', { ...shapes.explain, ...readOnly }, async (args) => answer(tools.explain(args)))
  server.registerTool('check_statement', { ...shapes.check_statement, ...readOnly }, async (args) =>
    answer(tools.check_statement(args)),
  )
  const ended = Promise.race([once(stdin, 'end', { signal }), once(stdin, 'close', { signal })]).catch(() => undefined)
  await server.connect(new StdioServerTransport(stdin, stdout))
  await ended
  await server.close()
}

/** What went wrong with a file is an answer too: the agent is told, and the session goes on. */
async function answer(
  work: Promise<object>,
): Promise<{ content: { type: 'text'; text: string }[]; isError?: boolean }> {
  try {
    return { content: [{ type: 'text', text: JSON.stringify(await work) }] }
  } catch (error) {
    const text = error instanceof ReadError ? `${error.key}: ${error.detail ?? ''}` : (error as Error).message
    return { content: [{ type: 'text', text }], isError: true }
  }
}
