import { contentGateway } from '#lib/content/gateway.ts'
import { withLocale } from '#lib/content/paths.ts'
import { storyTag } from '#lib/content/tags.ts'
import { SHOWN_PAGES_LIFETIME, type ShownPages, shownPagesRequest } from '@barriere/shared/contracts/shown-pages.ts'
import { systemClock } from '@barriere/shared/domain/time/clock.ts'
import { parseJson } from '@barriere/shared/http/json-text.ts'
import { readBody } from '@barriere/shared/http/read-body.ts'
import { WEBHOOK_SIGNATURE_HEADER, isSignedWebhook } from '@barriere/shared/secrets/webhook-signature.ts'
import { pageStore } from '#lib/page-cache/process-pages.ts'
import { env } from '#lib/process/env.ts'
import { addressOfKey } from '#lib/routing/addresses.ts'

/** Maximum size of a request in bytes. */
const LIMIT = 1_024

const refuse = (status: number, error: string): Response =>
  Response.json({ error }, { status, headers: { 'cache-control': 'no-store' } })

/**
 * Lists the stored pages that show a story, and whether each one already shows a version of the space. An editor waits
 * for that after a publish. Read-only, and signed like a webhook.
 */
export async function POST(request: Request): Promise<Response> {
  const body = await readBody(request, LIMIT)
  if (body === undefined) return refuse(413, 'Payload too large')
  if (!isSignedWebhook(body, request.headers.get(WEBHOOK_SIGNATURE_HEADER), env.content.webhookSecrets))
    return refuse(401, 'Invalid signature')
  const json = parseJson(body, { depth: 5 })
  const asked = shownPagesRequest.safeParse(json.ok ? json.value : undefined)
  if (!asked.success) return refuse(400, 'Malformed payload')
  const { story, cv, at } = asked.data
  if (Math.abs(systemClock.now() - at) > SHOWN_PAGES_LIFETIME) return refuse(401, 'Expired signature')
  const known = contentGateway().live.comparedVersion >= cv
  const pages = env.front
    ? pageStore()
        .showing(storyTag(story))
        .flatMap(({ record, isStale }) => {
          const address = addressOfKey(record.key)
          const path = address && withLocale(address.inside, address.locale)
          // A page rendered at this version or later shows it, even if a newer change has made the page stale.
          return path === undefined ? [] : [{ path, live: record.version >= cv || (known && !isStale) }]
        })
    : []
  return Response.json({ known, pages } satisfies ShownPages, { headers: { 'cache-control': 'no-store' } })
}
