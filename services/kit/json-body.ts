import { HttpError } from './http-error.ts'

export interface JsonLimits {
  /** Bytes, counted on the stream: a missing or false Content-Length changes nothing. */
  bytes: number
  /** Nested arrays and objects. Deeper text parses in V8 but overflows the stack when it is written out again. */
  depth: number
}

/** Parses a request's JSON body; an empty body is undefined. Throws 413, 415, 422 or 400 as an HttpError. */
export async function readJsonBody(request: Request, limits: JsonLimits): Promise<unknown> {
  const text = await readText(request, limits.bytes)
  if (text.trim() === '') return undefined
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/(?:[\w.+-]+\+)?json\b/i.test(type)) throw new HttpError(415, { error: 'Content-Type must be application/json' })
  if (depthOf(text) > limits.depth) throw new HttpError(422, { error: `JSON nested deeper than ${limits.depth}` })
  try {
    return JSON.parse(text, keep)
  } catch (error) {
    throw error instanceof HttpError ? error : new HttpError(400, { error: 'Malformed JSON' })
  }
}

/** Drops `__proto__`, and refuses text that PostgreSQL cannot hold. */
function keep(key: string, value: unknown): unknown {
  for (const text of [key, value]) {
    if (typeof text === 'string' && (text.includes('\0') || !text.isWellFormed())) throw new HttpError(422, { error: 'Text with an invalid character' })
  }
  return key === '__proto__' ? undefined : value
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

/** The deepest nesting of a JSON text, found without parsing it. */
export function depthOf(text: string): number {
  let depth = 0
  let deepest = 0
  let quoted = false
  for (let index = 0; index < text.length; index += 1) {
    const char = text[index]
    if (quoted) {
      if (char === '\\') index += 1
      else if (char === '"') quoted = false
    } else if (char === '"') quoted = true
    else if (char === '{' || char === '[') deepest = Math.max(deepest, depth += 1)
    else if (char === '}' || char === ']') depth -= 1
  }
  return deepest
}
