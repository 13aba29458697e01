import cas from './cas.json' with { type: 'json' }
import ifrs from './ifrs.json' with { type: 'json' }
import jGaap from './j-gaap.json' with { type: 'json' }
import kIfrs from './k-ifrs.json' with { type: 'json' }
import { Profile } from './profile.ts'
import usGaap from './us-gaap.json' with { type: 'json' }
import valuationReport from './valuation-report.json' with { type: 'json' }

/** The frameworks that the product knows, read from their data files. */
export const PROFILES: readonly Profile[] = [usGaap, ifrs, cas, kIfrs, jGaap].map((profile) => Profile.parse(profile))

/** What a valuation report states, whatever the framework of the accounts. */
export const VALUATION_REPORT: Profile = Profile.parse(valuationReport)
