import { z } from 'zod'
import { trimEnd } from '@barriere/shared/domain/text/trim-end.ts'
import { checkDestination } from '#lib/navigation/destination.ts'
import {
  DEFAULT_LOCALE,
  type Locale,
  type LocaleStrategy,
  isLocale,
  localizedPath,
} from '@barriere/shared/domain/locale.ts'
import { env } from '#lib/process/env.ts'

/** Redirects that editors keep in the datasource `redirects`: path in NFC → path or absolute address. */
export type Redirects = ReadonlyMap<string, string>

const entry = z.object({ name: z.string().min(1), value: z.string() })

/** Entries without a target of their own (`#x`), or with one of another scheme than http and https, are left out. */
export function toRedirects(entries: readonly unknown[]): Redirects {
  return new Map(
    entries.flatMap((raw): [string, string][] => {
      const parsed = entry.safeParse(raw)
      if (!parsed.success || !parsed.data.name.startsWith('/')) return []
      const target = checkDestination(parsed.data.value, { external: true })
      return target.ok && /^(?:\/|https?:)/.test(target.value.href)
        ? [[trimEnd(parsed.data.name.normalize('NFC'), '/') || '/', target.value.href]]
        : []
    }),
  )
}

/**
 * Redirect target of a path without its locale. Entries name their language by a prefix under either strategy. An entry
 * of the default language applies to the others too, with their prefix where addresses have one.
 */
export function findRedirect(
  redirects: Redirects,
  locale: Locale,
  inside: string,
  strategy: LocaleStrategy = env.localeStrategy,
): string | undefined {
  const exact = redirects.get(localizedPath(inside, locale))
  if (exact !== undefined || locale === DEFAULT_LOCALE) return exact
  const shared = redirects.get(localizedPath(inside, DEFAULT_LOCALE))
  if (shared === undefined || !shared.startsWith('/') || isLocale(shared.split(/[/?#]/)[1])) return shared
  if (strategy === 'no-prefix') return shared
  return `/${locale}${shared.replace(/^\/(?=[?#]|$)/, '')}`
}
