import { instagramGateway } from '#lib/gateways/instagram/instagram.ts'
import { log } from '#lib/process/log.ts'

/** Bytes; Instagram's own pictures stay far below. */
const LARGEST = 8 * 1024 * 1024

/** What browsers show as a picture and never run. */
const PICTURE = /^image\/(?:avif|gif|jpeg|png|webp)$/

/** Ends a stream with an error beyond `most` bytes: not every answer says its length. */
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
 * The picture of a post of the feed, so that no visitor's browser asks Instagram for anything. Posts are named by
 * their id: addresses at Instagram end after some days, and pages are kept longer than that.
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
