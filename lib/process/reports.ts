import { setReporter } from '#lib/reports/logged-faults.ts'
import type { NodeReports } from '#lib/reports/node-reports.ts'
import { env } from './env.ts'

/** Starts error reporting of the site's process, where it is configured. `buildId` names the release by default. */
export async function startReports(buildId: () => string): Promise<NodeReports | undefined> {
  if (!env.reports) return undefined
  const { startNodeReports } = await import('#lib/reports/node-reports.ts')
  const reports = startNodeReports({ ...env.reports, release: env.reports.release ?? buildId() })
  setReporter(reports)
  return reports
}
