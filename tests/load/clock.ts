import { get } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { LevelClock } from '@barriere/shared/programmes/casino/clock.ts'
import { buildIfStale } from '#scripts/run/build.ts'
import { startTemporaryStack } from '#scripts/run/temporary-stack.ts'

// Benchmark of the level clock: how soon a thousand watchers of one site see a change at a desk, and the load of the
// backend meanwhile. Run by `npm run bench -- clock`, or against a running site: `node tests/load/clock.ts <site>
// <services>`.

const WATCHERS = 1_000

/** Changes that are measured, and milliseconds between them. */
const CHANGES = 10
const BETWEEN = 3_000

/** Milliseconds in which all watchers must have seen a change: the read twice a second, and the fan-out. */
const WITHIN = 1_000

/** Milliseconds for all connections to be open. */
const OPENING = 60_000

interface Watched {
  /** When each version came, by `performance.now()`. */
  readonly seen: Map<number, number>
  close(): void
}

/** Opens a connection; resolves once the first clock has come. */
const watch = (site: string, id: string): Promise<Watched> =>
  new Promise((resolve, reject) => {
    const seen = new Map<number, number>()
    let text = ''
    const request = get(`${site}/api/clock/${id}`, { agent: false }, (response) => {
      if (response.statusCode !== 200) return reject(new Error(`A line was answered ${response.statusCode}.`))
      response.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk
        const messages = text.split('\n\n')
        text = messages.pop() ?? ''
        for (const message of messages) {
          const [, data] = /^event: clock\ndata: (.*)$/.exec(message) ?? []
          if (data === undefined) continue
          seen.set((JSON.parse(data) as LevelClock).version, performance.now())
          resolve({ seen, close: () => request.destroy() })
        }
      })
      response.on('error', () => undefined)
    })
    request.on('error', reject)
  })

async function command(services: string, id: string, action: string): Promise<LevelClock> {
  const response = await fetch(`${services}/casino/v1/desk/clocks/${id}`, {
    method: 'POST',
    headers: { 'authorization': 'Bearer local-casino-desk', 'content-type': 'application/json' },
    body: JSON.stringify({ action }),
  })
  if (!response.ok) throw new Error(`The desk was answered ${response.status}.`)
  return ((await response.json()) as { clock: LevelClock }).clock
}

/** The next tournament that is sold. */
async function tournament(site: string): Promise<string> {
  for (let tries = 0; tries < 60; tries += 1) {
    const response = await fetch(`${site}/api/casino/sales`)
    const { sales = [] } = (await response.json()) as { sales?: { id: string; kind: string }[] }
    const found = sales.find(({ kind }) => kind === 'tournament')
    if (found) return found.id
    await pause(1_000)
  }
  throw new Error('No tournament is sold.')
}

const tell = (text: string): void => void process.stdout.write(`${text}\n`)

const at = (sorted: readonly number[], share: number): string =>
  (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN).toFixed(0)

async function measure(site: string, services: string): Promise<void> {
  const id = await tournament(site)
  const { clock } = (await (await fetch(`${site}/api/casino/clocks/${id}`)).json()) as { clock: LevelClock }
  if (!clock.started) await command(services, id, 'start')
  const began = performance.now()
  const watchers: Watched[] = []
  // In batches: a hall's phones do not connect in one instant.
  while (watchers.length < WATCHERS) {
    if (performance.now() - began > OPENING) throw new Error(`Only ${watchers.length} lines were open in time.`)
    watchers.push(...(await Promise.all(Array.from({ length: 100 }, () => watch(site, id)))))
  }
  tell(`${watchers.length} lines open after ${((performance.now() - began) / 1000).toFixed(1)} s`)
  const all: number[] = []
  for (let change = 0; change < CHANGES; change += 1) {
    const sent = performance.now()
    const { version } = await command(services, id, change % 2 === 0 ? 'next' : 'previous')
    await pause(BETWEEN)
    const late = watchers.map(({ seen }) => (seen.get(version) ?? Infinity) - sent).sort((one, other) => one - other)
    all.push(...late)
    tell(`change ${change + 1}: first ${at(late, 0)} ms, half ${at(late, 0.5)} ms, last ${at(late, 1)} ms`)
  }
  for (const watcher of watchers) watcher.close()
  all.sort((one, other) => one - other)
  tell(`all: half ${at(all, 0.5)} ms, 99 of 100 ${at(all, 0.99)} ms, last ${at(all, 1)} ms`)
  if (!all.every((milliseconds) => milliseconds <= WITHIN)) throw new Error(`A watcher was later than ${WITHIN} ms.`)
}

const [running, services] = process.argv.slice(2)
if (running !== undefined && services !== undefined) await measure(running, services)
else {
  await buildIfStale()
  const stack = await startTemporaryStack({ LOG_LEVEL: 'error', RATE_LIMIT_FACTOR: '1000000' })
  try {
    await measure(stack.origin, stack.servicesOrigin)
  } finally {
    await stack.stop()
  }
}
