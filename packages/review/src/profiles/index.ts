import cas from './cas.json' with { type: 'json' }
import ifrs from './ifrs.json' with { type: 'json' }
import jGaap from './j-gaap.json' with { type: 'json' }
import kIfrs from './k-ifrs.json' with { type: 'json' }
import { Profile } from './profile.ts'
import usGaap from './us-gaap.json' with { type: 'json' }

/** The frameworks that the product knows, read from their data files. */
export const PROFILES: readonly Profile[] = [usGaap, ifrs, cas, kIfrs, jGaap].map((profile) => Profile.parse(profile))
