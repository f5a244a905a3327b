import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { z } from 'zod'
import { log } from '#lib/process/log.ts'

/** Interval in milliseconds between writes. */
const WRITE_INTERVAL = 60_000

const saved = z.record(z.string(), z.number().nonnegative())

/**
 * Read counts, the priority of revalidation and warming: pages that people read come first, also after a restart or a
 * deployment. Exponential decay: each start halves the counts, so that past seasons fade.
 */
export class ReadCounts {
  readonly #file: string
  readonly #counts: Map<string, number>
  #written = true

  constructor(file: string) {
    this.#file = file
    this.#counts = new Map(
      Object.entries(readSaved(file)).flatMap(([key, count]) => (count >= 1 ? [[key, count / 2]] : [])),
    )
  }

  note(key: string): void {
    this.#counts.set(key, this.of(key) + 1)
    this.#written = false
  }

  of(key: string): number {
    return this.#counts.get(key) ?? 0
  }

  /** Keys of all pages that were ever read, the most read first. */
  known(): string[] {
    return [...this.#counts].sort(([, a], [, b]) => b - a).map(([key]) => key)
  }

  forget(key: string): void {
    if (this.#counts.delete(key)) this.#written = false
  }

  /** Persists periodically. Returns a function that writes a last time and stops. */
  persist(): () => void {
    const timer = setInterval(() => {
      this.#write()
    }, WRITE_INTERVAL)
    timer.unref()
    return () => {
      clearInterval(timer)
      this.#write()
    }
  }

  #write(): void {
    if (this.#written) return
    try {
      writeFileSync(`${this.#file}.tmp`, JSON.stringify(Object.fromEntries(this.#counts)))
      renameSync(`${this.#file}.tmp`, this.#file)
      this.#written = true
    } catch (error) {
      log.warn({ event: 'reads.not-written', err: error }, 'counts of reads could not be written')
    }
  }
}

function readSaved(file: string): Record<string, number> {
  try {
    return saved.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT')
      log.warn({ event: 'reads.unreadable', err: error }, 'counts of reads could not be read')
    return {}
  }
}
