/** Answers that the offset is taken from. */
const REMEMBERED = 5

/** Milliseconds by which an answer may differ from the others; beyond, somebody has set the device's clock. */
const JUMP = 5_000

/**
 * Offset of the device's clock to the server's. An answer is never early but late by its way here, so the greatest
 * offset of the last answers is the nearest to the truth (Cristian's algorithm, without the round trip).
 */
export class ServerTime {
  #offsets: number[] = []

  /** @param now the server's time, as it has just come */
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
