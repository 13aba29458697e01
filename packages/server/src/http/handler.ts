import type { DataOf, ENDPOINTS, EndpointName } from '@tickmark/contract'
import type { Language } from '@tickmark/document'
import type { Context } from 'hono'
import type { HttpBindings } from '@hono/node-server'
import type * as z from 'zod'
import type { UserRow } from '../db/rows.ts'
import type { App } from '../app/app.ts'

type Table = typeof ENDPOINTS
type Parsed<Row, Part extends 'query' | 'body'> = Row extends { [P in Part]: infer Schema extends z.ZodType }
  ? z.output<Schema>
  : undefined
type UserFor<Row> = Row extends { access: 'anyone' } ? UserRow | undefined : UserRow
type TokenFor<Row> = Row extends { access: 'anyone' } ? string | undefined : string

export type HttpContext = Context<{ Bindings: HttpBindings }>

/** A request as its handler sees it: checked against the contract, its user known. */
export interface Request<Name extends EndpointName> {
  query: Parsed<Table[Name], 'query'>
  /** The body of a multipart request is checked by its handler, which reads the form. */
  body: Table[Name] extends { content: 'multipart' } ? undefined : Parsed<Table[Name], 'body'>
  user: UserFor<Table[Name]>
  language: Language
  /** The address of the client, for rate limits. */
  address: string
  token: TokenFor<Table[Name]>
  /** The part of the path that stands at `{id*}`. */
  path: string
  http: HttpContext
}

/** A handler answers the envelope's `data`, or a response where the contract names none. */
type Answer<Name extends EndpointName> = Table[Name] extends { data: z.ZodType } ? DataOf<Name> : Response

export type Handler<Name extends EndpointName> = (
  app: App,
  request: Request<Name>,
) => Promise<Answer<Name>> | Answer<Name>

/** One handler for each row of the contract: a missing one does not compile. */
export type HandlerTable = { [Name in EndpointName]: Handler<Name> }
