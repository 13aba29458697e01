import type { Manner } from '../manner.ts'
import { manner as aShare } from './a-share.ts'
import { manner as australia } from './australia.ts'
import { manner as canada } from './canada.ts'
import { manner as france } from './france.ts'
import { manner as germany } from './germany.ts'
import { manner as hongKong } from './hong-kong.ts'
import { manner as ifrs } from './ifrs.ts'
import { manner as india } from './india.ts'
import { manner as ireland } from './ireland.ts'
import { manner as italy } from './italy.ts'
import { manner as japanEnglish } from './japan-english.ts'
import { manner as japan } from './japan.ts'
import { manner as korea } from './korea.ts'
import { manner as southAfrica } from './south-africa.ts'
import { manner as spain } from './spain.ts'
import { manner as switzerland } from './switzerland.ts'
import { manner as taiwan } from './taiwan.ts'
import { manner as uk } from './uk.ts'
import { manner as us } from './us.ts'

/** All manners by their id. A new country is a file here and its line. */
export const MANNERS: Record<string, Manner> = Object.fromEntries(
  [
    aShare,
    australia,
    canada,
    france,
    germany,
    hongKong,
    ifrs,
    india,
    ireland,
    italy,
    japan,
    japanEnglish,
    korea,
    southAfrica,
    spain,
    switzerland,
    taiwan,
    uk,
    us,
  ].map((one) => [one.id, one]),
)
