import { type MetricType, onCLS, onINP, onLCP, onTTFB } from 'web-vitals'
import { consentStore } from '#lib/client/consent.ts'
import { createSender } from '#lib/client/send-call.ts'
import type { VitalsCalls, VitalsErrorCode } from '#lib/contracts/vitals.ts'
import { type Vital, vitalStep } from '#lib/domain/vitals.ts'
import type { PageType } from './events.ts'
import { track } from './track.ts'

const sendVitals = createSender<VitalsCalls, VitalsErrorCode>('/api')

/**
 * Core Web Vitals and the time to first byte, to the tag manager and to the site's own sums. Loaded after the consent
 * to measurement; it reads what the browser has recorded before. Rounded values: they are parts of sums.
 */
export function measureVitals(page: PageType): void {
  let waiting: { readonly metric: Vital; readonly value: number }[] = []
  const take = ({ name, value, rating }: MetricType): void => {
    const metric = name as Vital
    const rounded = vitalStep(metric, value)
    track({ event: 'web_vitals', pageType: page, metricName: metric, metricValue: rounded, metricRating: rating })
    waiting.push({ metric, value: rounded })
    if (document.visibilityState === 'hidden') send()
  }
  const send = (): void => {
    const metrics = waiting
    waiting = []
    if (metrics.length === 0 || !consentStore.allows('measurement')) return
    void sendVitals('POST vitals', { input: { page, metrics }, beacon: true })
  }
  for (const observe of [onLCP, onINP, onCLS, onTTFB]) observe(take)
  // After the library's own listeners, which stand on the window's way down.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send()
  })
}
