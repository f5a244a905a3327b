import type { Page } from '@playwright/test'

declare global {
  interface Window {
    shift: number
  }
}

/** Cumulative layout shift: sums all shifts in `window.shift`, from zero on each page that is opened from here on. */
export const measureShift = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.shift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) window.shift += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
