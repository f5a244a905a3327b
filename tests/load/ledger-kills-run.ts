import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '#tests/support/postgres-server.ts'
import { killLedger } from './ledger-kills.ts'

// `node tests/load/ledger-kills-run.ts [pglite|postgres] [kills] [seed]`: crash test of the casino programme's ledger.
const [kind = 'pglite', kills = '200', seed = '1'] = process.argv.slice(2)
const folder = await mkdtemp(join(tmpdir(), 'ledger-kills-'))
const server = kind === 'postgres' ? await startPostgres() : undefined
if (kind === 'postgres' && !server) throw new Error('PostgreSQL is not installed.')
try {
  const options = { folder, kills: Number(kills), seed: Number(seed) }
  const figures = await killLedger(server ? { ...options, databaseUrl: server.url } : options)
  process.stdout.write(`${kind}, ${kills} kills: ${JSON.stringify(figures)}\n`)
} finally {
  await server?.stop()
  await rm(folder, { recursive: true, force: true })
}
