/** Core Web Vitals and the time to first byte. */
export const VITALS = ['LCP', 'INP', 'CLS', 'TTFB'] as const

export type Vital = (typeof VITALS)[number]

/**
 * Upper bounds of a histogram's buckets, in milliseconds, CLS in thousandths; the last bucket is open. Two of them are
 * the bounds of what is good and what is poor (web.dev/articles/vitals).
 */
export const VITAL_BOUNDS: Readonly<Record<Vital, readonly number[]>> = {
  LCP: [500, 1_000, 1_500, 2_000, 2_500, 3_000, 4_000, 6_000, 10_000],
  INP: [50, 100, 150, 200, 300, 500, 1_000],
  CLS: [10, 25, 50, 100, 150, 250, 500],
  TTFB: [100, 200, 400, 600, 800, 1_200, 1_800, 3_000],
}

const GOOD: Readonly<Record<Vital, number>> = { LCP: 2_500, INP: 200, CLS: 100, TTFB: 800 }

const POOR: Readonly<Record<Vital, number>> = { LCP: 4_000, INP: 500, CLS: 250, TTFB: 1_800 }

/** Rounding of a value, so that none tells one visitor from another. */
const STEPS: Readonly<Record<Vital, number>> = { LCP: 50, INP: 10, CLS: 5, TTFB: 10 }

/** Largest value that is told: what lies above is as bad. */
export const MAX_VITAL = 60_000

/** A measured value as it is told: rounded milliseconds, CLS as rounded thousandths. */
export function vitalStep(vital: Vital, measured: number): number {
  const value = vital === 'CLS' ? measured * 1_000 : measured
  return Math.min(MAX_VITAL, Math.max(0, Math.round(value / STEPS[vital]) * STEPS[vital]))
}

/** Index of a value's bucket. */
export function bucketOf(vital: Vital, value: number): number {
  const bounds = VITAL_BOUNDS[vital]
  const found = bounds.findIndex((bound) => value <= bound)
  return found === -1 ? bounds.length : found
}

export interface VitalSummary {
  readonly count: number
  readonly mean: number
  /** The 75th percentile: the upper bound of its bucket; of the open bucket its lower bound. */
  readonly p75: number
  /** Shares of what is good, needs improvement and is poor. */
  readonly good: number
  readonly improvable: number
  readonly poor: number
}

/** Summary of a histogram: `counts` by bucket, `sum` of all values. Undefined where nothing was measured. */
export function summarise(vital: Vital, counts: readonly number[], sum: number): VitalSummary | undefined {
  const count = counts.reduce((total, one) => total + one, 0)
  if (count === 0) return undefined
  const bounds = VITAL_BOUNDS[vital]
  const upTo = (bound: number): number =>
    counts.slice(0, bounds.indexOf(bound) + 1).reduce((total, one) => total + one, 0)
  let passed = 0
  const bucket = counts.findIndex((one) => (passed += one) >= count * 0.75)
  const good = upTo(GOOD[vital])
  const bearable = upTo(POOR[vital])
  return {
    count,
    mean: Math.round(sum / count),
    p75: bounds[Math.min(bucket, bounds.length - 1)] ?? 0,
    good: good / count,
    improvable: (bearable - good) / count,
    poor: (count - bearable) / count,
  }
}
