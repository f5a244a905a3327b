import { setReporter } from '@barriere/shared/reports/logged-faults.ts'
import type { NodeReports } from '@barriere/shared/reports/node-reports.ts'
import { readReportSettings } from '@barriere/shared/reports/variables.ts'
import type { Env } from './env.ts'

/** Starts error reporting of the services' process, where it is configured. */
export async function startReports(env: Env): Promise<NodeReports | undefined> {
  const settings = readReportSettings(env, env.NODE_ENV === 'production')
  if (!settings) return undefined
  const { startNodeReports } = await import('@barriere/shared/reports/node-reports.ts')
  const reports = startNodeReports(await import('@sentry/node'), {
    ...settings,
    release: settings.release ?? 'unknown',
  })
  setReporter(reports)
  return reports
}
