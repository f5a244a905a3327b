import type { CasinoErrorCode } from '@barriere/shared/programmes/casino/errors.ts'
import type { CasinoProfile } from '@barriere/shared/programmes/casino/fields.ts'
import { ok } from '@barriere/shared/domain/result.ts'
import { type CasinoGateway, endsCasinoSession } from '#lib/gateways/casino/casino.ts'
import { createLogins } from '../logins.ts'

/** Logins of the browser's session to the casino programme. */
export const casinoLogins = createLogins<CasinoGateway, CasinoProfile, CasinoErrorCode>({
  programme: 'casino',
  async readMember(casino, member) {
    const answer = await casino.request('profile', { member })
    return answer.ok ? ok(answer.value.profile) : answer
  },
  logout: (casino, member) => casino.request('logout', { member }),
  endSessions: (casino, member, input) => casino.request('endSessions', { member, input }),
  endsSession: endsCasinoSession,
  locked: { is: ({ locked }) => locked === true, code: 'stepUp' },
})
