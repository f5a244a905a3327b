import { EPH_PART } from '#lib/contracts/eph-paths.ts'

const SHAPE = new RegExp(`^${EPH_PART}$`)

/** Whether a text out of an address, which anybody may have written, can be the secret of a mailed link. */
export const isToken = (text: string): boolean => SHAPE.test(text)
