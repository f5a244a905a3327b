/**
 * Reads the body of a request or an answer as UTF-8 text. Undefined if it exceeds `limit` bytes, which are counted on
 * the stream: a missing or false `content-length` has no effect, and the rest is not read.
 */
export async function readBody({ body }: Pick<Request, 'body'>, limit: number): Promise<string | undefined> {
  if (!body) return ''
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body) {
    size += chunk.byteLength
    if (size > limit) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
