import type { NextRequest } from 'next/server'
import { answerRequest } from '#lib/api/requests/route.ts'

export const dynamic = 'force-dynamic'

interface RouteProps {
  readonly params: Promise<{ path: string[] }>
}

/** What visitors ask for by a form: which calls there are, and by which method, is the contract's matter. */
const answer = async (request: NextRequest, { params }: RouteProps): Promise<Response> =>
  answerRequest(request, (await params).path.join('/'))

export { answer as DELETE, answer as GET, answer as PATCH, answer as POST, answer as PUT }
