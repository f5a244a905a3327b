import { draftSetCookie } from '#lib/routing/draft-cookie.ts'
import { checkDestination } from '#lib/navigation/destination.ts'

/** Ends the draft session of this browser and redirects to the published page in `?path=`. */
export async function GET(request: Request): Promise<Response> {
  const target = checkDestination(new URL(request.url).searchParams.get('path') ?? '/')
  const location = target.ok && target.value.href.startsWith('/') ? target.value.href : '/'
  const cookie = draftSetCookie(undefined, request.headers.get('host') ?? '')
  return new Response(null, { status: 307, headers: { location, 'cache-control': 'no-store', 'set-cookie': cookie } })
}
