import { type MetricType, onCLS, onINP, onLCP, onTTFB } from 'web-vitals'
import { consentStore } from '#lib/client/consent.ts'
import { createSender } from '#lib/client/send-call.ts'
import type { VitalsCalls, VitalsErrorCode } from '@barriere/shared/contracts/vitals.ts'
import { type Vital, vitalStep } from '@barriere/shared/domain/visitors/vitals.ts'
import type { PageType } from './events.ts'
import { track } from './track.ts'

const sendVitals = createSender<VitalsCalls, VitalsErrorCode>('/api/vitals')

type Observed = Extract<MetricType, { readonly name: Vital }>

/**
 * Reports Core Web Vitals and the time to first byte to the tag manager and to the site's own sums. Loaded after the
 * consent to measurement; it reads what the browser has recorded before. Each metric counts once a page, rounded.
 */
export function measureVitals(page: PageType): void {
  const told = new Set<Vital>()
  let waiting: { readonly metric: Vital; readonly value: number }[] = []
  const take = ({ name, value, rating }: Observed): void => {
    // Back/forward cache: a restored page may report a metric again; the first value counts.
    if (told.has(name) || !consentStore.allows('measurement')) return
    told.add(name)
    const step = vitalStep(name, value)
    track({ event: 'web_vitals', pageType: page, metricName: name, metricValue: step, metricRating: rating })
    waiting.push({ metric: name, value: step })
  }
  onLCP(take)
  onINP(take)
  onCLS(take)
  onTTFB(take)
  // Runs after the library's own listeners, which use the capture phase.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || waiting.length === 0) return
    const metrics = waiting
    waiting = []
    if (!consentStore.allows('measurement')) return
    void sendVitals('POST record', { input: { page, metrics }, keepalive: true, anonymous: true })
  })
}
