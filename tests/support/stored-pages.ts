import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { RESP_TYPES, createClient } from '@redis/client'
import { type SavedPage, decodePage } from '#lib/page-cache/page-record.ts'

/** A stored page as anyone could read it: the content of its record, headers and bodies. */
export interface ReadPage {
  readonly key: string
  readonly tags: readonly string[]
  readonly policy: string
  readonly html: string
  /** All content, the bodies decompressed. */
  readonly everything: string
}

function read(bytes: Buffer): ReadPage {
  const { record, page }: SavedPage = decodePage(bytes)
  const html = page.bodies.identity.toString()
  const opened = [brotliDecompressSync(page.bodies.br), gunzipSync(page.bodies.gzip)].map((body) => body.toString())
  return {
    key: record.key,
    tags: record.tags,
    policy: page.policy,
    html,
    everything: [JSON.stringify({ ...record, policy: page.policy, etag: page.etag }), html, ...opened].join('\n'),
  }
}

/** The pages that a site has stored below its data folder, by key. */
export const pagesOnDisk = (dataDir: string): Map<string, ReadPage> =>
  new Map(
    globSync(join(dataDir, 'pages', '*', '*.page'))
      .map((file) => read(readFileSync(file)))
      .map((page) => [page.key, page]),
  )

/** The pages that lie in Redis. */
export async function pagesInRedis(url: string): Promise<ReadPage[]> {
  const client = createClient({ url })
  await client.connect()
  try {
    const pages: ReadPage[] = []
    const binary = client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer })
    for (const key of await client.keys('site:*:page:*')) {
      const bytes = await binary.get(key)
      if (bytes) pages.push(read(bytes))
    }
    return pages
  } finally {
    client.destroy()
  }
}
