import type { AccountDeps } from '../kit/accounts/programme.ts'
import type { Seal } from '../kit/seal.ts'
import type { PointsCasino } from './casino-rules.ts'

/** Dependencies of the operations, injected. */
export interface Casino extends AccountDeps, PointsCasino {
  /** Encrypts the keys of devices that show a card. */
  readonly cardKeys: Seal
}
