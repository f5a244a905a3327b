import { instagramGateway } from '#lib/gateways/instagram/instagram.ts'
import { log } from '#lib/process/log.ts'

/** Bytes; Instagram's own pictures are much smaller. */
const LARGEST = 8 * 1024 * 1024

/** Picture types that cannot contain scripts. */
const PICTURE = /^image\/(?:avif|gif|jpeg|png|webp)$/

/** Ends a stream with an error beyond `most` bytes, because some responses have no content length. */
function limitBytes(most: number): TransformStream<Uint8Array, Uint8Array> {
  let read = 0
  return new TransformStream({
    transform(chunk, controller) {
      read += chunk.length
      if (read <= most) controller.enqueue(chunk)
      else controller.error(new Error(`more than ${most} bytes`))
    },
  })
}

/**
 * Proxies the picture of a post in the feed, so that no visitor's browser sends a request to Instagram. The address
 * contains the post's id, because Instagram's own addresses expire after some days and stored pages last longer.
 */
export async function GET(request: Request, { params }: { params: Promise<{ id: string }> }): Promise<Response> {
  const { id } = await params
  try {
    const answer = await instagramGateway().picture(id, request.signal)
    const type = answer?.headers.get('content-type')?.split(';')[0]?.trim() ?? ''
    if (!answer?.ok || !PICTURE.test(type) || Number(answer.headers.get('content-length') ?? 0) > LARGEST) {
      await answer?.body?.cancel()
      return new Response('Not found', { status: 404, headers: { 'cache-control': 'public, max-age=60' } })
    }
    return new Response(answer.body?.pipeThrough(limitBytes(LARGEST)), {
      headers: { 'content-type': type, 'cache-control': 'public, max-age=86400, s-maxage=604800' },
    })
  } catch (error) {
    if (!request.signal.aborted)
      log.warn({ event: 'instagram.picture', id, err: error }, 'picture could not be passed on')
    return new Response('Bad gateway', { status: 502, headers: { 'cache-control': 'no-store' } })
  }
}
