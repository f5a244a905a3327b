import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { contentGateway } from '#lib/content/gateway.ts'
import { readBody } from '#lib/api/body.ts'
import { env } from '#lib/process/env.ts'
import { log } from '#lib/process/log.ts'
import { sameSecret } from '#lib/domain/same-secret.ts'

/** Bytes; a webhook's payload is a few hundred. */
const LIMIT = 64 * 1024

const payload = z.object({ action: z.string(), story_id: z.number().optional(), full_slug: z.string().optional() })

/**
 * Content changed. The signature is the lower-case hex HMAC-SHA1 of the raw body in `webhook-signature`. The
 * payload only says that it is time to look: repeating it, or sending it out of order, changes nothing.
 */
export async function POST(request: Request): Promise<Response> {
  const body = await readBody(request, LIMIT)
  if (body === undefined) return Response.json({ error: 'Payload too large' }, { status: 413 })
  if (!isSigned(body, request.headers.get('webhook-signature') ?? '')) {
    log.warn({ event: 'webhook.refused' }, 'webhook with a wrong signature')
    return Response.json({ error: 'Invalid signature' }, { status: 401 })
  }
  const parsed = payload.safeParse(parseJson(body))
  if (!parsed.success) return Response.json({ error: 'Malformed payload' }, { status: 400 })
  log.info({ event: 'webhook.accepted', action: parsed.data.action, slug: parsed.data.full_slug }, 'webhook accepted')
  // Not awaited: the delivery API may show the change only later, and the sender waits for this answer.
  void contentGateway().live.notify(parsed.data.story_id)
  return Response.json({ accepted: true }, { status: 202 })
}

const isSigned = (body: string, signature: string): boolean =>
  sameSecret(signature, createHmac('sha1', env.content.webhookSecret).update(body).digest('hex'))

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
