import { randomInt } from 'node:crypto'

/** Without letters and figures that look alike. */
const SYMBOLS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** A mailed code of six digits (10^6 values). Brute force: the number of tries and the lifetime are limited. */
export const newMailedCode = (): string => String(randomInt(1_000_000)).padStart(6, '0')

/** A random code for people to read and type; each symbol has five bits. */
export const newCode = (length: number): string =>
  Array.from({ length }, () => SYMBOLS[randomInt(SYMBOLS.length)]).join('')
