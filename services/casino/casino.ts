import type { AccountDeps } from '../kit/accounts/programme.ts'
import type { PointsCasino } from './casino-rules.ts'

/** Dependencies of the operations, injected. */
export interface Casino extends AccountDeps, PointsCasino {}
