import { contentGateway } from '#lib/content/gateway.ts'
import { pageStore } from '#lib/page-cache/process-pages.ts'
import { env } from '#lib/process/env.ts'

/** For load balancers: the site responds, whether it has content, and how many stored pages are stale. */
export function GET(): Response {
  const { live } = contentGateway()
  return Response.json(
    {
      status: 'ok',
      content: { known: live.snapshot !== undefined, failing: live.failing, version: live.snapshot?.version ?? null },
      ...(env.front ? { pages: { stale: pageStore().stalePages().length } } : {}),
    },
    { headers: { 'cache-control': 'no-store' } },
  )
}
