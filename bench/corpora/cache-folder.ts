import { tmpdir } from 'node:os'
import path from 'node:path'

/** Where files of the corpora lie on this machine: `TICKMARK_CORPORA`, else a folder beside other temporary files. */
export const cacheFolder = (): string => process.env.TICKMARK_CORPORA ?? path.join(tmpdir(), 'tickmark-corpora')
