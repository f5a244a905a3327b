import { execFile } from 'node:child_process'
import { chown, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '@barriere/shared/process/ports.ts'

const run = promisify(execFile)

export interface PostgresServer {
  /** URL of the database `postgres`; its user may make others. */
  url: string
  /** Stops and starts the server on the same port, as an update of the machine would. */
  restart(): Promise<void>
  stop(): Promise<void>
}

/** Debian's layout, the newest version first. */
async function programs(): Promise<string | undefined> {
  const root = '/usr/lib/postgresql'
  const versions = await readdir(root).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  const newest = versions
    .map(Number)
    .filter(Number.isFinite)
    .sort((left, right) => right - left)[0]
  return newest === undefined ? undefined : join(root, String(newest), 'bin')
}

async function idOf(kind: '-u' | '-g'): Promise<number> {
  return Number((await run('id', [kind, 'postgres'])).stdout)
}

/** A PostgreSQL of its own in a temporary folder, on a free port; undefined where PostgreSQL is not installed. */
export async function startPostgres(): Promise<PostgresServer | undefined> {
  const bin = await programs()
  if (bin === undefined) return undefined
  const folder = await mkdtemp(join(tmpdir(), 'postgres-'))
  const data = join(folder, 'data')
  const port = await freePort()
  // PostgreSQL refuses to run as root; Debian's package brings the user.
  const owner = process.getuid?.() === 0 ? { uid: await idOf('-u'), gid: await idOf('-g') } : {}
  if (owner.uid !== undefined) await chown(folder, owner.uid, owner.gid)
  const program = (name: string, args: string[]) => run(join(bin, name), args, { cwd: folder, ...owner })

  await program('initdb', [
    '-D',
    data,
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--no-locale',
    '--no-sync',
    '--no-instructions',
  ])
  const settings =
    `-c port=${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} ` +
    '-c fsync=off -c max_connections=100'
  const start = () =>
    program('pg_ctl', ['-D', data, '-w', '-t', '30', '-l', join(folder, 'log'), '-o', settings, 'start'])
  const halt = () => program('pg_ctl', ['-D', data, '-w', '-t', '30', '-m', 'fast', 'stop'])
  try {
    await start()
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    throw error
  }
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    async restart() {
      await halt()
      await start()
    },
    async stop() {
      await halt()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
