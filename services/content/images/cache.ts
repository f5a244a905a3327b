import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export interface DiskCache {
  /** The cached bytes of a key, or null. */
  read(key: string): Promise<Buffer | null>
  /** Atomic write: a reader sees all of the bytes or none. Throws on a disk error. */
  write(key: string, data: Buffer): Promise<void>
  /** Total size, in bytes. */
  size(): Promise<number>
}

/** Keys are file names; hexadecimal only, against path traversal. */
const KEY = /^[0-9a-f]{8,64}$/
const TEMPORARY = '.tmp'

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** Entries on disk, least recently written first; incomplete files of a killed process are deleted. */
const loadEntries = async (directory: string): Promise<Map<string, number>> => {
  await mkdir(directory, { recursive: true })
  const found: { key: string; bytes: number; writtenAt: number }[] = []
  for (const name of await readdir(directory)) {
    const file = join(directory, name)
    if (name.endsWith(TEMPORARY)) await rm(file, { force: true })
    else if (KEY.test(name)) {
      const { size, mtimeMs } = await stat(file)
      found.push({ key: name, bytes: size, writtenAt: mtimeMs })
    }
  }
  found.sort((a, b) => a.writtenAt - b.writtenAt)
  return new Map(found.map(({ key, bytes }) => [key, bytes]))
}

/**
 * LRU cache of files in one folder, bounded in size. The folder may be deleted at any time, also while in use.
 * @param maxMebibytes upper bound of all entries together.
 */
export const createDiskCache = (directory: string, maxMebibytes: number): DiskCache => {
  const maxBytes = maxMebibytes * 1024 * 1024
  // A Map as LRU list: insertion order is the order of use.
  let loading: Promise<Map<string, number>> | undefined
  const entries = (): Promise<Map<string, number>> => (loading ??= loadEntries(directory))
  const total = (entryMap: Map<string, number>): number => [...entryMap.values()].reduce((sum, bytes) => sum + bytes, 0)

  const evict = async (entryMap: Map<string, number>): Promise<void> => {
    let bytes = total(entryMap)
    for (const [key, size] of entryMap) {
      if (bytes <= maxBytes) return
      entryMap.delete(key)
      bytes -= size
      await rm(join(directory, key), { force: true })
    }
  }

  return {
    async read(key) {
      const entryMap = await entries()
      const bytes = entryMap.get(key)
      if (bytes === undefined) return null
      try {
        const data = await readFile(join(directory, key))
        entryMap.delete(key)
        entryMap.set(key, bytes)
        return data
      } catch (error) {
        if (!isMissing(error)) throw error
        entryMap.delete(key)
        return null
      }
    },
    async write(key, data) {
      if (!KEY.test(key)) throw new Error(`not a cache key: ${key}`)
      const entryMap = await entries()
      const temporary = join(directory, `${key}-${randomUUID()}${TEMPORARY}`)
      await mkdir(directory, { recursive: true })
      await writeFile(temporary, data)
      await rename(temporary, join(directory, key))
      entryMap.delete(key)
      entryMap.set(key, data.length)
      await evict(entryMap)
    },
    async size() {
      return total(await entries())
    },
  }
}
