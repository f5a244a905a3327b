// Page speed for visitors who agreed to measurement: `npm run tool -- vitals`, with `30` for thirty days.
import { vitalsReport } from '@barriere/shared/contracts/vitals.ts'
import { ownSecretPair } from '@barriere/shared/secrets/secret-pair.ts'
import { VITALS } from '@barriere/shared/domain/visitors/vitals.ts'

const { SERVICES_URL = 'http://127.0.0.1:4001', SITE_API_TOKEN } = process.env
const [token] = ownSecretPair('SITE_API_TOKEN').parse(SITE_API_TOKEN)

const [days = '7'] = process.argv.slice(2)

const share = (value: number): string => `${Math.round(value * 100)} %`.padStart(7)

try {
  const response = await fetch(`${SERVICES_URL}/site/vitals?days=${encodeURIComponent(days)}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  if (!response.ok)
    throw new Error(
      response.status === 422 ? 'The number of days must be 1 to 3650.' : `The services answered ${response.status}.`,
    )
  const { rows } = vitalsReport.parse(await response.json())
  console.log(`Web vitals of the last ${days} days; milliseconds, CLS in thousandths\n`)
  console.log('page             metric     p75   good at  measured    good    poor')
  for (const { page, metric, p75, count, good, poor } of rows)
    console.log(
      `${page.padEnd(16)} ${metric.padEnd(6)} ${String(p75).padStart(7)} ${String(VITALS[metric].good).padStart(9)}` +
        ` ${String(count).padStart(9)} ${share(good)} ${share(poor)}`,
    )
  if (rows.length === 0) console.log('Nothing has been measured.')
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
