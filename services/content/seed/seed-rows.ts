import { trimEnd } from '@barriere/shared/domain/text/trim-end.ts'
import { randomUUID } from 'node:crypto'
import type { StoryRow } from '../store/story-record.ts'
import { draftVersion } from '../store/story-record.ts'
import { SeedError } from './seed-error.ts'
import type { SeedStory } from './seed-files.ts'

/**
 * Stories of the seed as rows, folders before their contents. The folder of a story is its `parent_id`, else that of
 * its full slug. Missing folders of full slugs are created.
 */
export function toStoryRows(seed: readonly SeedStory[], now: Date): StoryRow[] {
  const ids = new IdSource(seed.flatMap(({ id }) => id ?? []))
  const stories = seed.map((story) => ({ ...story, id: story.id ?? ids.next() }))
  const folders = new Map(
    stories.filter((story) => story.is_folder).map((story) => [trimmed(story.full_slug ?? story.slug), story.id]),
  )
  const byId = new Map(stories.map((story) => [story.id, story]))
  if (byId.size < stories.length) throw new SeedError('Bad content: two stories have the same id.')
  const rows: StoryRow[] = []

  const folderId = (path: string): number => {
    const known = folders.get(path)
    if (known !== undefined) return known
    const slug = path.slice(path.lastIndexOf('/') + 1)
    const id = ids.next()
    folders.set(path, id)
    rows.push(
      toRow(
        { name: slug, slug, id, is_folder: true, is_startpage: false, position: 0, published: true },
        parentOf(path),
        now,
      ),
    )
    return id
  }
  const parentOf = (path: string): number | null =>
    path.includes('/') ? folderId(path.slice(0, path.lastIndexOf('/'))) : null

  for (const story of stories) {
    const named = story.parent_id || undefined
    if (named !== undefined && !byId.has(named))
      throw new SeedError(
        `Bad content: story “${story.full_slug ?? story.slug}” lies in folder ${named}, which does not exist.`,
      )
    const path = trimmed(story.full_slug ?? story.slug)
    // A start page has the full slug of its folder.
    const inFolder = story.is_startpage && story.full_slug?.endsWith('/') ? folderId(path) : parentOf(path)
    rows.push(toRow(story, named ?? inFolder, now))
  }
  return parentsFirst(rows)
}

const trimmed = (slug: string): string => trimEnd(slug, '/')

function toRow(story: SeedStory & { id: number }, parentId: number | null, now: Date): StoryRow {
  const createdAt = story.created_at ?? now
  const visible = !story.is_folder && story.published
  const publishedAt = visible ? (story.published_at ?? now) : null
  const row: StoryRow = {
    id: story.id,
    uuid: story.uuid?.toLowerCase() ?? randomUUID(),
    parentId,
    name: story.name,
    slug: story.slug,
    isFolder: story.is_folder,
    isStartpage: story.is_startpage,
    position: story.position,
    path: story.path || null,
    sortByDate: story.sort_by_date ?? null,
    groupId: story.group_id ?? randomUUID(),
    tagList: story.tag_list ?? [],
    metaData: story.meta_data ?? null,
    translatedSlugs: (story.translated_slugs ?? []).flatMap(({ lang, slug, path, name }) => {
      const own =
        slug ??
        trimmed(path ?? '')
          .split('/')
          .at(-1) ??
        ''
      return own === '' && !name ? [] : [{ lang, slug: own, name: name ?? null }]
    }),
    content: story.content ?? {},
    published: null,
    formerSlugs: [],
    outdated: {},
    saves: 0,
    savedBy: null,
    stage: 'draft',
    deletedAt: null,
    deletedBy: null,
    deletedWith: null,
    unpublishedChanges: false,
    createdAt,
    updatedAt: story.updated_at ?? publishedAt ?? createdAt,
    publishedAt,
    firstPublishedAt: visible ? (story.first_published_at ?? publishedAt) : null,
  }
  return visible ? { ...row, published: draftVersion(row) } : row
}

function parentsFirst(rows: readonly StoryRow[]): StoryRow[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const depth = (row: StoryRow, steps = 0): number => {
    const parent = row.parentId === null ? undefined : byId.get(row.parentId)
    if (steps > 50) throw new SeedError(`Bad content: folder ${row.id} lies in itself.`)
    return parent ? depth(parent, steps + 1) + 1 : 0
  }
  return rows
    .map((row) => ({ row, depth: depth(row) }))
    .sort((left, right) => left.depth - right.depth)
    .map(({ row }) => row)
}

/** Generates ids that no given story has. */
export class IdSource {
  #last: number

  constructor(taken: readonly number[]) {
    this.#last = taken.reduce((most, id) => Math.max(most, id), 0)
  }

  next(): number {
    return (this.#last += 1)
  }
}
