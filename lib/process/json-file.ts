import { readFileSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { z } from 'zod'
import { log } from './log.ts'

/**
 * A value kept in a file over restarts. Atomic: a killed process leaves the old value or the new one. A file that
 * cannot be read or written is a warning, since the site works without.
 */
export class JsonFile<T> {
  readonly #path: string | undefined
  readonly #schema: z.ZodType<T>
  #writing: Promise<void> = Promise.resolve()

  /** @param path of the file; without one, nothing is kept. */
  constructor(path: string | undefined, schema: z.ZodType<T>) {
    this.#path = path
    this.#schema = schema
  }

  /** Undefined where the file is missing, or not of this schema. */
  read(): T | undefined {
    if (this.#path === undefined) return undefined
    try {
      return this.#schema.parse(JSON.parse(readFileSync(this.#path, 'utf8')))
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT')
        log.warn({ event: 'file.unreadable', file: this.#path, err: error }, 'a kept file could not be read')
      return undefined
    }
  }

  /** Writes values one after the other. Never rejects. */
  write(value: T): Promise<void> {
    this.#writing = this.#writing.then(() => this.#write(value))
    return this.#writing
  }

  /** Resolves when all values are written. */
  get written(): Promise<void> {
    return this.#writing
  }

  async #write(value: T): Promise<void> {
    if (this.#path === undefined) return
    try {
      await mkdir(dirname(this.#path), { recursive: true })
      await writeFile(`${this.#path}.tmp`, JSON.stringify(value))
      await rename(`${this.#path}.tmp`, this.#path)
    } catch (error) {
      log.warn({ event: 'file.not-written', file: this.#path, err: error }, 'a kept file could not be written')
    }
  }
}
