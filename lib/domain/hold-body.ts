import type { IncomingMessage } from 'node:http'
import { BODY_LIMIT } from '#lib/contracts/http.ts'
import { UNSAVED_STORY_LIMIT, UNSAVED_STORY_PATH } from '#lib/contracts/live-edit.ts'
import { ENVELOPE_LIMIT, RELAY_PATH } from '#lib/reports/settings.ts'

/** Bytes of the bodies of routes that accept more than `BODY_LIMIT`, by path. */
const LONGER_BODIES: Readonly<Record<string, number>> = {
  [UNSAVED_STORY_PATH]: UNSAVED_STORY_LIMIT,
  [RELAY_PATH]: ENVELOPE_LIMIT,
}

/**
 * Backpressure: reads no more of a request's body from its connection once more bytes have come in than its route
 * accepts. The route reads these and answers 413; the buffers between it and the connection, one behind the other,
 * would have taken in twice as many by then.
 */
export function holdBody(request: IncomingMessage, path: string): void {
  let left = LONGER_BODIES[path] ?? BODY_LIMIT
  const push = request.push.bind(request)
  request.push = (chunk: Buffer | null, encoding) => {
    const wantsMore = push(chunk, encoding)
    left -= chunk?.length ?? 0
    if (left >= 0) return wantsMore
    // A stream reads on when its reader asks for more.
    request._read = () => {}
    return false
  }
}
