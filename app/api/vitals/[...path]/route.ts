import type { NextRequest } from 'next/server'
import { answerVitals } from '#lib/api/vitals/route.ts'

export const dynamic = 'force-dynamic'

interface RouteProps {
  readonly params: Promise<{ path: string[] }>
}

/** Measured web vitals: which calls there are, and by which method, is the contract's matter. */
const answer = async (request: NextRequest, { params }: RouteProps): Promise<Response> =>
  answerVitals(request, (await params).path.join('/'))

export { answer as DELETE, answer as GET, answer as PATCH, answer as POST, answer as PUT }
