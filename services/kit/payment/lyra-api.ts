import { z } from 'zod'
import { parseJson } from '@barriere/shared/http/json-text.ts'
import { readBody } from '@barriere/shared/http/read-body.ts'
import { type Result, fail, ok } from '@barriere/shared/domain/result.ts'
import { callBackend } from '@barriere/shared/observability/backend-calls.ts'
import { PaymentProviderError } from './provider.ts'
import type { PaymentSettings } from './settings.ts'

/** Milliseconds for one answer, from connecting to its last byte. */
const TIMEOUT = 2_500

/** Limits of an answer. */
const LIMITS = { bytes: 512 * 1024, depth: 20 } as const

/** Every answer's envelope; the HTTP status is 200 for errors too. */
const envelope = z.discriminatedUnion('status', [
  z.object({ status: z.literal('SUCCESS'), answer: z.unknown() }),
  z.object({ status: z.literal('ERROR'), answer: z.object({ errorCode: z.string().regex(/^\w{1,20}$/) }) }),
])

/**
 * One call of the provider's REST web service (version 4): its answer, or its error code. Throws a PaymentProviderError
 * for no answer or an invalid one; its message never quotes the request.
 */
export async function callLyra<S extends z.ZodType>(
  { apiUrl, siteId, password }: PaymentSettings,
  { path, input, answer }: { readonly path: string; readonly input: unknown; readonly answer: S },
): Promise<Result<z.output<S>, string>> {
  const parsed = envelope.safeParse(await requestJson(`${apiUrl()}/api-payment/V4/${path}`, input, siteId, password))
  if (!parsed.success) throw new PaymentProviderError(`${path}: an answer without its envelope`)
  if (parsed.data.status === 'ERROR') return fail(parsed.data.answer.errorCode)
  const said = answer.safeParse(parsed.data.answer)
  if (said.success) return ok(said.data)
  const fields = said.error.issues.map((issue) => issue.path.join('.')).join(', ')
  throw new PaymentProviderError(`${path}: an answer of another form (${fields})`)
}

async function requestJson(address: string, input: unknown, user: string, password: string): Promise<unknown> {
  const { pathname } = new URL(address)
  let text: string | undefined
  try {
    const response = await callBackend('payment', () =>
      fetch(address, {
        method: 'POST',
        body: JSON.stringify(input),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT),
        headers: {
          'content-type': 'application/json',
          'authorization': `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`,
        },
      }),
    )
    text = await readBody(response, LIMITS.bytes)
    if (!response.ok) throw new PaymentProviderError(`${pathname}: answered ${response.status}`)
  } catch (error) {
    if (error instanceof PaymentProviderError) throw error
    throw new PaymentProviderError(`${pathname}: no answer`, { cause: error })
  }
  const json = parseJson(text ?? '', { depth: LIMITS.depth })
  if (!json.ok) throw new PaymentProviderError(`${pathname}: an answer that is no JSON`)
  return json.value
}
