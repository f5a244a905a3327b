import { readdirSync, readFileSync, readlinkSync } from 'node:fs'

/** Resources of a process at a moment; on Linux alone (`/proc`). */
export interface ProcessSize {
  /** Resident memory, in bytes. */
  readonly memory: number
  /** Open files by their kind: sockets, pipes, files of the disk, and watchers. */
  readonly handles: number
  readonly sockets: number
  readonly files: number
  readonly threads: number
}

export function processSize(pid: number): ProcessSize {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const field = (name: string): number => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1])
  const folder = `/proc/${pid}/fd`
  const targets = readdirSync(folder).flatMap((name) => targetOf(`${folder}/${name}`))
  return {
    memory: field('VmRSS') * 1024,
    handles: targets.length,
    sockets: targets.filter((target) => target.startsWith('socket:')).length,
    files: targets.filter((target) => target.startsWith('/')).length,
    threads: field('Threads'),
  }
}

/** Race: none where it was closed after the listing. */
function targetOf(link: string): string[] {
  try {
    return [readlinkSync(link)]
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}
