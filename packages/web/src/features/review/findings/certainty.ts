/** A calibrated probability as people say it; the steps are those at which a reviewer would act otherwise. */
const STEPS = [
  { from: 0.97, name: 'certain' },
  { from: 0.9, name: 'veryLikely' },
  { from: 0.75, name: 'likely' },
  { from: 0.5, name: 'probable' },
  { from: 0, name: 'possible' },
] as const

export type Certainty = (typeof STEPS)[number]['name']

/** In words how likely it is that the finding is right. */
export const certaintyOf = (probability: number): Certainty =>
  STEPS.find(({ from }) => probability >= from)?.name ?? 'possible'
