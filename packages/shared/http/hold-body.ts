import type { IncomingMessage } from 'node:http'

/**
 * Backpressure: reads no more of a request's body from its connection once more than `limit` bytes, what its route
 * accepts, have come in. The route reads these and answers 413; the buffers between it and the connection, one behind
 * the other, would have taken in twice as many by then.
 */
export function holdBody(request: IncomingMessage, limit: number): void {
  const { headers } = request
  if (headers['transfer-encoding'] === undefined && headers['content-length'] === undefined) return
  let left = limit
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
