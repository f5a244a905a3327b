import { eq, isNull, sql as query } from 'drizzle-orm'
import { stories } from '../schema.ts'
import { fullSlugOf, type Segment } from '../contract/full-slug.ts'
import type { Work } from '../store/store.ts'
import type { FormerSlug, TranslatedSlug } from '../store/types.ts'

/** Former addresses kept for each story. */
const MAX_FORMER = 50

interface Addresses {
  readonly now: readonly FormerSlug[]
  readonly former: readonly FormerSlug[]
}

/**
 * Runs a change of addresses, and keeps those that it ends for every story that visitors may know: the story's own, and
 * of a folder all below it.
 */
export async function keepFormerSlugs<T>(work: Work, change: () => Promise<T>): Promise<T> {
  const before = await addressesOf(work)
  const result = await change()
  for (const [id, { now, former }] of await addressesOf(work)) {
    const ended = (before.get(id)?.now ?? []).filter((address) => !now.some((other) => isSame(other, address)))
    if (ended.length === 0) continue
    const known = [...ended, ...former.filter((address) => ![...ended, ...now].some((other) => isSame(other, address)))]
    await work.sql
      .update(stories)
      .set({ formerSlugs: known.slice(0, MAX_FORMER) })
      .where(eq(stories.id, id))
  }
  return result
}

const isSame = (a: FormerSlug, b: FormerSlug): boolean => a.lang === b.lang && a.path === b.path

/** Addresses of every story that has ever been published, in every language. */
async function addressesOf({ sql, space }: Work): Promise<Map<number, Addresses>> {
  const rows = await sql
    .select({
      id: stories.id,
      parentId: stories.parentId,
      slug: stories.slug,
      isFolder: stories.isFolder,
      isStartpage: stories.isStartpage,
      translatedSlugs: stories.translatedSlugs,
      // Translated slugs wait for publication, unlike all other parts of an address.
      publishedSlugs: query<TranslatedSlug[] | null>`${stories.published}->'translatedSlugs'`,
      firstPublishedAt: stories.firstPublishedAt,
      formerSlugs: stories.formerSlugs,
    })
    .from(stories)
    .where(isNull(stories.deletedAt))
  const byId = new Map<number, Segment>(rows.map((row) => [row.id, row]))
  const known = rows.filter(({ isFolder, firstPublishedAt }) => !isFolder && firstPublishedAt !== null)
  return new Map(
    known.map((row) => {
      const published = { ...row, translatedSlugs: row.publishedSlugs ?? row.translatedSlugs }
      const address = (lang: string | null): FormerSlug => {
        const path =
          lang === null ? fullSlugOf({ ...row, translatedSlugs: [] }, byId) : fullSlugOf(published, byId, lang)
        return { lang, path: path.endsWith('/') ? path.slice(0, -1) : path }
      }
      const now = [null, ...space.languages.map(({ code }) => code)].map(address)
      return [row.id, { now, former: row.formerSlugs }]
    }),
  )
}
