import { randomInt } from 'node:crypto'

/** Without letters and figures that look alike. */
const SYMBOLS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** A random code that people read and type: symbols of five bits each. */
export const newCode = (length: number): string =>
  Array.from({ length }, () => SYMBOLS[randomInt(SYMBOLS.length)]).join('')
