import { z } from 'zod'
import { optional } from '@barriere/shared/process/optional.ts'
import { type SecretPair, secretPair } from '@barriere/shared/secrets/secret-pair.ts'
import { origin } from './origin.ts'

/** Variables of the shared caches (CDN, nginx) before the site. */
export const PURGE_VARIABLES = {
  PURGE_URLS: optional(
    z
      .string()
      .transform((text) => text.split(','))
      .pipe(z.array(origin)),
  ),
  PURGE_TOKEN: optional(secretPair(16)),
} as const

export interface PurgeSettings {
  /** Addresses that take a purge by surrogate keys, one a cache. */
  readonly urls: readonly string[]
  readonly token: string
}

interface Source {
  readonly PURGE_URLS?: readonly string[] | undefined
  readonly PURGE_TOKEN?: SecretPair | undefined
}

/** Purge settings; undefined without PURGE_URLS: no shared cache may then store a page. Throws without a token. */
export function purgeSettings({ PURGE_URLS: urls, PURGE_TOKEN: tokens }: Source): PurgeSettings | undefined {
  if (!urls) return undefined
  if (!tokens) throw new Error('Bad settings. PURGE_URLS needs PURGE_TOKEN.')
  return { urls, token: tokens[0] }
}
