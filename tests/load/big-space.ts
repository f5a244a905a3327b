import { createHash } from 'node:crypto'
import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

interface SeedStory {
  readonly id: number
  readonly uuid: string
  readonly name: string
  readonly full_slug: string
  readonly slug: string
  readonly parent_id: number | null
  readonly group_id?: string
  readonly is_folder: boolean
  readonly content?: Readonly<Record<string, unknown>>
}

/** Stories a file: the content folder takes one story or a list of them. */
const FILE = 500

/** Added to the ids of each copy; those of the demonstration space are below. */
const ID_STEP = 10_000_000

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g

/** Field by which a town's pages are found; a copy has towns of its own. */
const TOWN = 'town'

/**
 * Writes a content folder with as many stories at least: the demonstration space, and copies of the pages in its
 * sections (hotels with their rooms, restaurants, articles …) in both languages. Deterministic. A copy refers to its
 * own stories; references to sections, such as lists of folders, cover all copies.
 *
 * @param source a content folder in the official command line tool's layout
 * @returns how many stories the folder has
 */
export function writeBigSpace(source: string, directory: string, atLeast: number): number {
  const demonstration = globSync(join(source, 'stories/1/*.json'))
    .toSorted()
    .map((file) => JSON.parse(readFileSync(file, 'utf8')) as SeedStory)
  cpSync(source, directory, { recursive: true, filter: (path) => !path.includes('/stories') })
  mkdirSync(join(directory, 'stories/1'), { recursive: true })
  const copied = demonstration.filter(({ full_slug: slug }) => slug.split('/').filter(Boolean).length > 2)
  const ids = new Set(copied.map(({ id }) => id))
  const uuids = new Set(copied.flatMap(({ uuid, group_id: group = '' }) => [uuid, group]))
  const isStory = ({ is_folder: folder }: SeedStory): boolean => !folder
  let written = 0
  let number = 0
  const write = (stories: readonly SeedStory[]): void => {
    for (let start = 0; start < stories.length; start += FILE) {
      const file = `${String(number).padStart(5, '0')}-${start}.json`
      writeFileSync(join(directory, 'stories/1', file), JSON.stringify(stories.slice(start, start + FILE)))
    }
    written += stories.filter(isStory).length
  }
  write(demonstration)
  while (written < atLeast) {
    number += 1
    write(copied.map((story) => copyOf(story, number, { ids, uuids })))
  }
  return written
}

function copyOf(
  story: SeedStory,
  number: number,
  { ids, uuids }: { readonly ids: ReadonlySet<number>; readonly uuids: ReadonlySet<string> },
): SeedStory {
  const uuidOf = (uuid: string): string => (uuids.has(uuid) ? copiedUuid(uuid, number) : uuid)
  const text = JSON.stringify(story).replace(UUID, uuidOf)
  const copy = JSON.parse(text) as SeedStory
  // The third segment, that of a house or an article, is the copy's own; deeper segments keep their names.
  const segments = story.full_slug.split('/')
  const own = segments.filter(Boolean).length === 3 && !isStartpage(story)
  return {
    ...copy,
    id: story.id + number * ID_STEP,
    parent_id:
      story.parent_id !== null && ids.has(story.parent_id) ? story.parent_id + number * ID_STEP : story.parent_id,
    full_slug: segments.map((segment, index) => (index === 2 ? `${segment}-${number}` : segment)).join('/'),
    slug: own ? `${story.slug}-${number}` : story.slug,
    ...(own ? withTranslatedSlugs(copy, number) : {}),
    ...(copy.content ? { content: inTownOfCopy(copy.content, number) } : {}),
  }
}

const isStartpage = (story: SeedStory): boolean =>
  (story as unknown as { readonly is_startpage?: boolean }).is_startpage === true

/** Addresses in other languages are the copy's own too. */
function withTranslatedSlugs(story: SeedStory, number: number): object {
  const { translated_slugs: all = [] } = story as { translated_slugs?: readonly { slug?: string }[] }
  return { translated_slugs: all.map((one) => (one.slug ? { ...one, slug: `${one.slug}-${number}` } : one)) }
}

const inTownOfCopy = (content: Readonly<Record<string, unknown>>, number: number): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(content).map(([field, value]) => [
      field,
      typeof value === 'string' && value !== '' && field === TOWN
        ? `${value} ${number}`
        : field === 'title' && typeof value === 'string' && content.component === 'destination'
          ? `${value} ${number}`
          : value,
    ]),
  )

const copiedUuid = (uuid: string, number: number): string => {
  const hex = createHash('sha256').update(`${uuid} ${number}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
