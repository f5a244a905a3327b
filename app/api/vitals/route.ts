import type { NextRequest } from 'next/server'
import { answerVitals } from '#lib/api/vitals/route.ts'

export const dynamic = 'force-dynamic'

const answer = async (request: NextRequest): Promise<Response> => answerVitals(request, 'vitals')

export { answer as DELETE, answer as GET, answer as PATCH, answer as POST, answer as PUT }
