import { createHash } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import { basename, dirname, extname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { streamFile } from '../assets/file-store.ts'

/** An original, independent of its storage. */
export interface Asset {
  /** Bytes. */
  readonly size: number
  readonly contentType: string
  /** SHA-256 of the content, hexadecimal. */
  readonly digest: string
  /** Bytes from `first` to `last`, both included. */
  stream(first: number, last: number): ReadableStream<Uint8Array>
  read(): Promise<Buffer>
}

export interface AssetIndex {
  /** Finds an original by the decoded path of its URL (`/f/…`), or null. */
  find(assetPath: string): Promise<Asset | null>
}

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.json': 'application/json',
  '.m4v': 'video/x-m4v',
  '.mov': 'video/quicktime',
  '.mp3': 'audio/mpeg',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.vtt': 'text/vtt; charset=utf-8',
  '.wav': 'audio/wav',
  '.webm': 'video/webm',
  '.webp': 'image/webp',
}

const contentTypeOf = (name: string): string => CONTENT_TYPES[extname(name).toLowerCase()] ?? 'application/octet-stream'

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** Decoded path of the URL in a sidecar's `filename`; null if it has none or is incomplete. */
const readAssetPath = async (sidecar: string): Promise<string | null> => {
  try {
    const data: unknown = JSON.parse(await readFile(sidecar, 'utf8'))
    if (typeof data !== 'object' || data === null || !('filename' in data)) return null
    if (typeof data.filename !== 'string') return null
    return decodeURIComponent(new URL(data.filename).pathname)
  } catch {
    // Incomplete, or not a sidecar: there is no address yet.
    return null
  }
}

/**
 * Reads the layout of the official command line tool: `<name>_<id>.<ext>` beside `<name>_<id>.json`, whose `filename`
 * is the public URL.
 */
const scan = async (directory: string): Promise<{ files: Map<string, string>; complete: boolean }> => {
  const found = new Map<string, string>()
  let complete = true
  const files = (await readdir(directory, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  const stem = (file: string): string => join(dirname(file), basename(file, extname(file)))
  const binaries = new Map(files.filter((file) => extname(file) !== '.json').map((file) => [stem(file), file]))
  for (const sidecar of files.filter((file) => extname(file) === '.json')) {
    const binary = binaries.get(stem(sidecar))
    if (binary === undefined) continue
    const path = await readAssetPath(sidecar)
    if (path === null) complete = false
    else found.set(path, binary)
  }
  return { files: found, complete }
}

/**
 * Change detection before a new scan: changes whenever a file is added or removed below. Null while there is no such
 * folder.
 */
const fingerprint = async (directory: string): Promise<string | null> => {
  if (!existsSync(directory)) return null
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  const folders = [directory, ...entries.filter((e) => e.isDirectory()).map((e) => join(e.parentPath, e.name))]
  const times = await Promise.all(folders.map(async (folder) => (await stat(folder)).mtimeMs))
  return `${String(entries.length)}:${times.join(':')}`
}

const digestOf = async (file: string): Promise<string> => {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}

/**
 * Index of originals by public path. Path traversal: a path from outside is only looked up, never joined to a folder.
 * New files are found at the first request for them.
 */
export const createAssetIndex = (directory: string): AssetIndex => {
  let files = new Map<string, string>()
  let seen: string | undefined
  const digests = new Map<string, { readonly version: string; readonly digest: string }>()

  const refresh = async (): Promise<void> => {
    const current = await fingerprint(directory)
    if (current === null || current === seen) return
    const scanned = await scan(directory)
    files = scanned.files
    // Scans again after an unreadable sidecar: filling the file does not change its folder's fingerprint.
    seen = scanned.complete ? current : undefined
  }

  const describe = async (file: string): Promise<Asset | null> => {
    try {
      const { size, mtimeMs } = await stat(file)
      const version = `${String(size)}:${String(mtimeMs)}`
      const known = digests.get(file)
      const digest = known?.version === version ? known.digest : await digestOf(file)
      digests.set(file, { version, digest })
      return {
        size,
        digest,
        contentType: contentTypeOf(file),
        stream: (first, last) => streamFile(file, first, last),
        read: () => readFile(file),
      }
    } catch (error) {
      if (isMissing(error)) return null
      throw error
    }
  }

  return {
    async find(assetPath) {
      if (!files.has(assetPath)) await refresh()
      const file = files.get(assetPath)
      return file === undefined ? null : describe(file)
    },
  }
}
