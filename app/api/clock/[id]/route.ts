import { streamClock } from '#lib/api/clock/route.ts'

export const dynamic = 'force-dynamic'

/** Server-sent events of a tournament's level clock. */
export const GET = async (request: Request, { params }: { params: Promise<{ id: string }> }): Promise<Response> =>
  await streamClock(request, (await params).id)
