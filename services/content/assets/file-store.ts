import { createReadStream, type Stats } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { Readable } from 'node:stream'

/**
 * Originals by the SHA-256 of their bytes. Content-addressed: a file is written once, never changed, and shared by all
 * assets with the same bytes. The files are in a folder; an object store would have the same methods.
 */
export interface FileStore {
  /** A new path for a file that is being received, on the same file system. */
  incoming(): Promise<string>
  /** Moves a finished file in. Idempotent. */
  put(digest: string, path: string): Promise<void>
  /** Bytes of a file from `first` to `last`, both included. */
  open(digest: string, first: number, last: number): ReadableStream<Uint8Array>
  read(digest: string): Promise<Buffer>
  has(digest: string): Promise<boolean>
  delete(digest: string): Promise<void>
  /** Digests of the files that were stored before a moment, in milliseconds since the Unix epoch. */
  stored(before: number): Promise<string[]>
  /** Deletes leftover files of uploads that began before a moment, in milliseconds since the Unix epoch. */
  sweep(before: number): Promise<void>
}

/** A range of a file as a web stream. */
export const streamFile = (file: string, first: number, last: number): ReadableStream<Uint8Array> =>
  // Node's web streams are those of the platform. Only the type declarations differ.
  Readable.toWeb(createReadStream(file, { start: first, end: last })) as ReadableStream<Uint8Array>

const statOf = (path: string): Promise<Stats | undefined> =>
  stat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })

const DIGEST = /^[\da-f]{64}$/

/** Originals in files below `directory`. */
export function fileStore(directory: string): FileStore {
  const incoming = join(directory, 'incoming')
  /** Name prefix of the files that this process receives. It removes them itself, so no sweep deletes them by age. */
  const own = `${crypto.randomUUID()}.`
  /** Path traversal: a name has to be 64 hexadecimal digits. */
  const pathOf = (digest: string): string => {
    if (!DIGEST.test(digest)) throw new TypeError('A file is named by its SHA-256.')
    return join(directory, digest.slice(0, 2), digest)
  }
  return {
    async incoming() {
      await mkdir(incoming, { recursive: true })
      return join(incoming, own + crypto.randomUUID())
    },
    async put(digest, path) {
      const target = pathOf(digest)
      await mkdir(join(target, '..'), { recursive: true })
      await rename(path, target)
    },
    open: (digest, first, last) => streamFile(pathOf(digest), first, last),
    read: (digest) => readFile(pathOf(digest)),
    has: async (digest) => (await statOf(pathOf(digest))) !== undefined,
    delete: (digest) => rm(pathOf(digest), { force: true }),
    async stored(before) {
      await mkdir(directory, { recursive: true })
      const names = (await readdir(directory, { recursive: true })).map((path) => basename(path))
      const old: string[] = []
      for (const digest of names.filter((name) => DIGEST.test(name))) {
        // Undefined: another instance has removed the file.
        const known = await statOf(pathOf(digest))
        if (known && known.mtimeMs < before) old.push(digest)
      }
      return old
    },
    async sweep(before) {
      await mkdir(incoming, { recursive: true })
      for (const name of (await readdir(incoming)).filter((one) => !one.startsWith(own))) {
        const path = join(incoming, name)
        // Undefined: another instance or the upload itself has removed the file.
        const known = await statOf(path)
        if (known && known.mtimeMs < before) await rm(path, { force: true })
      }
    },
  }
}
