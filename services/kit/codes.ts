import { randomInt } from 'node:crypto'

/** Without letters and figures that look alike. */
const SYMBOLS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** A code of six digits by mail, of 10^6: counted tries and a short life keep guesses from it. */
export const newMailedCode = (): string => String(randomInt(1_000_000)).padStart(6, '0')

/** A random code that people read and type: symbols of five bits each. */
export const newCode = (length: number): string =>
  Array.from({ length }, () => SYMBOLS[randomInt(SYMBOLS.length)]).join('')
