import type { LanguageData } from '../language-data.ts'
import { amounts } from './amounts.ts'
import { captions } from './captions.ts'
import { companies } from './companies.ts'
import { connectives } from './connectives.ts'
import { numbering } from './numbering.ts'
import { periods } from './periods.ts'

export const ko: LanguageData = { tag: 'ko', ...amounts, periods, captions, numbering, connectives, companies }
