import { consentStore } from '#lib/client/consent.ts'
import { defineElement } from '#lib/client/define-element.ts'
import { noteFault, takeFaults } from '#lib/client/faults.ts'
import { loadOnce } from '#lib/client/load-once.ts'
import { TRACE_RATE } from '@barriere/shared/reports/settings.ts'

/** Milliseconds after which a browser without idle callbacks counts as idle. */
const IDLE = 2_000

/** Resolves once the page has loaded and is idle. */
async function untilIdle(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => {
      addEventListener('load', resolve, { once: true })
    })
  await new Promise<unknown>((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(resolve)
    else setTimeout(resolve, IDLE)
  })
}

// Loads the library at idle, and only if there is something to report: a fault, a traced view, or a replay with
// consent.
defineElement('site-error-reports', (element) => {
  const { key = '', release = '', environment = '' } = element.dataset
  const traced = Math.random() < TRACE_RATE
  const client = loadOnce(async () => {
    const { startBrowserReports } = await import('#lib/client/reports/browser-reports.ts')
    return startBrowserReports({ key, release, environment, traced })
  })
  const replay = loadOnce(async () => {
    const [{ startReplay }, reports] = await Promise.all([import('#lib/client/reports/replay.ts'), client()])
    startReplay(reports)
  })
  /** Reporting must not cause faults: if the library cannot load, there are no reports. */
  const attempt = (load: () => Promise<unknown>): void => void load().catch(() => undefined)
  const replayWhereAllowed = (): void => {
    if (consentStore.allows('replay')) attempt(replay)
  }
  void untilIdle().then(() => {
    consentStore.subscribe(replayWhereAllowed)
    if (traced) attempt(client)
    replayWhereAllowed()
    takeFaults((fault) => {
      attempt(async () => {
        await client()
        noteFault(fault)
      })
    })
  })
})
