import { PATH_PARAMETER } from '#lib/contracts/http.ts'

const SHAPE = new RegExp(`^${PATH_PARAMETER}$`)

/** Whether a text out of an address, which anybody may have written, can be the secret of a mailed link. */
export const isToken = (text: string): boolean => SHAPE.test(text)
