import type { IncomingMessage } from 'node:http'

/**
 * Backpressure: stops reading a request's body from its connection once more than `limit` bytes, the limit of its
 * route, have come in. The route reads these and answers 413; without it, the two buffers between route and connection
 * would have taken twice as many.
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
    // A stream reads on when its consumer asks for more.
    request._read = () => {}
    return false
  }
}
