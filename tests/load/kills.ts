import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '@barriere/testing/postgres-server.ts'
import { killRounds } from './kill-rounds.ts'

// `node tests/load/kills.ts [pglite|postgres] [kills] [seed]`: crash test; counts the acknowledged writes that are
// lost.
const [kind = 'pglite', kills = '200', seed = '1'] = process.argv.slice(2)
const tell = (text: string): void => void process.stdout.write(`${kind}: ${text}\n`)

const folder = await mkdtemp(join(tmpdir(), 'kills-'))
const server = kind === 'postgres' ? await startPostgres() : undefined
if (kind === 'postgres' && !server) throw new Error('PostgreSQL is not installed.')
try {
  const figures = await killRounds({
    folder,
    kills: Number(kills),
    seed: Number(seed),
    tell,
    ...(server ? { databaseUrl: server.url } : {}),
  })
  const ready = figures.readyAfter.toSorted((left, right) => left - right).map(Math.round)
  tell(
    `${figures.kills} kills, ${figures.acknowledged} writes acknowledged, ` +
      `${figures.wrong.length} lost or half done, ${figures.failures.length} failures in the log`,
  )
  tell(
    `ready after ${ready[ready.length >> 1]} ms (median), ${ready[Math.floor(ready.length * 0.95)]} ms (95 of 100), ` +
      `${ready.at(-1)} ms (longest); ${ready.filter((time) => time > 10_000).length} later than 10 s`,
  )
  tell(JSON.stringify(figures.halfStates))
  for (const text of [...new Set([...figures.wrong, ...figures.failures])].slice(0, 20)) tell(text)
} finally {
  await server?.stop()
  await rm(folder, { recursive: true, force: true })
}
