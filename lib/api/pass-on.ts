import { fetch } from 'undici'
import { callBackend } from '@barriere/shared/observability/backend-calls.ts'
import { log } from '#lib/process/log.ts'

/** Milliseconds; a picture is drawn on its first request. */
const DEADLINE = 20_000

const ASKED = ['accept', 'accept-language', 'if-none-match', 'if-modified-since', 'range']
const ANSWERED = [
  'content-type',
  'content-length',
  'content-range',
  'accept-ranges',
  'cache-control',
  // For a PDF: it is saved, and does not open in the site's origin.
  'content-disposition',
  // For a drawing, which must not run as a page, and for a stand-in's page.
  'content-security-policy',
  'etag',
  'last-modified',
  'retry-after',
  'vary',
]

/** In addition for a form: its type, and the redirect of its answer. */
const POSTED = 'content-type'
const LED = 'location'

/**
 * Reverse proxy for addresses that only this machine reaches: answers a GET, or the POST of a form with its `body`,
 * from `address`, without cookies. 502 where that fails.
 */
export async function passOn(request: Request, address: string, body?: string): Promise<Response> {
  const isForm = body !== undefined
  const headers = Object.fromEntries(
    [...ASKED, ...(isForm ? [POSTED] : [])].flatMap((name) => {
      const value = request.headers.get(name)
      return value === null ? [] : [[name, value]]
    }),
  )
  try {
    const answer = await callBackend('proxy', (propagated) =>
      fetch(address, {
        headers: { ...headers, ...propagated },
        ...(isForm ? { method: 'POST', body } : {}),
        redirect: 'manual',
        signal: AbortSignal.any([request.signal, AbortSignal.timeout(DEADLINE)]),
      }),
    )
    const kept = new Headers(
      [...ANSWERED, ...(isForm ? [LED] : [])].flatMap((name): [string, string][] => {
        const value = answer.headers.get(name)
        return value === null ? [] : [[name, value]]
      }),
    )
    return new Response(answer.body as ReadableStream | null, { status: answer.status, headers: kept })
  } catch (error) {
    if (!request.signal.aborted)
      log.warn({ event: 'proxy.unreachable', path: new URL(address).pathname, err: error }, 'could not be passed on')
    return new Response('Bad Gateway\n', {
      status: 502,
      headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
    })
  }
}
