/**
 * Prints a table of the web vitals by kind of page: `npm run vitals`, of 28 days, or of as many as it is given.
 *
 *   npm run vitals -- 7 [http://127.0.0.1:4001]
 *
 * The token is `SITE_API_TOKEN`.
 */
import { vitalsAnswer } from '#lib/contracts/vitals.ts'
import { readEnv } from '../../kit/env.ts'
import { vitalsTable } from './table.ts'

const env = readEnv()
const [days = '28', services = `http://127.0.0.1:${env.SERVICES_PORT}`] = process.argv.slice(2)
const response = await fetch(`${services}/site/vitals?days=${encodeURIComponent(days)}`, {
  headers: { authorization: `Bearer ${env.SITE_API_TOKEN}` },
})
if (!response.ok) throw new Error(`The services answered ${response.status}: ${await response.text()}`)
process.stdout.write(vitalsTable(vitalsAnswer.parse(await response.json())))
