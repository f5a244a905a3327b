import { once } from 'node:events'
import { Agent, type IncomingMessage, request as httpRequest } from 'node:http'

export interface Visitor {
  /** Reads a page to its end, over one connection that stays open. Rejects on any answer but 200. */
  visit(): Promise<void>
  close(): void
}

/** A visitor of a stored page who has been here before: the answer sets no cookie. */
export function openVisitor(url: string): Visitor {
  const agent = new Agent({ keepAlive: true })
  return {
    async visit() {
      const request = httpRequest(url, { agent, headers: { 'accept-encoding': 'br', 'cookie': 'locale=fr' } })
      request.end()
      const [response] = (await once(request, 'response')) as [IncomingMessage]
      response.resume()
      await once(response, 'end')
      if (response.statusCode !== 200) throw new Error(`${url} answered ${response.statusCode}.`)
    },
    close: () => agent.destroy(),
  }
}

/** Milliseconds that requests took, sent at a pace until `ended`; sorted. */
export async function paced(every: number, ended: () => boolean, ask: () => Promise<void>): Promise<number[]> {
  const times: number[] = []
  while (!ended()) {
    const started = performance.now()
    await ask()
    const time = performance.now() - started
    times.push(time)
    await new Promise((resolve) => {
      setTimeout(resolve, Math.max(0, every - time))
    })
  }
  return times.toSorted((left, right) => left - right)
}

/** The value below which a share of sorted values lies. */
export const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN

/** Milliseconds between two visits, unless a measurement has a pace of its own. */
const VISITS = 10

/** The 99th percentile, in milliseconds, of visits to a stored page while something else goes on. */
export async function visitsBeside(url: string, running: Promise<unknown>): Promise<number> {
  const visitor = openVisitor(url)
  let over = false
  try {
    const [times] = await Promise.all([
      paced(VISITS, () => over, visitor.visit),
      running.finally(() => {
        over = true
      }),
    ])
    return percentile(times, 0.99)
  } finally {
    visitor.close()
  }
}
