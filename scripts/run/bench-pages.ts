import autocannon from 'autocannon'
import { compareWithBare } from './against-bare.ts'
import { filesBelow, megabytes, printTable, residentMemory } from './figures.ts'
import type { Stack } from './stack.ts'

const LARGE = '/hotels/les-colombages'

/** Number of different addresses that do not exist, each requested once. */
const UNKNOWN = 10_000

/** Locale cookie of a returning visitor: the response then sets none. */
const VISITOR = { cookie: 'locale=fr' }

const brotli = { ...VISITOR, 'accept-encoding': 'gzip, deflate, br, zstd' }

/** Benchmarks cached pages against a bare server that sends the same bytes. */
export async function measureStoredPages(stack: Stack): Promise<void> {
  const { origin } = stack
  // Warm-up: a page that has been read is recompressed in the background, which changes its bytes.
  for (const path of ['/', LARGE])
    for (let visit = 0; visit < 3; visit += 1) await (await fetch(origin + path)).arrayBuffer()
  await new Promise((resolve) => {
    setTimeout(resolve, 3_000)
  })
  const etag = (await fetch(`${origin}/`, { headers: VISITOR })).headers.get('etag') ?? ''
  await compareWithBare('Stored pages', stack, [
    { name: '/ identity', path: '/', headers: VISITOR },
    { name: '/ brotli', path: '/', headers: brotli },
    { name: '/ 304', path: '/', headers: { ...brotli, 'if-none-match': etag }, status: 304 },
    { name: `${LARGE} identity`, path: LARGE, headers: VISITOR },
    { name: `${LARGE} brotli`, path: LARGE, headers: brotli },
  ])
}

/** Benchmarks 404 responses: their speed, and the traces of many of them in memory and on disk. */
export async function measureMissingPages(stack: Stack & { readonly dataDir: string }): Promise<void> {
  const { origin, dataDir } = stack
  const { pid = 0 } = stack.site
  await compareWithBare('Missing pages', stack, [
    { name: '404 identity', path: '/nope', headers: VISITOR, status: 404 },
    { name: '404 gzip', path: '/nope', headers: brotli, status: 404 },
  ])
  const before = { memory: residentMemory(pid), files: filesBelow(dataDir).count }
  let asked = 0
  const { '4xx': missing, errors } = await autocannon({
    url: origin,
    connections: 16,
    amount: UNKNOWN,
    headers: brotli,
    requests: [{ setupRequest: (request) => ({ ...request, path: `/unknown/${(asked += 1)}` }) }],
  })
  if (missing !== UNKNOWN || errors > 0)
    throw new Error(`${missing} of ${UNKNOWN} unknown addresses answered 404, ${errors} errors.`)
  const after = { memory: residentMemory(pid), files: filesBelow(dataDir).count }
  printTable(
    `${UNKNOWN} different unknown addresses`,
    ['', 'before', 'after'],
    [
      ['resident memory', megabytes(before.memory), megabytes(after.memory)],
      ['files in the data folder', String(before.files), String(after.files)],
    ],
  )
}
