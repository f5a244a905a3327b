import { draftMode } from 'next/headers'
import { checkDestination } from '#lib/navigation/destination.ts'

/** Leaves draft mode and goes back to the published page named by `?path=`. */
export async function GET(request: Request): Promise<Response> {
  ;(await draftMode()).disable()
  const target = checkDestination(new URL(request.url).searchParams.get('path') ?? '/')
  const location = target.ok && target.value.href.startsWith('/') ? target.value.href : '/'
  return new Response(null, { status: 307, headers: { location, 'cache-control': 'no-store' } })
}
