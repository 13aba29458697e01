import type { LanguageData } from '../language-data.ts'
import { amounts } from './amounts.ts'
import { captions } from './captions.ts'
import { companies } from './companies.ts'
import { connectives } from './connectives.ts'
import { numbering } from './numbering.ts'
import { periods } from './periods.ts'

export const fr: LanguageData = { tag: 'fr', ...amounts, periods, captions, numbering, connectives, companies }
