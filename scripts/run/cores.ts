import { spawnSync } from 'node:child_process'
import { availableParallelism } from 'node:os'
import type { Stack } from './stack.ts'

/** CPU affinity: pins a process and all its threads to some cores, where the machine supports it. */
const pin = (pid: number | undefined, cores: string): boolean =>
  spawnSync('taskset', ['-a', '-c', '-p', cores, String(pid)], { stdio: 'ignore' }).status === 0

/** The core that a measured server has to itself. */
const SERVER = '0'

/** Pins a further server to the measured one's core, such as one that it is compared with. */
export const pinServer = (pid: number | undefined): boolean => pin(pid, SERVER)

/**
 * Measures with the site on one core of its own and everything else on the others, so that runs are comparable on any
 * machine. `held` is false, and the heading says so, with one core only or without taskset.
 */
export async function withServerOnOneCore<T>(
  { site, services }: Pick<Stack, 'site' | 'services'>,
  measure: (held: boolean) => Promise<T>,
): Promise<T> {
  const cores = availableParallelism()
  const others = `1-${cores - 1}`
  const held = cores > 1 && pinServer(site.pid) && pin(services.pid, others) && pin(process.pid, others)
  try {
    return await measure(held)
  } finally {
    if (held) pin(process.pid, `0-${cores - 1}`)
  }
}

/** Words for the heading of a measurement. */
export const heldWords = (held: boolean): string =>
  held ? 'the site on one core of its own' : 'the site not held to one core, for lack of a second one or of taskset'
