import { createSender } from '#lib/client/send-call.ts'
import type { CasinoErrorCode } from '@barriere/shared/programmes/casino/errors.ts'
import type { CasinoCalls } from '#lib/contracts/casino-site.ts'

/** Calls of the casino programme that are of nobody in particular: no cookie is sent, no script of the member area. */
export const askCasino = createSender<CasinoCalls, CasinoErrorCode>('/api/casino')
