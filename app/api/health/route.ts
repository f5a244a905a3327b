import { contentGateway } from '#lib/content/gateway.ts'

/** For load balancers: the site answers, and whether it has content to answer with. */
export function GET(): Response {
  const { live } = contentGateway()
  return Response.json(
    {
      status: 'ok',
      content: { known: live.snapshot !== undefined, failing: live.failing, version: live.snapshot?.version ?? null },
    },
    { headers: { 'cache-control': 'no-store' } },
  )
}
