import { Agent, type IncomingMessage, get } from 'node:http'
import { type PublishedPage, shownIn } from './publisher.ts'

interface Seen {
  readonly etag: string
  readonly shown: number
}

export interface Reading {
  readonly answers: number
  /** Number of 304 responses. */
  readonly unchanged: number
  /** Errors: responses other than 200 and 304, and broken connections. */
  readonly errors: readonly string[]
  /**
   * Staleness by site and publish number, in milliseconds: how long after the publish the last response without it
   * began. Publishes that every later response showed are missing.
   */
  readonly behind: readonly ReadonlyMap<number, number>[]
}

interface Mix {
  readonly origins: readonly string[]
  readonly published: readonly PublishedPage[]
  /** Addresses of other pages, read equally often. */
  readonly others: readonly string[]
  readonly connections: number
}

/** Reads pages until stopped, over a number of connections; every third request is conditional (`If-None-Match`). */
export function startReading({ origins, published, others, connections }: Mix): { stop(): Promise<Reading> } {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const pages = new Map(published.map((page) => [page.path, page]))
  const paths = published.flatMap(({ path }, index) => [path, others[index % others.length] as string])
  const behind = origins.map(() => new Map<number, number>())
  const errors: string[] = []
  let [answers, unchanged, running] = [0, 0, true]

  async function read(iteration: number, site: number, known: Map<string, Seen>): Promise<void> {
    const path = paths[iteration % paths.length] as string
    const url = (origins[site] as string) + path
    const before = iteration % 3 === 0 ? known.get(url) : undefined
    const began = performance.now()
    const { status, etag, body } = await request(url, agent, before?.etag)
    answers += 1
    if (status === 304) unchanged += 1
    else if (status !== 200) return void errors.push(`${path} answered ${status}`)
    const shown = status === 304 ? (before?.shown ?? 0) : shownIn(body)
    if (etag) known.set(url, { etag, shown })
    const missed = pages.get(path)?.publishes.find(({ number }) => number > shown)
    if (missed && missed.at < began)
      behind[site]?.set(missed.number, Math.max(behind[site].get(missed.number) ?? 0, began - missed.at))
  }

  const done = Promise.all(
    Array.from({ length: connections }, async (_, connection) => {
      const known = new Map<string, Seen>()
      for (let iteration = connection; running; iteration += 1) {
        await read(iteration, connection % origins.length, known).catch((error: Error) => {
          errors.push(error.message)
        })
      }
    }),
  )
  return {
    async stop() {
      running = false
      await done
      agent.destroy()
      return { answers, unchanged, errors, behind }
    },
  }
}

const request = (
  url: string,
  agent: Agent,
  etag: string | undefined,
): Promise<{ status: number; etag: string | undefined; body: string }> =>
  new Promise((resolve, reject) => {
    get(
      url,
      { agent, headers: { cookie: 'locale=fr', ...(etag ? { 'if-none-match': etag } : {}) } },
      (response: IncomingMessage) => {
        const chunks: Buffer[] = []
        response
          .on('data', (chunk: Buffer) => chunks.push(chunk))
          .on('error', reject)
          .on('end', () => {
            resolve({
              status: response.statusCode ?? 0,
              etag: response.headers.etag,
              body: Buffer.concat(chunks).toString(),
            })
          })
      },
    ).on('error', reject)
  })
