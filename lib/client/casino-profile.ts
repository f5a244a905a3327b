import type { CasinoErrorCode } from '@barriere/shared/programmes/casino/errors.ts'
import type { CasinoCalls, CasinoMember } from '#lib/contracts/casino-site.ts'
import { ProfileStore } from './profile.ts'
import { createSender } from './send-call.ts'

/** Sends a call of the casino programme. Never rejects. */
export const sendCasino = createSender<CasinoCalls, CasinoErrorCode>('/api/casino')

/** Singleton of the page: Next's bundle and the enhancers' each contain a copy of this module. */
const page = globalThis as { casinoStore?: ProfileStore<CasinoMember> }

/** The member of the casino programme; one in a page. */
export const casinoStore = (page.casinoStore ??= new ProfileStore<CasinoMember>({
  channel: 'casino-profile',
  start: () => sendCasino('POST users/init'),
}))
