import { z } from 'zod'
import {
  DEFAULT_LOCALE,
  LOCALES,
  type Locale,
  type LocaleStrategy,
  isLocale,
  mapLocales,
  trimSlashes,
} from '@barriere/shared/domain/locale.ts'
import { env } from '#lib/process/env.ts'
import { isFragment, slugToPath } from '../paths.ts'
import { addressTag, foldersOf, listTag, storyTag } from '../tags.ts'

/** One published story of the space. */
export interface DirectoryEntry {
  readonly id: number
  readonly uuid: string
  readonly name: string
  /** Full slug in the default language. */
  readonly slug: string
  /** Address in each language. */
  readonly paths: Readonly<Record<Locale, string>>
  /** Languages in which the story has text of its own; all where the service does not tell. */
  readonly languages: readonly Locale[]
  readonly publishedAt: string
}

/** Slug directory: all known addresses. An address that is not in it is a 404 before anything is rendered. */
export interface Directory {
  readonly entries: ReadonlyMap<string, DirectoryEntry>
  /** The story at an address such as `/en/hotels`, percent-decoded; where languages share the address, in `locale`. */
  find(path: string, locale?: Locale): { readonly entry: DirectoryEntry; readonly locale: Locale } | undefined
  /** Languages with a story at an address: several where they share it. */
  localesOf(path: string): readonly Locale[]
  /** Whether two different addresses are those of one story in two languages. */
  areTranslations(path: string, other: string): boolean
  /** The former story of an address, by the service. */
  formerly(path: string, locale: Locale): DirectoryEntry | undefined
  /** The story of a full slug in the default language, without slashes at its ends. */
  ofSlug(slug: string): DirectoryEntry | undefined
}

const link = z.object({
  id: z.number(),
  uuid: z.string(),
  slug: z.string(),
  name: z.string().catch(''),
  published: z.boolean(),
  is_folder: z.boolean(),
  published_at: z.string().nullish(),
  alternates: z
    // `translated`: sent by this project's own service only.
    .array(z.object({ lang: z.string(), path: z.string().nullish(), translated: z.boolean().optional() }))
    .nullish()
    .catch([]),
  // Sent by this project's own service only: former full slugs of the story; `lang` null is the default language.
  former_slugs: z
    .array(z.object({ lang: z.string().nullable(), path: z.string() }))
    .nullish()
    .catch([]),
})

/** Builds the directory from the entries of `cdn/links`. Malformed entries are left out. */
export function toDirectory(
  links: readonly unknown[],
  rootFolder: string,
  strategy: LocaleStrategy = env.localeStrategy,
): Directory {
  const entries = new Map<string, DirectoryEntry>()
  const bySlug = new Map<string, DirectoryEntry>()
  const byPath = mapLocales(() => new Map<string, DirectoryEntry>())
  const byFormerPath = mapLocales(() => new Map<string, DirectoryEntry>())
  for (const raw of links) {
    const parsed = link.safeParse(raw)
    if (!parsed.success || parsed.data.is_folder || !parsed.data.published) continue
    const { id, uuid, name, published_at, alternates, former_slugs } = parsed.data
    const slug = trimSlashes(parsed.data.slug)
    if (slug !== rootFolder && !slug.startsWith(`${rootFolder}/`)) continue
    const paths = mapLocales((locale) => {
      const translated = alternates?.find((alternate) => alternate.lang === locale)?.path
      return slugToPath(locale === DEFAULT_LOCALE ? slug : translated || slug, locale, rootFolder, strategy)
    })
    const languages = LOCALES.filter(
      (locale) => alternates?.find((alternate) => alternate.lang === locale)?.translated !== false,
    )
    const entry: DirectoryEntry = { id, uuid, name, slug, paths, languages, publishedAt: published_at ?? '' }
    entries.set(uuid, entry)
    bySlug.set(slug, entry)
    for (const locale of LOCALES) byPath[locale].set(paths[locale], entry)
    for (const { lang, path } of former_slugs ?? []) {
      const locale = lang ?? DEFAULT_LOCALE
      if (isLocale(locale)) byFormerPath[locale].set(slugToPath(trimSlashes(path), locale, rootFolder, strategy), entry)
    }
  }
  const localesOf = (path: string) => LOCALES.filter((locale) => byPath[locale].has(path))
  return {
    entries,
    find(path, locale = localesOf(path)[0]) {
      const entry = locale && byPath[locale].get(path)
      return entry && { entry, locale }
    },
    localesOf,
    areTranslations: (path, other) =>
      path !== other && LOCALES.some((locale) => Object.values(byPath[locale].get(path)?.paths ?? {}).includes(other)),
    formerly: (path, locale) => byFormerPath[locale].get(path),
    ofSlug: (slug) => bySlug.get(slug),
  }
}

/** Whether a story has a page of its own, rather than framing others. */
export const isPage = (entry: DirectoryEntry, rootFolder: string): boolean =>
  !isFragment(entry.slug.slice(rootFolder.length + 1))

/**
 * Tags of the pages that a change of the space makes out of date: a story published again touches the pages that show
 * it and the lists of its folders; one that was added, removed or moved also touches the pages that link to it.
 */
export function changedTags(before: Directory, after: Directory): Set<string> {
  const tags = new Set<string>()
  for (const uuid of new Set([...before.entries.keys(), ...after.entries.keys()])) {
    const old = before.entries.get(uuid)
    const now = after.entries.get(uuid)
    const moved = !old || !now || !sameAddress(old, now)
    if (!moved && old.publishedAt === now.publishedAt) continue
    tags.add(storyTag(uuid))
    if (moved) tags.add(addressTag(uuid))
    for (const entry of [old, now]) {
      for (const folder of entry ? foldersOf(entry.slug) : []) tags.add(listTag(folder))
    }
  }
  return tags
}

const sameAddress = (a: DirectoryEntry, b: DirectoryEntry): boolean =>
  a.slug === b.slug && JSON.stringify(a.paths) === JSON.stringify(b.paths)
