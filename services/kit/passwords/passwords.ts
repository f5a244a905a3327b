import { availableParallelism } from 'node:os'
import PQueue from 'p-queue'
import type { SecretPair } from '@barriere/shared/secrets/secret-pair.ts'
import { hashPassword, verifyPassword } from './argon2.ts'

/**
 * Concurrency limit: a hash takes 19 MiB and some 60 ms of a core. At most two run at once, and where possible one core
 * stays free, so that a flood of logins does not delay pages.
 */
export const AT_ONCE = Math.max(1, Math.min(2, availableParallelism() - 1))

/** Maximum length of the queue. */
export const WAITING = 100

/** Password hashing with bounded concurrency. Backpressure: a full queue takes no more. */
export class Passwords {
  readonly #peppers: SecretPair
  readonly #tooMany: () => Error
  readonly #queue = new PQueue({ concurrency: AT_ONCE })
  #dummy: Promise<string> | undefined
  /** Count of verifications against an account's hash, dummy ones excluded. */
  checks = 0

  /**
   * @param peppers the active one hashes, both verify
   * @param tooMany the error for a full queue
   */
  constructor(peppers: SecretPair, tooMany: () => Error) {
    this.#peppers = peppers
    this.#tooMany = tooMany
  }

  /** Hash for storage, in PHC form. */
  hash(password: string): Promise<string> {
    return this.#enqueue(() => hashPassword(password, this.#peppers[0]))
  }

  /** `outdated`: the password is to be hashed again. */
  async verify(password: string, hash: string): Promise<{ right: boolean; outdated: boolean }> {
    return await this.#enqueue(async () => {
      this.checks += 1
      return await verifyPassword(password, hash, this.#peppers)
    })
  }

  /** Timing attack: verifies a dummy hash, so that an unknown account takes as long as a known one. */
  async verifyDummy(password: string): Promise<void> {
    this.#dummy ??= hashPassword('nobody has this password', this.#peppers[0])
    const dummy = await this.#dummy
    await this.#enqueue(() => verifyPassword(password, dummy, this.#peppers))
  }

  /** Computes the dummy hash in advance, so that the first dummy verification is not slower. */
  async warmUp(): Promise<void> {
    await this.verifyDummy('')
  }

  #enqueue<T>(work: () => Promise<T>): Promise<T> {
    if (this.#queue.size >= WAITING) throw this.#tooMany()
    return this.#queue.add(work)
  }
}
