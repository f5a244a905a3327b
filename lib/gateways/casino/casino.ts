import { CASINO_ERRORS, type CasinoErrorCode, isCasinoErrorCode } from '@barriere/shared/programmes/casino/errors.ts'
import { CASINO_OPERATIONS } from '@barriere/shared/programmes/casino/operations.ts'
import { env } from '#lib/process/env.ts'
import { processSingleton } from '@barriere/shared/process/process-singleton.ts'
import { type BackendFailure, BackendGateway } from '../backend.ts'

/** Client of the casino programme's backend. */
export type CasinoGateway = BackendGateway<typeof CASINO_OPERATIONS, CasinoErrorCode>

/** Whether the failure means that the session or its account no longer exists. */
export const endsCasinoSession = ({ kind, code }: BackendFailure<CasinoErrorCode>): boolean =>
  kind === 'session' || code === 'noAccount'

/** Singleton of the process. */
export const casinoGateway = (): CasinoGateway =>
  processSingleton(
    'casino-gateway',
    () =>
      new BackendGateway({
        name: 'casino',
        ...env.casino,
        operations: CASINO_OPERATIONS,
        errors: CASINO_ERRORS,
        isCode: isCasinoErrorCode,
        tokenCode: 'token',
      }),
  )
