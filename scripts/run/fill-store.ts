import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { env } from '#lib/process/env.ts'
import type { FinishedPage } from '#lib/page-cache/finished-page.ts'
import { PageStore } from '#lib/page-cache/page-store.ts'
import { ReadCounts } from '#lib/page-cache/read-counts.ts'

// `node scripts/run/fill-store.ts <folder> <pages>`: fills a page store with the default bounds and reports its memory
// use to the parent process.
const [folder = '', pages = '0'] = process.argv.slice(2)

/** Sizes of a page's bodies in bytes, 100 KB in total: about those of the demonstration's pages. */
const BYTES = { identity: 78_000, gzip: 12_000, br: 10_000 }

const AT_ONCE = 8

const pageOf = (): FinishedPage => ({
  policy: "default-src 'self'",
  etag: `W/"${randomBytes(11).toString('hex')}"`,
  recompressed: true,
  bodies: { identity: randomBytes(BYTES.identity), gzip: randomBytes(BYTES.gzip), br: randomBytes(BYTES.br) },
})

const store = new PageStore(folder, env.pages, new ReadCounts(join(folder, 'reads.json')))
let [next, highest] = [0, 0]
await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    for (let page = next; page < Number(pages); page = next) {
      next += 1
      await store.set(
        { key: `/fr/page-${page}`, tags: [`story:${page}`], version: 1, renderedAt: Date.now() },
        pageOf(),
        0,
      )
      // Also reads pages that are no longer in memory.
      await store.get(`/fr/page-${Math.floor(page / 2)}`)
      highest = Math.max(highest, process.memoryUsage.rss())
    }
  }),
)
process.send?.({ highest, resident: process.memoryUsage.rss(), size: store.size, bounds: env.pages })
