import { type JsonFault, isJsonType, parseJson } from '#lib/domain/json-text.ts'
import { HttpError } from './http-error.ts'

export interface JsonLimits {
  /** Bytes, counted on the stream: a missing or false Content-Length changes nothing. */
  bytes: number
  /** Nested arrays and objects. */
  depth: number
}

/** Parses a request's JSON body; an empty body is undefined. Throws 413, 415, 422 or 400 as an HttpError. */
export async function readJsonBody(request: Request, limits: JsonLimits): Promise<unknown> {
  const text = await readText(request, limits.bytes)
  if (text.trim() === '') return undefined
  if (!isJsonType(request.headers.get('content-type')))
    throw new HttpError(415, { error: 'Content-Type must be application/json' })
  const parsed = parseJson(text, limits)
  if (!parsed.ok) throw refusalOf(parsed.error, limits)
  return parsed.value
}

function refusalOf(fault: JsonFault, { depth }: JsonLimits): HttpError {
  switch (fault) {
    case 'malformed':
      return new HttpError(400, { error: 'Malformed JSON' })
    case 'too-deep':
      return new HttpError(422, { error: `JSON nested deeper than ${depth}` })
    case 'text':
      return new HttpError(422, { error: 'Text with an invalid character' })
  }
}

async function readText(request: Request, limit: number): Promise<string> {
  if (!request.body) return ''
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength
    if (size > limit) throw new HttpError(413, { error: `Body larger than ${limit} bytes` }, { connection: 'close' })
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
