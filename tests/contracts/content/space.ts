import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export interface FixtureStory {
  slug: string
  full_slug: string
  name?: string
  content?: Record<string, unknown>
  [member: string]: unknown
}

export interface FixtureSpace {
  languages?: { code: string; name: string }[]
  stories: FixtureStory[]
  components?: Record<string, unknown>[]
  datasources?: Record<string, unknown>[]
}

/** A UUID that contains its number: `uuid(7)`. */
export const uuid = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

/** Writes a space in the official CLI's layout. Stories get their index + 1 as id, and a UUID of that number. */
export async function writeSpace(
  directory: string,
  { languages = [], stories, components = [], datasources = [] }: FixtureSpace,
): Promise<void> {
  for (const kind of ['stories', 'components', 'datasources'])
    await mkdir(join(directory, kind, '1'), { recursive: true })
  await writeFile(
    join(directory, 'space.json'),
    JSON.stringify({ name: 'Fixture', domain: 'https://fixture.example/', languages }),
  )
  await writeFile(join(directory, 'components/1/components.json'), JSON.stringify(components))
  await writeFile(join(directory, 'datasources/1/datasources.json'), JSON.stringify(datasources))
  await Promise.all(
    stories.map((story, index) => {
      const id = index + 1
      const full = { id, uuid: uuid(id), name: story.slug, position: id, ...story }
      return writeFile(join(directory, `stories/1/${story.slug}_${full.uuid}.json`), JSON.stringify(full))
    }),
  )
}
