import PQueue from 'p-queue'
import { refusal } from '../refusal.ts'
import { hashPassword, verifyPassword } from './argon2.ts'

/** Hashes made at a time, and how many may wait: each takes 19 MiB and a core for some 60 ms. */
const AT_ONCE = 2
const WAITING = 100

/** Passwords' hashes, a few at a time. Beyond the queue, 429 with Retry-After. */
export class Passwords {
  readonly #pepper: string
  readonly #turns = new PQueue({ concurrency: AT_ONCE })
  #dummy: Promise<string> | undefined
  /** Passwords compared with an account's hash; not those that nobody has. */
  checks = 0

  constructor(pepper: string) {
    this.#pepper = pepper
  }

  /** A hash to keep. */
  hash(password: string): Promise<string> {
    return this.#turn(() => hashPassword(password, this.#pepper))
  }

  async verify(password: string, hash: string): Promise<{ right: boolean; outdated: boolean }> {
    return await this.#turn(async () => {
      this.checks += 1
      return await verifyPassword(password, hash, this.#pepper)
    })
  }

  /** The same work for nobody's password, so that the time of an answer does not tell who has an account. */
  async pretend(password: string): Promise<void> {
    this.#dummy ??= hashPassword('nobody has this password', this.#pepper)
    const dummy = await this.#dummy
    await this.#turn(() => verifyPassword(password, dummy, this.#pepper))
  }

  /** So that the first pretence takes as long as the others. */
  async warmUp(): Promise<void> {
    await this.pretend('')
  }

  #turn<T>(work: () => Promise<T>): Promise<T> {
    if (this.#turns.size >= WAITING) throw refusal('default', { status: 429, headers: { 'retry-after': '2' } })
    return this.#turns.add(work)
  }
}
