import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { processSingleton } from '@barriere/shared/process/process-singleton.ts'

type File = Uint8Array<ArrayBuffer>

/** Version of a file: a hash of its data, 22 characters that are valid in an address. */
export const versionOf = (data: unknown): string =>
  createHash('sha256').update(JSON.stringify(data)).digest('base64url').slice(0, 22)

/**
 * Cache of files rendered from content, each once per version (single flight). At most `most` files are kept. The
 * function rejects as `render` does, and the next request tries again.
 */
export function renderedFiles<T>(
  name: string,
  most: number,
  render: (data: T) => Promise<File>,
): (data: T, version: string) => Promise<File> {
  const files = processSingleton(
    name,
    () =>
      new LRUCache<string, File, { data: T }>({
        max: most,
        fetchMethod: (_version, _stale, { context }) => render(context.data),
      }),
  )
  return async (data, version) => {
    const file = await files.fetch(version, { context: { data } })
    if (!file) throw new Error(`Nothing was rendered: ${name}.`)
    return file
  }
}
