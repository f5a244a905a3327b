import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { SeedError } from './seed-error.ts'

const moment = z.iso
  .datetime({ offset: true })
  .transform((text) => new Date(text))
  .nullish()

const TranslatedSlug = z.object({
  lang: z.string().min(1),
  /** The management API writes `slug`, the delivery API `path`, which ends in the slug. */
  slug: z.string().nullish(),
  path: z.string().nullish(),
  name: z.string().nullish(),
})

const Story = z.object({
  id: z.number().int().positive().optional(),
  uuid: z.uuid().optional(),
  name: z.string().min(1),
  slug: z.string().min(1),
  full_slug: z.string().optional(),
  parent_id: z.number().int().nullish(),
  is_folder: z.boolean().default(false),
  is_startpage: z.boolean().default(false),
  position: z.number().int().default(0),
  path: z.string().nullish(),
  sort_by_date: z.string().nullish(),
  group_id: z.uuid().nullish(),
  tag_list: z.array(z.string()).nullish(),
  meta_data: z.unknown().optional(),
  translated_slugs: z.array(TranslatedSlug).nullish(),
  content: z.record(z.string(), z.unknown()).nullish(),
  published: z.boolean().default(true),
  created_at: moment,
  updated_at: moment,
  published_at: moment,
  first_published_at: moment,
})

const Space = z.object({
  name: z.string().min(1),
  domain: z.string().default(''),
  languages: z.array(z.object({ code: z.string().min(1), name: z.string().min(1) })).default([]),
  /** Name of the default language. */
  default_language: z.string().min(1).default('Default'),
  /** Monday of the week that the seed's dates were written for; see `moveDates`. */
  written_for: z.iso.date().optional(),
})

const Component = z.looseObject({ id: z.number().int().positive().optional(), name: z.string().min(1) })

const Datasource = z.object({
  id: z.number().int().positive().optional(),
  name: z.string().min(1),
  slug: z.string().min(1),
  dimensions: z
    .array(
      z.object({
        id: z.number().int().positive().optional(),
        name: z.string().nullish(),
        entry_value: z.string().min(1),
      }),
    )
    .default([]),
  entries: z
    .array(
      z.object({
        id: z.number().int().positive().optional(),
        name: z.string().min(1),
        value: z.string(),
        dimension_values: z.record(z.string(), z.string()).default({}),
      }),
    )
    .default([]),
})

export type SeedStory = z.output<typeof Story>
export type SeedComponent = z.output<typeof Component>
export type SeedDatasource = z.output<typeof Datasource>

export interface Seed {
  space: z.output<typeof Space>
  stories: SeedStory[]
  components: SeedComponent[]
  datasources: SeedDatasource[]
}

/**
 * Reads a content folder in the official CLI's layout: `space.json`, `stories/<space>/*.json` (one story a file),
 * `components/<space>/*.json` and `datasources/<space>/*.json` (an array or one object a file). Undefined when there is
 * no such folder. Throws a SeedError that names the file at fault.
 */
export async function readSeed(directory: string, space: number): Promise<Seed | undefined> {
  if ((await filesIn(directory)) === undefined) return undefined
  const folder = (kind: string): string => join(directory, kind, String(space))
  const settings = await readJson(join(directory, 'space.json'))
  return {
    space:
      settings === undefined
        ? { name: `Space ${space}`, domain: '', languages: [], default_language: 'Default' }
        : parse(Space, settings, 'space.json'),
    stories: await readAll(folder('stories'), Story),
    // Groups, presets and tags are beside the components, and are not loaded.
    components: await readAll(
      folder('components'),
      Component,
      (name) => !/^(?:groups|presets|tags)\.json$|\.presets\.json$/.test(name),
    ),
    datasources: await readAll(folder('datasources'), Datasource),
  }
}

async function readAll<S extends z.ZodType>(
  folder: string,
  schema: S,
  wanted = (_name: string) => true,
): Promise<z.output<S>[]> {
  const names = ((await filesIn(folder)) ?? []).filter((name) => name.endsWith('.json') && wanted(name)).sort()
  const files = await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name)
      const value = await readJson(path)
      const items: unknown[] = Array.isArray(value) ? value : [value]
      return items.map((item) => parse(schema, item, path))
    }),
  )
  return files.flat()
}

async function filesIn(folder: string): Promise<string[] | undefined> {
  try {
    return await readdir(folder)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

async function readJson(path: string): Promise<unknown> {
  let text: string
  try {
    text = await readFile(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new SeedError(`Bad content file ${path}: ${error instanceof Error ? error.message : String(error)}`)
  }
}

function parse<S extends z.ZodType>(schema: S, value: unknown, path: string): z.output<S> {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new SeedError(`Bad content file ${path}: ${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`)
}
