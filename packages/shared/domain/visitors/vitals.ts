export const VITAL_NAMES = ['LCP', 'INP', 'CLS', 'TTFB'] as const

export type Vital = (typeof VITAL_NAMES)[number]

/**
 * Web vitals with the bounds of “good” and “poor”: milliseconds, and thousandths for CLS. Source:
 * web.dev/articles/vitals.
 */
export const VITALS: Readonly<Record<Vital, { readonly good: number; readonly poor: number }>> = {
  LCP: { good: 2_500, poor: 4_000 },
  INP: { good: 200, poor: 500 },
  CLS: { good: 100, poor: 250 },
  TTFB: { good: 800, poor: 1_800 },
}

/** A minute: higher values come from a page that was left open. */
export const MAX_STEP = 60_000

/**
 * Histogram step of a measured value: the browser's value rounded to two significant digits. Enough for a percentile,
 * but not to identify visitors.
 */
export function vitalStep(vital: Vital, value: number): number {
  const whole = vital === 'CLS' ? value * 1_000 : value
  return Math.min(MAX_STEP, Number(Math.max(0, Math.round(whole)).toPrecision(2)))
}

/** One step of a histogram, and its number of values. */
export interface VitalCount {
  readonly step: number
  readonly count: number
}

export interface VitalSummary {
  readonly count: number
  /** The 75th percentile, by which a page is rated. */
  readonly p75: number
  /** Shares of all values, from 0 to 1. */
  readonly good: number
  readonly poor: number
}

/** Summary of a histogram; undefined for an empty one. */
export function summarizeVital(vital: Vital, histogram: readonly VitalCount[]): VitalSummary | undefined {
  const counted = histogram.filter(({ count }) => count > 0).sort((a, b) => a.step - b.step)
  const sum = (of: readonly VitalCount[]): number => of.reduce((total, { count }) => total + count, 0)
  const count = sum(counted)
  let below = 0
  const at = counted.find((one) => (below += one.count) >= count * 0.75)
  if (!at) return undefined
  const { good, poor } = VITALS[vital]
  return {
    count,
    p75: at.step,
    good: sum(counted.filter(({ step }) => step <= good)) / count,
    poor: sum(counted.filter(({ step }) => step > poor)) / count,
  }
}
