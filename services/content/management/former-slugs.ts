import { and, eq, inArray, isNotNull, isNull, sql as query } from 'drizzle-orm'
import { stories } from '../schema.ts'
import { fullSlugOf, type Segment } from '@barriere/shared/stories/full-slug.ts'
import type { Work } from '../store/store.ts'
import type { FormerSlug, TranslatedSlug } from '../store/types.ts'
import { allBelow, foldersAbove } from './tree.ts'

/** Maximum number of former addresses of a story. */
const MAX_FORMER = 50

/** Stories per query. */
const CHUNK = 500

interface Addresses {
  readonly now: readonly FormerSlug[]
  readonly former: readonly FormerSlug[]
}

/**
 * Runs a change of addresses, and keeps the former ones of all stories that were ever published. A folder's change ends
 * the addresses of all stories below it.
 * @param ids the stories and folders whose addresses change
 */
export async function keepFormerSlugs<T>(work: Work, ids: readonly number[], change: () => Promise<T>): Promise<T> {
  const below = await allBelow(ids, (condition) => work.sql.select({ id: stories.id }).from(stories).where(condition))
  const all = [...ids, ...below.map(({ id }) => id)]
  const before = await addressesOf(work, all)
  const result = await change()
  for (const [id, { now, former }] of await addressesOf(work, all)) {
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

/** Addresses in every language, of those stories that were ever published. */
async function addressesOf(work: Work, ids: readonly number[]): Promise<Map<number, Addresses>> {
  const { sql, space } = work
  const addresses = new Map<number, Addresses>()
  const above = new Map<number | null, ReadonlyMap<number, Segment>>()
  for (let start = 0; start < ids.length; start += CHUNK) {
    const rows = await sql
      .select({
        id: stories.id,
        parentId: stories.parentId,
        slug: stories.slug,
        isStartpage: stories.isStartpage,
        translatedSlugs: stories.translatedSlugs,
        // Translated slugs wait for publication, unlike all other parts of an address.
        publishedSlugs: query<TranslatedSlug[] | null>`${stories.published}->'translatedSlugs'`,
        formerSlugs: stories.formerSlugs,
      })
      .from(stories)
      .where(
        and(
          inArray(stories.id, ids.slice(start, start + CHUNK)),
          eq(stories.isFolder, false),
          isNotNull(stories.firstPublishedAt),
          isNull(stories.deletedAt),
        ),
      )
    for (const row of rows) {
      const folders = above.get(row.parentId) ?? (await foldersAbove(work, row.parentId))
      above.set(row.parentId, folders)
      const published = { ...row, translatedSlugs: row.publishedSlugs ?? row.translatedSlugs }
      const address = (lang: string | null): FormerSlug => {
        const path =
          lang === null ? fullSlugOf({ ...row, translatedSlugs: [] }, folders) : fullSlugOf(published, folders, lang)
        return { lang, path: path.endsWith('/') ? path.slice(0, -1) : path }
      }
      const now = [null, ...space.languages.map(({ code }) => code)].map(address)
      addresses.set(row.id, { now, former: row.formerSlugs })
    }
  }
  return addresses
}
