import type { Locale } from '@barriere/shared/domain/locale.ts'

/** Roles of the content service, each with all rights of those before it. */
export const ROLES = ['reader', 'editor', 'publisher', 'administrator'] as const

export type Role = (typeof ROLES)[number]

/** Who calls the management API: a person who is signed in, or the holder of a token. */
export interface Principal {
  readonly kind: 'person' | 'token'
  /** Id of the account or the token; `management` for the token of the configuration. */
  readonly id: string
  /** For history, activities and webhooks. */
  readonly name: string
  readonly role: Role
  /** Of a person. */
  readonly email?: string
  /** Of a person. */
  readonly language?: Locale
}

/** The holder of `STORYBLOK_MANAGEMENT_TOKEN`: scripts and the official command line. */
export const MANAGEMENT_TOKEN: Principal = {
  kind: 'token',
  id: 'management',
  name: 'Management API',
  role: 'administrator',
}

/** Authorisation: whether a role has the rights of another. */
export const hasRole = ({ role }: Pick<Principal, 'role'>, least: Role): boolean =>
  ROLES.indexOf(role) >= ROLES.indexOf(least)
