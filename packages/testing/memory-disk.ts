import { existsSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'

/** Folder of files that Linux keeps in memory. */
const MEMORY = '/dev/shm'

/** Bytes that must be free: databases of several suites at a time, at most 100 MB each. */
const NEEDED = 2 ** 31

const PREFIX = 'site-tests-'

/** Whether a process is still there; of another user's too. */
function isAlive(id: number): boolean {
  try {
    process.kill(id, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/**
 * Temporary folder (`TMPDIR`) of a run of the tests in memory, where there is enough of it: a copy of the embedded
 * database, 1,600 files, takes a tenth of the time that it takes on a disk. It is deleted with the process; leftovers
 * of a killed process are deleted by the next.
 */
export function keepTemporaryFilesInMemory(): void {
  if (process.env.TMPDIR?.startsWith(join(MEMORY, PREFIX)) || !existsSync(MEMORY)) return
  for (const name of readdirSync(MEMORY).filter((entry) => entry.startsWith(PREFIX)))
    if (!isAlive(Number(name.slice(PREFIX.length)))) rmSync(join(MEMORY, name), { recursive: true, force: true })
  const { bavail, bsize } = statfsSync(MEMORY)
  if (bavail * bsize < NEEDED) return
  const folder = join(MEMORY, `${PREFIX}${process.pid}`)
  // PostgreSQL's own user passes through it.
  mkdirSync(folder, { recursive: true, mode: 0o755 })
  process.env.TMPDIR = folder
  process.on('exit', () => removeUnlessInUse(folder))
}

/** Programs that outlive an interrupted run still write there. */
function removeUnlessInUse(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOTEMPTY') throw error
  }
}
