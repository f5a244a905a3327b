import { z } from 'zod'
import { DEFAULT_LOCALE, LOCALES, type Locale } from '#lib/domain/locale.ts'
import { isFragment, slugToPath, trimSlashes } from '../paths.ts'

/** One published story of the space. */
export interface DirectoryEntry {
  readonly id: number
  readonly uuid: string
  readonly name: string
  /** Full slug in the default language. */
  readonly slug: string
  /** Address in each language. */
  readonly paths: Readonly<Record<Locale, string>>
  readonly publishedAt: string
}

/** Slug directory: all known addresses. An address that is not in it is a 404 before anything is rendered. */
export interface Directory {
  readonly entries: ReadonlyMap<string, DirectoryEntry>
  /** The story at an address such as `/en/hotels`, percent-decoded. */
  find(path: string): { readonly entry: DirectoryEntry; readonly locale: Locale } | undefined
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
    .array(z.object({ lang: z.string(), path: z.string().nullish() }))
    .nullish()
    .catch([]),
})

/** Builds the directory from the entries of `cdn/links`. An entry that makes no sense is left out. */
export function toDirectory(links: readonly unknown[], rootFolder: string): Directory {
  const entries = new Map<string, DirectoryEntry>()
  const bySlug = new Map<string, DirectoryEntry>()
  const byPath = new Map<string, { entry: DirectoryEntry; locale: Locale }>()
  for (const raw of links) {
    const parsed = link.safeParse(raw)
    if (!parsed.success || parsed.data.is_folder || !parsed.data.published) continue
    const { id, uuid, name, published_at, alternates } = parsed.data
    const slug = trimSlashes(parsed.data.slug)
    if (slug !== rootFolder && !slug.startsWith(`${rootFolder}/`)) continue
    const paths = Object.fromEntries(
      LOCALES.map((locale) => {
        const translated = alternates?.find((alternate) => alternate.lang === locale)?.path
        return [locale, slugToPath(locale === DEFAULT_LOCALE ? slug : translated || slug, locale, rootFolder)]
      }),
    ) as Record<Locale, string>
    const entry: DirectoryEntry = { id, uuid, name, slug, paths, publishedAt: published_at ?? '' }
    entries.set(uuid, entry)
    bySlug.set(slug, entry)
    for (const locale of LOCALES) byPath.set(paths[locale], { entry, locale })
  }
  return { entries, find: (path) => byPath.get(path), ofSlug: (slug) => bySlug.get(slug) }
}

/** Whether a story has a page of its own, rather than framing others. */
export const isPage = (entry: DirectoryEntry, rootFolder: string): boolean =>
  !isFragment(entry.slug.slice(rootFolder.length + 1))
