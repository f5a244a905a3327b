import { createRequire } from 'node:module'
import type * as SentryModule from '@sentry/nextjs'
import { setReporter } from '@barriere/shared/reports/logged-faults.ts'
import type { NodeReports } from '@barriere/shared/reports/node-reports.ts'
import { env } from './env.ts'

/** Starts error reporting of the site's process, where it is configured. `buildId` names the release by default. */
export async function startReports(buildId: () => string): Promise<NodeReports | undefined> {
  if (!env.reports) return undefined
  const { startNodeReports } = await import('@barriere/shared/reports/node-reports.ts')
  // CommonJS: its names are not visible to an import.
  const Sentry: typeof SentryModule = createRequire(import.meta.url)('@sentry/nextjs')
  const reports = startNodeReports(Sentry, { ...env.reports, release: env.reports.release ?? buildId() })
  setReporter(reports)
  return reports
}
