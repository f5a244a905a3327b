import { execFileSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface SmallDisk {
  readonly folder: string
  /** Fills the remaining space. */
  fill(): void
  /** Frees that space. */
  free(): void
  remove(): void
}

/** Bytes that are written at a time; after the first that does not fit, single blocks fill the rest. */
const CHUNKS = [2 ** 20, 4_096]

/**
 * A disk of its own with a few megabytes, in memory. Undefined where this machine does not let one be mounted, which
 * needs Linux and root; a line on stderr says so.
 */
export function mountSmallDisk(megabytes: number): SmallDisk | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'small-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'pipe' })
  } catch (error) {
    rmSync(folder, { recursive: true })
    process.stderr.write(`No disk can be mounted: tests of a full disk are skipped (${String(error)}).\n`)
    return undefined
  }
  const filler = join(folder, 'filler')
  return {
    folder,
    fill() {
      const file = openSync(filler, 'w')
      for (const size of CHUNKS) while (writes(file, Buffer.alloc(size)));
      closeSync(file)
    },
    free: () => rmSync(filler, { force: true }),
    remove() {
      execFileSync('umount', ['-l', folder])
      rmSync(folder, { recursive: true })
    },
  }
}

/** Whether all bytes were written. */
function writes(file: number, bytes: Buffer): boolean {
  try {
    return writeSync(file, bytes) === bytes.length
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC') return false
    throw error
  }
}
