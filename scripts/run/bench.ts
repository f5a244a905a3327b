import { once } from 'node:events'
import { createServer } from 'node:http'
import autocannon from 'autocannon'
import { buildIfStale } from './build.ts'
import { measureLighthouse } from './lighthouse.ts'
import { exitCode } from './processes.ts'
import { measurePublishing } from './publishing.ts'
import { startTemporaryStack } from './temporary-stack.ts'
import { KINDS, printWeights, weigh } from './weights.ts'

/** Seconds of each measurement, and connections that ask at a time. */
const LOAD = { duration: 5, connections: 16 }

/** Rounds, alternating, so that a busy moment of the machine hits both sides. */
const ROUNDS = 3

interface Rate {
  /** Requests a second. */
  readonly rate: number
  /** Milliseconds. */
  readonly p99: number
}

await buildIfStale()
const stack = await startTemporaryStack({ LOG_LEVEL: 'error' })
try {
  for (const path of ['/', '/hotels/les-colombages']) await compare(stack.origin, path)
  printWeights(await weigh(stack.origin))
  await measurePublishing(stack.origin, stack.servicesOrigin)
  for (const path of Object.values(KINDS)) await measureLighthouse(stack.origin, path)
} finally {
  await stack.stop()
}
process.exitCode = await exitCode('node', ['tests/load/members.ts'])

/** A cached page against a bare server that sends the same bytes, in one run. */
async function compare(origin: string, path: string): Promise<void> {
  const body = Buffer.from(await (await fetch(origin + path, { headers: { 'accept-encoding': 'identity' } })).arrayBuffer())
  const bare = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': body.length })
    response.end(body)
  })
  bare.listen(0, '127.0.0.1')
  await once(bare, 'listening')
  const address = bare.address() as { port: number }
  const rounds: { site: Rate; bare: Rate }[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.push({ site: await load(origin + path), bare: await load(`http://127.0.0.1:${address.port}/`) })
  }
  bare.close()
  const ratios = rounds.map((round) => round.site.rate / round.bare.rate).sort((a, b) => a - b)
  const median = rounds.map((round) => round.site).sort((a, b) => a.rate - b.rate)[Math.floor(ROUNDS / 2)] as Rate
  console.log(`${path}  ${(body.length / 1024).toFixed(0)} KB, cached: ${ratios.map((ratio) => ratio.toFixed(3)).join(' / ')} of bare node:http`
    + ` (median ${Math.round(median.rate)} requests/s, p99 ${median.p99} ms)`)
}

async function load(url: string): Promise<Rate> {
  const result = await autocannon({ url, ...LOAD })
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url}: ${result.non2xx} answers other than 2xx, ${result.errors} errors.`)
  return { rate: result.requests.average, p99: result.latency.p99 }
}
