import { fetch } from 'undici'
import { MEDIA_PREFIX, isPassedOn } from '#lib/content/media.ts'
import { env } from '#lib/process/env.ts'
import { log } from '#lib/process/log.ts'

/** Milliseconds; a picture is drawn on its first request. */
const DEADLINE = 20_000

const ASKED = ['accept', 'if-none-match', 'if-modified-since', 'range']
const ANSWERED = [
  'content-type',
  'content-length',
  'content-range',
  'accept-ranges',
  'cache-control',
  // Of a drawing, which must not run as a page.
  'content-security-policy',
  'etag',
  'retry-after',
  'last-modified',
  'vary',
]

const TEXT = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }

/** Passes media files on where only this machine reaches the content service. */
export async function GET(request: Request): Promise<Response> {
  const url = new URL(request.url)
  if (!env.content.assetsProxied || !isPassedOn(url)) return new Response('Not Found\n', { status: 404, headers: TEXT })
  const { pathname } = url
  const headers = Object.fromEntries(
    ASKED.flatMap((name) => {
      const value = request.headers.get(name)
      return value === null ? [] : [[name, value]]
    }),
  )
  try {
    const answer = await fetch(`${env.content.assetOrigin}${pathname.slice(MEDIA_PREFIX.length)}`, {
      headers,
      redirect: 'manual',
      signal: AbortSignal.any([request.signal, AbortSignal.timeout(DEADLINE)]),
    })
    const kept = new Headers(
      ANSWERED.flatMap((name): [string, string][] => {
        const value = answer.headers.get(name)
        return value === null ? [] : [[name, value]]
      }),
    )
    return new Response(answer.body as ReadableStream | null, { status: answer.status, headers: kept })
  } catch (error) {
    if (!request.signal.aborted) log.warn({ event: 'media.unreachable', err: error }, 'media could not be passed on')
    return new Response('Bad Gateway\n', { status: 502, headers: TEXT })
  }
}
