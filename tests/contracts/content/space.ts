import { mkdir, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'

export interface FixtureStory {
  slug: string
  full_slug: string
  name?: string
  content?: Record<string, unknown>
  [member: string]: unknown
}

/** A file of the media library as the official command line lays it down: the sidecar's fields, and the bytes. */
export interface FixtureAsset {
  id: number
  filename: string
  data: Buffer
  [member: string]: unknown
}

export interface FixtureSpace {
  languages?: { code: string; name: string }[]
  stories: FixtureStory[]
  components?: Record<string, unknown>[]
  datasources?: Record<string, unknown>[]
  assets?: FixtureAsset[]
}

/** A UUID that contains its number: `uuid(7)`. */
export const uuid = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

/** Writes a space in the official CLI's layout. Stories get their index + 1 as id, and a UUID of that number. */
export async function writeSpace(
  directory: string,
  { languages = [], stories, components = [], datasources = [], assets = [] }: FixtureSpace,
): Promise<void> {
  for (const kind of ['stories', 'components', 'datasources', 'assets'])
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
  await Promise.all(
    assets.map(async ({ data, ...sidecar }) => {
      const stem = join(directory, `assets/1/file_${sidecar.id}`)
      await writeFile(`${stem}${extname(sidecar.filename)}`, data)
      await writeFile(`${stem}.json`, JSON.stringify(sidecar))
    }),
  )
}
