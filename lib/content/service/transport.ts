import { Agent, fetch as undiciFetch } from 'undici'
import { RETRY_JITTER } from './constants.ts'

/**
 * `fetch` for the content client. Next patches the global one with a cache that drops the abort signal while a page is
 * revalidated: a hanging service would block pages until long after it recovered.
 */
export function createTransport({ connectTimeout = 1_000, answerTimeout = 5_000 } = {}): typeof globalThis.fetch {
  const dispatcher = new Agent({
    connect: { timeout: connectTimeout },
    headersTimeout: answerTimeout,
    bodyTimeout: answerTimeout,
    keepAliveTimeout: 10_000,
  })
  const transport = async (input: string | URL | Request, init?: RequestInit) => {
    const address = input instanceof Request ? input.url : input
    const response = await undiciFetch(address, { ...init, dispatcher } as Parameters<typeof undiciFetch>[1])
    // Jitter: the client's pause after a 429 is fixed, so its answer is delayed by a random time.
    if (response.status === 429) await delay(Math.random() * RETRY_JITTER)
    return response as unknown as Response
  }
  return transport
}

const delay = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds)
  })
