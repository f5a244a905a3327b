import { createSender } from '#lib/client/send-call.ts'
import type { CasinoErrorCode } from '@barriere/shared/programmes/casino/errors.ts'
import type { CasinoCalls } from '#lib/contracts/casino-site.ts'

/** Casino calls without the member area's code. Callers set `anonymous`, so that no cookie is sent. */
export const askCasino = createSender<CasinoCalls, CasinoErrorCode>('/api/casino')
