/** Number of last answers from which the offset is computed. */
const REMEMBERED = 5

/** Milliseconds by which an answer may differ from the last one. Beyond, the device's clock has been changed. */
const JUMP = 5_000

/**
 * Offset of the device's clock to the server's. Network latency only delays an answer, so the largest offset of the
 * last answers is the most accurate one (Cristian's algorithm, without the round trip).
 */
export class ServerTime {
  #offsets: number[] = []

  /** @param now Server time that has just arrived, in milliseconds since the epoch. */
  hear(now: number): void {
    const offset = now - Date.now()
    const known = this.#offsets.at(-1)
    const isJump = known !== undefined && Math.abs(offset - known) > JUMP
    this.#offsets = [...(isJump ? [] : this.#offsets.slice(1 - REMEMBERED)), offset]
  }

  /** The server's time, in milliseconds since the epoch. */
  now(): number {
    return Date.now() + (this.#offsets.length === 0 ? 0 : Math.max(...this.#offsets))
  }
}
