import type { NextRequest } from 'next/server'
import { answerConsent } from '#lib/api/consent/route.ts'

export const dynamic = 'force-dynamic'

interface RouteProps {
  readonly params: Promise<{ path: string[] }>
}

/** Receipts of consent: which calls there are, and by which method, is the contract's matter. */
const answer = async (request: NextRequest, { params }: RouteProps): Promise<Response> =>
  answerConsent(request, (await params).path.join('/'))

export { answer as DELETE, answer as GET, answer as PATCH, answer as POST, answer as PUT }
