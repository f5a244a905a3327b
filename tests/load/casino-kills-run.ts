import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '@barriere/testing/postgres-server.ts'
import { killLedger } from './ledger-kills.ts'
import { killSeats } from './seat-kills.ts'

// `node tests/load/casino-kills-run.ts [ledger|seats] [pglite|postgres] [kills] [seed]`: crash test of the casino
// programme's ledger, or of its seats and payments.
const [what = 'ledger', kind = 'pglite', kills = '200', seed = '1'] = process.argv.slice(2)
const kill = what === 'seats' ? killSeats : killLedger
const folder = await mkdtemp(join(tmpdir(), 'casino-kills-'))
const server = kind === 'postgres' ? await startPostgres() : undefined
if (kind === 'postgres' && !server) throw new Error('PostgreSQL is not installed.')
try {
  const options = { folder, kills: Number(kills), seed: Number(seed) }
  const figures = await kill(server ? { ...options, databaseUrl: server.url } : options)
  process.stdout.write(`${what}, ${kind}, ${kills} kills: ${JSON.stringify(figures)}\n`)
} finally {
  await server?.stop()
  await rm(folder, { recursive: true, force: true })
}
