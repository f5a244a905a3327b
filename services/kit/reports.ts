import { existsSync, readFileSync } from 'node:fs'
import { setReporter } from '@barriere/shared/reports/logged-faults.ts'
import type { NodeReports } from '@barriere/shared/reports/node-reports.ts'
import { readReportSettings } from '@barriere/shared/reports/variables.ts'
import type { Env } from './env.ts'

/** Written by the site's build; the services run from the same folder, and are of the same release. */
const BUILD_ID = '.next/BUILD_ID'

const buildId = (): string => (existsSync(BUILD_ID) ? readFileSync(BUILD_ID, 'utf8').trim() : 'unknown')

/** Starts error reporting of the services' process, where it is configured. */
export async function startReports(env: Env): Promise<NodeReports | undefined> {
  const settings = readReportSettings(env, env.NODE_ENV === 'production')
  if (!settings) return undefined
  const { startNodeReports } = await import('@barriere/shared/reports/node-reports.ts')
  const reports = startNodeReports(await import('@sentry/node'), {
    ...settings,
    release: settings.release ?? buildId(),
  })
  setReporter(reports)
  return reports
}
