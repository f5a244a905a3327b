import { readFileSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'

const SCRIPT = fileURLToPath(new URL('clock-ahead.mjs', import.meta.url))

/** How fast the clock of this run is, in milliseconds: `npm run test:all` runs some tests under other clocks. */
export const AHEAD = Number(process.env.CLOCK_AHEAD ?? 0)

/**
 * Variables with which a Node process has a fast clock; none for 0.
 * @param options Further `NODE_OPTIONS`.
 */
export const clockAhead = (milliseconds: number, options = ''): Readonly<Record<string, string>> =>
  milliseconds === 0
    ? {}
    : { CLOCK_AHEAD: String(milliseconds), NODE_OPTIONS: `${options} --import=${pathToFileURL(SCRIPT).href}`.trim() }

/** The same clock as a script of a page. */
export const clockScript = (milliseconds: number): string =>
  readFileSync(SCRIPT, 'utf8').replace('process.env.CLOCK_AHEAD', String(milliseconds))
