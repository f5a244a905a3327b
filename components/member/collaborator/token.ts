import { PATH_PARAMETER } from '@barriere/shared/contracts/http.ts'

const SHAPE = new RegExp(`^${PATH_PARAMETER}$`)

/** Whether an untrusted text from the address has the format of a mailed token. */
export const isToken = (text: string): boolean => SHAPE.test(text)
