import { SIGNED_IN_COOKIE } from '@barriere/shared/contracts/http.ts'

/** Whether this browser has the signed-in cookie, a hint for scripts: only the server knows the member. */
export const isSignedIn = (): boolean => document.cookie.split('; ').includes(`${SIGNED_IN_COOKIE}=1`)
