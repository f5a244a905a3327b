import { z } from 'zod'
import { optional } from '#lib/domain/optional.ts'
import { origin } from './origin.ts'

/** Variables of the shared caches (CDN, nginx) before the site. */
export const PURGE_VARIABLES = {
  PURGE_URLS: optional(
    z
      .string()
      .transform((text) => text.split(','))
      .pipe(z.array(origin)),
  ),
  PURGE_TOKEN: optional(z.string().min(16)),
} as const

export interface PurgeSettings {
  /** Addresses that take a purge by surrogate keys, one a cache. */
  readonly urls: readonly string[]
  readonly token: string
}

interface Source {
  readonly PURGE_URLS?: readonly string[] | undefined
  readonly PURGE_TOKEN?: string | undefined
}

/** Undefined where no shared cache is told of changes: then none may keep a page. Throws where the token is missing. */
export function purgeSettings({ PURGE_URLS: urls, PURGE_TOKEN: token }: Source): PurgeSettings | undefined {
  if (!urls) return undefined
  if (!token) throw new Error('Bad settings. PURGE_URLS needs PURGE_TOKEN.')
  return { urls, token }
}
