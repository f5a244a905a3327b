import type { CasinoErrorCode } from '#lib/contracts/casino-errors.ts'
import type { CasinoCalls, CasinoMember } from '#lib/contracts/casino-site.ts'
import { ProfileStore } from './profile.ts'
import { createQueries } from './queries.ts'
import { type SendCall, createSender } from './send-call.ts'

const send = createSender<CasinoCalls, CasinoErrorCode>('/api/casino')

/** The member of the casino programme; one in a page. */
export const casinoStore = new ProfileStore<CasinoMember>({
  channel: 'casino-profile',
  start: () => send('POST users/init'),
})

/** Calls the casino programme. Never rejects. An ended session (401) resets the member on the whole page. */
export const callCasino: SendCall<CasinoCalls, CasinoErrorCode> = async (route, options = {}) => {
  const answer = await send(route, options)
  if (!answer.ok && answer.error.status === 401) casinoStore.reset()
  return answer
}

const { queryClient, useRead } = createQueries<CasinoCalls, CasinoErrorCode>(callCasino, casinoStore)

export const casinoQueries = queryClient

/** Query of a member's page in the casino programme. */
export const useCasino = useRead
