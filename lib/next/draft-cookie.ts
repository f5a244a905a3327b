import { sameSecret } from '#lib/domain/same-secret.ts'
import { env } from '#lib/process/env.ts'
import { processSingleton } from '#lib/process/process-singleton.ts'
import { draftSecret } from './build-files.ts'

/** Next's own cookie for draft mode. */
export const DRAFT_COOKIE = '__prerender_bypass'

/**
 * Whether the value of the draft cookie is the secret of this build. Next's `draftMode()` knows that in pages, but
 * not in a middleware that runs on Node. A development server takes any value, as Next does there.
 */
export function isDraftCookie(value: string | undefined, secret: () => string = buildSecret): boolean {
  if (!value) return false
  if (!env.production) return true
  return sameSecret(value, secret())
}

const buildSecret = (): string => processSingleton('draft-secret', draftSecret)
