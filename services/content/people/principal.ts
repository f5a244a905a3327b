import type { Locale } from '@barriere/shared/domain/locale.ts'
import type { Role } from '@barriere/shared/stories/roles.ts'

/** Caller of the management API: a signed-in person, or the holder of a token. */
export interface Principal {
  readonly kind: 'person' | 'token'
  /** Id of the account or the token; `management` for the token in the configuration. */
  readonly id: string
  /** Name in history, activities and webhooks. */
  readonly name: string
  readonly role: Role
  /** People only. */
  readonly email?: string
  /** People only. */
  readonly language?: Locale
}

/** The holder of `STORYBLOK_MANAGEMENT_TOKEN`: scripts and the official command line. */
export const MANAGEMENT_TOKEN: Principal = {
  kind: 'token',
  id: 'management',
  name: 'Management API',
  role: 'administrator',
}
