import type { Consult } from '@tickmark/contract'

/** The three forms of the public site. */
export type ConsultKind = Consult['kind']
