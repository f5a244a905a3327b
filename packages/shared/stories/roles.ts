/** Roles of the content service, each with all rights of the roles before it. */
export const ROLES = ['reader', 'editor', 'publisher', 'administrator'] as const

export type Role = (typeof ROLES)[number]

/** Authorisation: whether a role has the rights of another. */
export const hasRole = ({ role }: { readonly role: Role }, least: Role): boolean =>
  ROLES.indexOf(role) >= ROLES.indexOf(least)
