import type { NextRequest } from 'next/server'
import type { ApiRoute } from './route.ts'

interface RouteProps {
  readonly params: Promise<{ path: string[] }>
}

/** Exports of the route handler of a table of calls. The contract decides which calls exist, and by which method. */
export function routeMethods(answer: ApiRoute) {
  const handle = async (request: NextRequest, { params }: RouteProps): Promise<Response> =>
    answer(request, (await params).path.join('/'))
  return { DELETE: handle, GET: handle, PATCH: handle, POST: handle, PUT: handle }
}
