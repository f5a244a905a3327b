import type { Context } from 'hono'
import { BODY_LIMIT } from '@barriere/shared/contracts/http.ts'
import { readForm } from '@barriere/shared/http/read-form.ts'
import { HttpError } from '../kit/http-error.ts'

/** Form-encoded body of a request. Throws 413 or 400 as an HttpError. */
export async function requireForm(context: Context): Promise<Readonly<Record<string, string>>> {
  const form = await readForm(context.req.raw, BODY_LIMIT)
  if (form.ok) return form.value
  throw form.error === 'too-long'
    ? new HttpError(413, { error: `Body larger than ${BODY_LIMIT} bytes` }, { connection: 'close' })
    : new HttpError(400, { error: 'Malformed form' })
}
