import type { CasinoErrorCode } from '@barriere/shared/programmes/casino/errors.ts'
import type { CasinoCalls } from '#lib/contracts/casino-site.ts'
import { casinoStore, sendCasino } from './casino-profile.ts'
import { createQueries } from './queries.ts'
import { askStepUp } from './step-up.ts'
import type { SendCall } from './send-call.ts'

/** Reads, which a page sends by itself: their refusal is shown in place of their data. */
const isRead = (route: string): boolean => route.startsWith('GET ') || route === 'POST points'

/**
 * Calls the casino programme. Never rejects. An ended session (401) resets the member on the whole page. Step-up: a
 * change that needs a stronger session (`stepUp`) is sent again once the member has confirmed their identity.
 */
export const callCasino: SendCall<CasinoCalls, CasinoErrorCode> = async (route, options = {}) => {
  const answer = await sendCasino(route, options)
  if (!answer.ok && answer.error.status === 401) casinoStore.reset()
  if (answer.ok || answer.error.code !== 'stepUp' || isRead(route) || !(await askStepUp())) return answer
  return await sendCasino(route, options)
}

const { queryClient, useRead } = createQueries<CasinoCalls, CasinoErrorCode>(callCasino, casinoStore)

export const casinoQueries = queryClient

/** Query of a member's page in the casino programme. */
export const useCasino = useRead
