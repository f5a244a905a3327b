import type { SecretPair } from '@barriere/shared/secrets/secret-pair.ts'
import { Seal } from '../../kit/seal.ts'

const DAY = 24 * 3_600_000

/**
 * Lifetime of a mailed link in milliseconds, by purpose. Links that unsubscribe never expire: they must work in an old
 * letter too.
 */
export const LINK_LIFETIMES = { confirm: 7 * DAY, preferences: 90 * DAY, unsubscribe: undefined } as const

export type LinkPurpose = keyof typeof LINK_LIFETIMES

interface Linked {
  /** Id of the subscription. */
  readonly id: string
  readonly round: number
}

/**
 * Mailed links: encrypted tokens (AES-256-GCM), each for one purpose. The service needs no stored secret to check them.
 */
export class Links {
  readonly #seal: Seal

  constructor(keys: SecretPair) {
    this.#seal = new Seal(keys, 'newsletter links')
  }

  /** A token in base64url. */
  make(purpose: LinkPurpose, { id, round }: Linked, now: number): string {
    const lifetime = LINK_LIFETIMES[purpose]
    const until = lifetime === undefined ? '' : Math.ceil((now + lifetime) / 1_000).toString(36)
    return this.#seal.close(`${id}.${round.toString(36)}.${until}`, purpose)
  }

  /** Undefined for a forged or expired token, and for one of another purpose. */
  read(purpose: LinkPurpose, token: string, now: number): Linked | undefined {
    const [id = '', round = '', until = ''] = this.#seal.open(token, purpose)?.split('.') ?? []
    if (id === '' || (until !== '' && Number.parseInt(until, 36) * 1_000 <= now)) return undefined
    return { id, round: Number.parseInt(round, 36) }
  }
}
