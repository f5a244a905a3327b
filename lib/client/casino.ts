import type { CasinoErrorCode } from '#lib/contracts/casino-errors.ts'
import type { CasinoCalls } from '#lib/contracts/casino-site.ts'
import { casinoStore, sendCasino } from './casino-profile.ts'
import { createQueries } from './queries.ts'
import type { SendCall } from './send-call.ts'

/** Calls the casino programme. Never rejects. An ended session (401) resets the member on the whole page. */
export const callCasino: SendCall<CasinoCalls, CasinoErrorCode> = async (route, options = {}) => {
  const answer = await sendCasino(route, options)
  if (!answer.ok && answer.error.status === 401) casinoStore.reset()
  return answer
}

const { queryClient, useRead } = createQueries<CasinoCalls, CasinoErrorCode>(callCasino, casinoStore)

export const casinoQueries = queryClient

/** Query of a member's page in the casino programme. */
export const useCasino = useRead
