import { z } from 'zod'
import { contentGateway } from '#lib/content/gateway.ts'
import { BODY_LIMIT } from '@barriere/shared/contracts/http.ts'
import { parseJson } from '@barriere/shared/http/json-text.ts'
import { readBody } from '@barriere/shared/http/read-body.ts'
import { WEBHOOK_SIGNATURE_HEADER, isSignedWebhook } from '@barriere/shared/secrets/webhook-signature.ts'
import { env } from '#lib/process/env.ts'
import { log } from '#lib/process/log.ts'

const payload = z.object({ action: z.string(), story_id: z.number().optional(), full_slug: z.string().optional() })

/**
 * Webhook of the content service: content changed. Idempotent: it only triggers a poll, so repeated or reordered
 * deliveries are harmless.
 */
export async function POST(request: Request): Promise<Response> {
  const body = await readBody(request, BODY_LIMIT)
  if (body === undefined) return Response.json({ error: 'Payload too large' }, { status: 413 })
  if (!isSignedWebhook(body, request.headers.get(WEBHOOK_SIGNATURE_HEADER), env.content.webhookSecrets)) {
    log.warn({ event: 'webhook.refused' }, 'webhook with a wrong signature')
    return Response.json({ error: 'Invalid signature' }, { status: 401 })
  }
  const json = parseJson(body, { depth: 20 })
  const parsed = payload.safeParse(json.ok ? json.value : undefined)
  if (!parsed.success) return Response.json({ error: 'Malformed payload' }, { status: 400 })
  const { action, story_id: storyId, full_slug: slug } = parsed.data
  log.info({ event: 'webhook.accepted', action, slug }, 'webhook accepted')
  // Not awaited: the delivery API may show the change only later, and the sender waits for this answer.
  void contentGateway().live.notify(storyId, { action, slug })
  return Response.json({ accepted: true }, { status: 202 })
}
