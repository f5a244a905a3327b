import type { AccountDeps } from '../kit/accounts/programme.ts'
import type { Seal } from '../kit/seal.ts'
import type { SeatsCasino } from './seats/deps.ts'

/** Dependencies of the operations, injected. */
export interface Casino extends AccountDeps, SeatsCasino {
  /** Encrypts the keys of devices that show a card. */
  readonly cardKeys: Seal
}
