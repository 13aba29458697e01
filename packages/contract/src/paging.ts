import * as z from 'zod'
import { LIMITS } from './limits.ts'

/** Every number of a request is bounded by what the database can hold. */
export const INT4 = 2 ** 31 - 1
/** A number that counts from one. */
export const ordinal = z.coerce.number().int().min(1).max(INT4)

/** Which page of a list is asked for. */
export const page = {
  page: ordinal.default(1),
  page_size: z.coerce.number().int().min(1).max(LIMITS.pageSizeMax).default(20),
}

/** A page of a list, and how many there are in all. */
export const paged = <T extends z.ZodType>(item: T) =>
  z.object({ items: z.array(item), total: z.int(), page: z.int(), page_size: z.int() })
