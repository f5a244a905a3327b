import { heldWords, withServerOnOneCore } from './cores.ts'
import { printTable, spread } from './figures.ts'
import { load } from './load.ts'
import type { Stack } from './stack.ts'
import { startTemporaryStack } from './temporary-stack.ts'

/** Later pages of a list and searches are never cached, so they are rendered for each request. */
const PATHS = ['/journal?page=2', '/recherche?q=mer']

const SECONDS = 3
const ROUNDS = 3
const CONNECTIONS = 4

/** Benchmarks uncached rendering by a site that has one core to itself; everything else runs on the other cores. */
export async function measureUncached(): Promise<void> {
  const stack = await startTemporaryStack({ LOG_LEVEL: 'error', RATE_LIMIT_FACTOR: '100000' })
  try {
    await withServerOnOneCore(stack, (held) => measurePaths(stack, held))
  } finally {
    await stack.stop()
  }
}

async function measurePaths(stack: Stack, held: boolean): Promise<void> {
  const pid = stack.site.pid ?? 0
  const rows: string[][] = []
  for (const path of PATHS) {
    const measure = (seconds: number) =>
      load({ url: stack.origin + path, headers: { cookie: 'locale=fr' }, seconds, connections: CONNECTIONS, pid })
    await measure(SECONDS)
    const rounds = []
    for (let round = 0; round < ROUNDS; round += 1) rounds.push(await measure(SECONDS))
    rows.push([
      path,
      spread(
        rounds.map(({ rate }) => rate),
        1,
      ),
      `${spread(
        rounds.map(({ p99 }) => p99),
        0,
      )} ms`,
      `${spread(
        rounds.map(({ cost }) => cost / 1000),
        1,
      )} ms`,
    ])
  }
  printTable(
    `Pages rendered for each request, ${CONNECTIONS} connections, ${heldWords(held)}`,
    ['', 'pages/s', 'p99', 'core a page'],
    rows,
  )
}
