import { readBody } from './read-body.ts'
import { type Result, fail, ok } from '../domain/result.ts'

/**
 * Reads a form-encoded body of at most `limit` bytes. Parameter pollution: a repeated name is malformed, since two
 * readers might use different values. So is U+0000, which PostgreSQL cannot store.
 */
export async function readForm(
  request: Pick<Request, 'body' | 'headers'>,
  limit: number,
): Promise<Result<Readonly<Record<string, string>>, 'too-long' | 'malformed'>> {
  const text = await readBody(request, limit)
  if (text === undefined) return fail('too-long')
  if (!/^application\/x-www-form-urlencoded\b/i.test(request.headers.get('content-type') ?? ''))
    return fail('malformed')
  const pairs = [...new URLSearchParams(text)]
  const isLegal = new Map(pairs).size === pairs.length && !pairs.flat().some((part) => part.includes('\0'))
  return isLegal ? ok(Object.fromEntries(pairs)) : fail('malformed')
}
