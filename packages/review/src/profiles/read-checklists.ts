import aShare from './checklists/a-share.json' with { type: 'json' }
import cas from './checklists/cas.json' with { type: 'json' }
import cnQuarter from './checklists/cn-quarter.json' with { type: 'json' }
import dueDiligence from './checklists/due-diligence.json' with { type: 'json' }
import hkex from './checklists/hkex.json' with { type: 'json' }
import ifrs from './checklists/ifrs.json' with { type: 'json' }
import interim from './checklists/interim.json' with { type: 'json' }
import jGaap from './checklists/j-gaap.json' with { type: 'json' }
import jpAnnual from './checklists/jp-annual.json' with { type: 'json' }
import kIfrs from './checklists/k-ifrs.json' with { type: 'json' }
import krAnnual from './checklists/kr-annual.json' with { type: 'json' }
import sec10K from './checklists/sec-10-k.json' with { type: 'json' }
import usGaap from './checklists/us-gaap.json' with { type: 'json' }
import valuation from './checklists/valuation.json' with { type: 'json' }
import aShareFormMatters from './matters/a-share-form.json' with { type: 'json' }
import casNotesMatters from './matters/cas-notes.json' with { type: 'json' }
import cashFlowMatters from './matters/cash-flow.json' with { type: 'json' }
import dueDiligenceMatters from './matters/due-diligence.json' with { type: 'json' }
import financialInstrumentsMatters from './matters/financial-instruments.json' with { type: 'json' }
import groupMatters from './matters/group.json' with { type: 'json' }
import hkexFormMatters from './matters/hkex-form.json' with { type: 'json' }
import incomeTaxMatters from './matters/income-tax.json' with { type: 'json' }
import interimMatters from './matters/interim.json' with { type: 'json' }
import japanFormMatters from './matters/japan-form.json' with { type: 'json' }
import koreaFormMatters from './matters/korea-form.json' with { type: 'json' }
import leasesMatters from './matters/leases.json' with { type: 'json' }
import longLivedAssetsMatters from './matters/long-lived-assets.json' with { type: 'json' }
import obligationsMatters from './matters/obligations.json' with { type: 'json' }
import peopleAndPartiesMatters from './matters/people-and-parties.json' with { type: 'json' }
import presentationMatters from './matters/presentation.json' with { type: 'json' }
import revenueMatters from './matters/revenue.json' with { type: 'json' }
import secFormMatters from './matters/sec-form.json' with { type: 'json' }
import valuationMatters from './matters/valuation.json' with { type: 'json' }
import { ChecklistFile, Matter } from './matter.ts'

/** Matters by id, as their data files write them. */
export const MATTERS: ReadonlyMap<string, Matter> = new Map(
  [
    aShareFormMatters,
    casNotesMatters,
    cashFlowMatters,
    dueDiligenceMatters,
    financialInstrumentsMatters,
    groupMatters,
    hkexFormMatters,
    incomeTaxMatters,
    interimMatters,
    japanFormMatters,
    koreaFormMatters,
    leasesMatters,
    longLivedAssetsMatters,
    obligationsMatters,
    peopleAndPartiesMatters,
    presentationMatters,
    revenueMatters,
    secFormMatters,
    valuationMatters,
  ].flatMap((file) => Object.entries<unknown>(file).map(([id, matter]) => [id, Matter.parse(matter)] as const)),
)

/** Frameworks first, then forms, then other kinds of documents: the order in which they are shown. */
export const CHECKLISTS: readonly ChecklistFile[] = [
  ifrs,
  usGaap,
  cas,
  kIfrs,
  jGaap,
  aShare,
  hkex,
  sec10K,
  jpAnnual,
  krAnnual,
  interim,
  cnQuarter,
  valuation,
  dueDiligence,
].map((file) => ChecklistFile.parse(file))
