import { BODY_LIMIT } from '@barriere/shared/contracts/http.ts'
import { type JsonFault, isJsonType, parseJson } from '@barriere/shared/http/json-text.ts'
import { readBody } from '@barriere/shared/http/read-body.ts'
import { HttpError } from './http-error.ts'

export interface JsonLimits {
  /** Maximum size in bytes; `BODY_LIMIT` by default. */
  bytes?: number
  /** Maximum nesting of arrays and objects. */
  depth: number
}

/** Body limit: maximum number of bytes that the server reads of a request's body, from `longerBodies` of its path. */
export const heldLimits = new WeakMap<Request, number>()

/** Parses a request's JSON body; an empty body is undefined. Throws 413, 415, 422 or 400 as an HttpError. */
export async function readJsonBody(request: Request, { bytes = BODY_LIMIT, depth }: JsonLimits): Promise<unknown> {
  const held = heldLimits.get(request) ?? bytes
  // Fail fast: the server never reads the rest of such a body.
  if (bytes > held) throw new Error(`The server holds bodies of this path at ${held} bytes; see longerBodies.`)
  const text = await readBody(request, bytes)
  if (text === undefined)
    throw new HttpError(413, { error: `Body larger than ${bytes} bytes` }, { connection: 'close' })
  if (text.trim() === '') return undefined
  if (!isJsonType(request.headers.get('content-type')))
    throw new HttpError(415, { error: 'Content-Type must be application/json' })
  const parsed = parseJson(text, { depth })
  if (!parsed.ok) throw refusalOf(parsed.error, depth)
  return parsed.value
}

function refusalOf(fault: JsonFault, depth: number): HttpError {
  switch (fault) {
    case 'malformed':
      return new HttpError(400, { error: 'Malformed JSON' })
    case 'too-deep':
      return new HttpError(422, { error: `JSON nested deeper than ${depth}` })
    case 'text':
      return new HttpError(422, { error: 'Text with an invalid character' })
  }
}
