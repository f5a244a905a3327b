import { RepeatedJob } from '../../kit/repeated-job.ts'
import { reconcile } from '../payments/reconcile.ts'
import { sweepRefunds } from '../payments/refunds.ts'
import type { SeatsCasino } from './deps.ts'
import { sendDocuments } from './receipts.ts'
import { sweepHolds } from './release.ts'

const SECOND = 1_000

/** Background work on seats and payments. */
export class SeatJobs {
  readonly #jobs: readonly RepeatedJob[]
  readonly #queues: readonly RepeatedJob[]

  /** `poke`: called when there may be mails to send. */
  constructor(casino: SeatsCasino, poke: () => void) {
    const { log } = casino
    const job = (name: string, every: number, work: (deps: SeatsCasino) => Promise<void>) =>
      new RepeatedJob({ name, every, log, work: () => work(casino).finally(poke) })
    const refunds = job('refunds', 15 * SECOND, async (deps) => {
      await sweepRefunds(deps)
      await sendDocuments(deps)
    })
    const documents = job('documents', 15 * SECOND, sendDocuments)
    this.#queues = [refunds, documents]
    this.#jobs = [
      job('holds', 15 * SECOND, sweepHolds),
      job('reconciliation', 300 * SECOND, reconcile),
      ...this.#queues,
    ]
  }

  /** Call it once the server listens: the provider may be a service of this server. */
  start(): void {
    for (const job of this.#jobs) job.start()
  }

  /** Wakes the queues: there may be refunds to make and documents to write. */
  wake(): void {
    for (const job of this.#queues) job.wake()
  }

  async stop(): Promise<void> {
    for (const job of this.#jobs) await job.stop()
  }
}
