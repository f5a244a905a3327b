import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { get } from 'node:http'
import type { BareAnswer } from './bare-server.ts'
import { heldWords, pinServer, withServerOnOneCore } from './cores.ts'
import { median, printTable, spread } from './figures.ts'
import { type Rate, load } from './load.ts'
import type { Stack } from './stack.ts'

/** Seconds of each measurement, and of the warm-up before the first one. */
const SECONDS = 2
const WARM_UP = 1

/** Rounds alternate between the sides, so that a busy moment of the machine affects all of them. */
const ROUNDS = 3

/** Headers that Node adds by itself. */
const OF_NODE = ['date', 'connection', 'keep-alive', 'transfer-encoding']

/** Headers that a client needs to interpret the body. */
const FEW = ['content-type', 'content-length', 'content-encoding']

export interface Comparison {
  readonly name: string
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly status?: number
}

/**
 * Benchmarks responses of the site against two bare `node:http` servers that send the same bytes: one with the minimum
 * of headers, one with all of the site's. The servers take their turns on one core, the client has the others.
 */
export async function compareWithBare(
  heading: string,
  stack: Stack,
  comparisons: readonly Comparison[],
): Promise<void> {
  const pid = stack.site.pid ?? 0
  const { rows, held } = await withServerOnOneCore(stack, async (held) => {
    const rows: string[][] = []
    for (const comparison of comparisons) rows.push(await compare(stack.origin, pid, comparison, held))
    return { rows, held }
  })
  printTable(
    `${heading} (bare servers and the site are processes of their own, ${heldWords(held)}; ` +
      `${ROUNDS} rounds in turns, 16 connections)`,
    [
      '',
      'bytes',
      'of bare, few headers',
      'of bare, same headers',
      'requests/s',
      'p99',
      'core a request: site, few, same',
    ],
    rows,
  )
}

async function compare(
  origin: string,
  pid: number,
  { name, path, headers = {}, status = 200 }: Comparison,
  held: boolean,
): Promise<string[]> {
  const answer = await read(origin + path, headers)
  if (answer.status !== status) throw new Error(`${path} answered ${answer.status}.`)
  const few = await startBare({ ...answer, headers: pairs(answer.headers, (header) => FEW.includes(header)) })
  const same = await startBare({ ...answer, headers: pairs(answer.headers, (header) => !OF_NODE.includes(header)) })
  if (held) for (const bare of [few, same]) pinServer(bare.pid)
  const sides = {
    site: { url: origin + path, pid },
    few: { url: few.origin, pid: few.pid },
    same: { url: same.origin, pid: same.pid },
  }
  const measure = (side: keyof typeof sides, seconds: number) => load({ ...sides[side], headers, status, seconds })
  try {
    for (const side of ['site', 'few', 'same'] as const) await measure(side, WARM_UP)
    const rounds: Record<keyof typeof sides, Rate>[] = []
    for (let round = 0; round < ROUNDS; round += 1)
      rounds.push({
        site: await measure('site', SECONDS),
        few: await measure('few', SECONDS),
        same: await measure('same', SECONDS),
      })
    const cost = (side: keyof typeof sides): string =>
      `${median(rounds.map((round) => round[side].cost)).toFixed(0)} µs`
    return [
      name,
      String(answer.body.length),
      spread(rounds.map(({ site, few: bare }) => site.rate / bare.rate)),
      spread(rounds.map(({ site, same: bare }) => site.rate / bare.rate)),
      String(Math.round(median(rounds.map(({ site }) => site.rate)))),
      `${spread(
        rounds.map(({ site }) => site.p99),
        0,
      )} ms`,
      `${cost('site')}, ${cost('few')}, ${cost('same')}`,
    ]
  } finally {
    few.stop()
    same.stop()
  }
}

const pairs = (headers: readonly string[], wanted: (name: string) => boolean): string[] =>
  headers.flatMap((name, index) =>
    index % 2 === 0 && wanted(name.toLowerCase()) ? [name, headers[index + 1] as string] : [],
  )

/** Reads a response as transferred, without decompressing it. */
const read = (url: string, headers: Readonly<Record<string, string>>): Promise<BareAnswer> =>
  new Promise((resolve, reject) => {
    get(url, { headers }, (response) => {
      const chunks: Buffer[] = []
      response
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .on('error', reject)
        .on('end', () => {
          resolve({ status: response.statusCode ?? 0, headers: response.rawHeaders, body: Buffer.concat(chunks) })
        })
    }).on('error', reject)
  })

async function startBare(answer: BareAnswer): Promise<{ readonly origin: string; readonly pid: number; stop(): void }> {
  const child: ChildProcess = fork('scripts/run/bare-server.ts', { serialization: 'advanced' })
  child.send(answer)
  const [port] = (await once(child, 'message')) as [number]
  return {
    origin: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    stop: () => {
      child.disconnect()
    },
  }
}
