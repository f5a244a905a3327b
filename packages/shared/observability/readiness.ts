import { inTime } from '../async/in-time.ts'
import { addGauges } from './metrics.ts'

/** Something that the process depends on. */
export interface Dependency {
  readonly name: string
  /** Without a vital dependency the process must get no traffic; without any other it works in part. */
  readonly isVital: boolean
  /** Whether it works, from known state or a cheap question. A rejection means no. */
  works(): boolean | Promise<boolean>
}

export interface ReadinessReport {
  readonly status: 'ready' | 'degraded' | 'unavailable' | 'draining'
  readonly isReady: boolean
  /** Names of the failed dependencies. */
  readonly degraded: readonly string[]
}

/** Milliseconds: time-out of a dependency's answer, and lifetime of a shared answer. */
const WITHIN = 1_000
const SHARED_FOR = 1_000

/** Readiness probe: whether the process may take traffic. It checks at most once a second. */
export class Readiness {
  readonly #dependencies: readonly Dependency[]
  #isDraining = false
  #last: Promise<readonly Dependency[]> | undefined
  #until = 0

  constructor(dependencies: readonly Dependency[]) {
    this.#dependencies = dependencies
  }

  /** Graceful shutdown: readiness fails from here on, so that load balancers send no more requests. */
  drain(): void {
    this.#isDraining = true
  }

  get isDraining(): boolean {
    return this.#isDraining
  }

  async read(now = performance.now()): Promise<ReadinessReport> {
    if (!this.#last || now >= this.#until) {
      this.#until = now + SHARED_FOR
      this.#last = this.#look()
    }
    const broken = await this.#last
    const degraded = broken.map(({ name }) => name)
    const isBlocked = broken.some(({ isVital }) => isVital)
    const isReady = !this.#isDraining && !isBlocked
    const status = this.#isDraining
      ? 'draining'
      : isBlocked
        ? 'unavailable'
        : degraded.length > 0
          ? 'degraded'
          : 'ready'
    return { status, isReady, degraded }
  }

  /** The same for metrics. Returns a function that removes the gauges. */
  expose(): () => void {
    return addGauges(async () => {
      const { isReady, degraded } = await this.read()
      return [
        { name: 'ready', labels: {}, value: Number(isReady) },
        ...this.#dependencies.map(
          ({ name }) =>
            ({ name: 'degraded', labels: { dependency: name }, value: Number(degraded.includes(name)) }) as const,
        ),
      ]
    })
  }

  async #look(): Promise<readonly Dependency[]> {
    const works = await Promise.all(
      this.#dependencies.map(
        async (dependency) =>
          await inTime(
            WITHIN,
            Promise.resolve()
              .then(() => dependency.works())
              .catch(() => false),
            () => false,
          ),
      ),
    )
    return this.#dependencies.filter((_, index) => !works[index])
  }
}
