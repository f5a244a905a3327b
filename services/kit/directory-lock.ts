import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { StartError } from './start-error.ts'

/** The directory is in use; the message names the holder. */
export class DirectoryLockedError extends StartError {
  override name = 'DirectoryLockedError'
}

const heldHere = new Set<string>()

/**
 * Takes `<directory>.lock` for this process, or throws a DirectoryLockedError that names the live holder.
 *
 * Race: every process first writes its own claim (a file named by its PID and start time) and only then reads the
 * others. Two processes that start at once see each other, so neither takes over a live claim. The start time
 * distinguishes a process from a later one with the same PID, as after a container's restart.
 * Returns a function that releases the lock.
 */
export function lockDirectory(directory: string): () => void {
  const folder = `${resolve(directory)}.lock`
  if (heldHere.has(folder))
    throw new DirectoryLockedError(`${directory} is already in use by this process (PID ${process.pid}).`)
  mkdirSync(folder, { recursive: true })
  const claim = `${process.pid}-${startOf(process.pid) ?? 0}`
  writeFileSync(join(folder, claim), `${process.pid}\n`)
  for (const other of readdirSync(folder).filter((name) => name !== claim)) {
    const [pid = 0, start = 0] = other.split('-').map(Number)
    if (!isAlive(pid, start)) {
      rmSync(join(folder, other), { force: true })
      continue
    }
    rmSync(join(folder, claim), { force: true })
    throw new DirectoryLockedError(
      `${directory} is in use by the process with PID ${pid}; stop it first, or set another DATA_DIR.`,
    )
  }
  heldHere.add(folder)
  return () => {
    heldHere.delete(folder)
    rmSync(join(folder, claim), { force: true })
  }
}

/** Clock ticks between the machine's and the process's start; undefined if the system does not report them. */
function startOf(pid: number): number | undefined {
  try {
    // The command's name, in parentheses, may hold spaces: fields are counted from its end.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19])
  } catch {
    return undefined
  }
}

function isAlive(pid: number, start: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false
  try {
    process.kill(pid, 0)
  } catch (error) {
    // EPERM: the process lives and belongs to another user.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false
  }
  const now = startOf(pid)
  return now === undefined || start === 0 || now === start
}
