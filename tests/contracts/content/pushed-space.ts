import type { createManagementApiClient } from '@storyblok/management-api-client'
import { load } from './assets.ts'
import type { ContentService } from './service.ts'

type Client = ReturnType<typeof createManagementApiClient>

export interface PulledStory {
  id: number
  uuid: string
  name: string
  slug: string
  full_slug: string
  is_folder: boolean
  published: boolean
  parent_id: number | null
  tag_list: string[]
  content: Record<string, unknown>
  translated_slugs: { lang: string; slug: string; name: string | null }[]
}

export interface PulledAsset {
  id: number
  filename: string
  short_filename: string
  alt: string
  title: string
  meta_data: Record<string, unknown>
  internal_tags_list: { id: number; name: string }[]
}

interface PulledDatasource {
  slug: string
  name: string
  dimensions: { name: string; entry_value: string }[]
  entries: { name: string; value: string; translations: (string | null)[] }[]
}

interface PulledComponent {
  name: string
  display_name: string
  schema: Record<string, unknown>
  is_root: boolean
}

/** A space as the official tools read it: through the management API, files by their addresses. */
export interface PulledSpace {
  stories: PulledStory[]
  assets: { asset: PulledAsset; data: Uint8Array<ArrayBuffer> }[]
  components: PulledComponent[]
  datasources: PulledDatasource[]
  /** Names of the internal tags of assets. */
  tags: string[]
}

/** The data of an answer; throws the error that the client reports. */
async function dataOf<T>(answer: Promise<{ data?: unknown; error?: unknown }>): Promise<T> {
  const { data, error } = await answer
  if (error) throw error instanceof Error ? error : new Error(JSON.stringify(error))
  return data as T
}

export async function pullSpace(client: Client, service: ContentService): Promise<PulledSpace> {
  const { stories: listed } = await dataOf<{ stories: PulledStory[] }>(
    client.stories.list({ query: { per_page: 100 } }),
  )
  const stories: PulledStory[] = []
  for (const { id } of listed) stories.push((await dataOf<{ story: PulledStory }>(client.stories.get(id))).story)
  const { assets: rows } = await dataOf<{ assets: PulledAsset[] }>(client.assets.list({ query: { per_page: 100 } }))
  const assets: PulledSpace['assets'] = []
  for (const asset of rows) {
    const file = await load(service, asset.filename)
    if (!file.ok) throw new Error(`${asset.filename}: ${file.status}`)
    assets.push({ asset, data: new Uint8Array(await file.arrayBuffer()) })
  }
  const { components } = await dataOf<{ components: PulledComponent[] }>(client.components.list())
  const { internal_tags: tags } = await dataOf<{ internal_tags: { name: string }[] }>(
    client.internalTags.list({ query: { by_object_type: 'asset' } }),
  )
  return { stories, assets, components, datasources: await pullDatasources(client), tags: tags.map(({ name }) => name) }
}

async function pullDatasources(client: Client): Promise<PulledDatasource[]> {
  const { datasources } = await dataOf<{
    datasources: {
      id: number
      name: string
      slug: string
      dimensions: { id: number; name: string; entry_value: string }[]
    }[]
  }>(client.datasources.list())
  const found: PulledDatasource[] = []
  for (const { id, name, slug, dimensions } of datasources) {
    const read = async (dimension?: number) =>
      (
        await dataOf<{ datasource_entries: { name: string; value: string; dimension_value: string | null }[] }>(
          client.datasourceEntries.list({
            query: { datasource_id: id, ...(dimension === undefined ? {} : { dimension }) },
          }),
        )
      ).datasource_entries
    const translated = await Promise.all(dimensions.map((dimension) => read(dimension.id)))
    const entries = (await read()).map((entry, index) => ({
      name: entry.name,
      value: entry.value,
      translations: translated.map((list) => list[index]?.dimension_value ?? null),
    }))
    found.push({
      name,
      slug,
      dimensions: dimensions.map((dimension) => ({ name: dimension.name, entry_value: dimension.entry_value })),
      entries,
    })
  }
  return found
}

/** Pushes a space as the command line does: resources with a known name are updated, the rest is created. */
export async function pushSpace(client: Client, space: PulledSpace): Promise<void> {
  await pushComponents(client, space.components)
  await pushDatasources(client, space.datasources)
  const names = await pushAssets(client, space)
  await pushStories(client, space.stories, names)
}

async function pushComponents(client: Client, components: readonly PulledComponent[]): Promise<void> {
  const { components: there } = await dataOf<{ components: { id: number; name: string }[] }>(client.components.list())
  for (const { name, display_name, schema, is_root } of components) {
    const body = { component: { name, display_name, schema, is_root } } as never
    const known = there.find((component) => component.name === name)
    await dataOf(known ? client.components.update(known.id, { body }) : client.components.create({ body }))
  }
}

async function pushDatasources(client: Client, datasources: readonly PulledDatasource[]): Promise<void> {
  const { datasources: there } = await dataOf<{ datasources: { id: number; slug: string }[] }>(
    client.datasources.list(),
  )
  for (const { name, slug, dimensions, entries } of datasources) {
    const known = there.find((source) => source.slug === slug)
    const { datasource } = await dataOf<{ datasource: { id: number; dimensions: { id: number }[] } }>(
      known
        ? client.datasources.update(known.id, { body: { datasource: { name, slug } } as never })
        : client.datasources.create({
            body: { datasource: { name, slug, dimensions_attributes: dimensions } } as never,
          }),
    )
    const { datasource_entries: own } = await dataOf<{ datasource_entries: { id: number; name: string }[] }>(
      client.datasourceEntries.list({ query: { datasource_id: datasource.id } }),
    )
    for (const entry of entries) {
      const body = { datasource_entry: { name: entry.name, value: entry.value, datasource_id: datasource.id } } as never
      const present = own.find((other) => other.name === entry.name)
      const id =
        present?.id ??
        (await dataOf<{ datasource_entry: { id: number } }>(client.datasourceEntries.create({ body }))).datasource_entry
          .id
      for (const [index, value] of entry.translations.entries()) {
        const translated = {
          datasource_entry: { dimension_value: value },
          dimension_id: datasource.dimensions[index]?.id,
        }
        await dataOf(client.datasourceEntries.update(id, { body: translated as never }))
      }
    }
  }
}

/** @returns ids and addresses of the pulled space → those of the other one */
async function pushAssets(
  client: Client,
  { assets, tags }: PulledSpace,
): Promise<Map<string | number, string | number>> {
  const { internal_tags: there } = await dataOf<{ internal_tags: { id: number; name: string }[] }>(
    client.internalTags.list({ query: { by_object_type: 'asset' } }),
  )
  const tagIds = new Map(there.map(({ id, name }) => [name, id]))
  for (const name of tags) {
    if (tagIds.has(name)) continue
    const body = { internal_tag: { name, object_type: 'asset' } } as never
    const { internal_tag: tag } = await dataOf<{ internal_tag: { id: number } }>(client.internalTags.create({ body }))
    tagIds.set(name, tag.id)
  }
  const names = new Map<string | number, string | number>()
  for (const { asset, data } of assets) {
    const made = (await client.assets.create({
      body: {
        short_filename: asset.short_filename,
        meta_data: asset.meta_data,
        internal_tag_ids: asset.internal_tags_list.map(({ name }) => tagIds.get(name)),
      } as never,
      file: data.buffer,
    })) as unknown as PulledAsset
    names.set(asset.id, made.id).set(asset.filename, made.filename)
  }
  return names
}

async function pushStories(
  client: Client,
  stories: readonly PulledStory[],
  names: Map<string | number, string | number>,
): Promise<void> {
  const { stories: there } = await dataOf<{ stories: { id: number; uuid: string; full_slug: string }[] }>(
    client.stories.list({ query: { per_page: 100 } }),
  )
  const ids = new Map<number, number>()
  const depth = ({ full_slug: slug }: PulledStory): number => slug.split('/').length
  for (const story of stories.toSorted((left, right) => depth(left) - depth(right))) {
    const { name, slug, is_folder, parent_id: parent } = story
    const skeleton = {
      ...{ name, slug, is_folder, parent_id: (parent && ids.get(parent)) || 0 },
      ...(is_folder ? {} : { content: { component: story.content.component, _uid: '' } }),
    }
    const known =
      there.find(({ full_slug: full }) => full === story.full_slug) ??
      (
        await dataOf<{ story: { id: number; uuid: string } }>(
          client.stories.create({ body: { story: skeleton } as never }),
        )
      ).story
    ids.set(story.id, known.id)
    names.set(story.uuid, known.uuid)
  }
  for (const story of stories) {
    const id = ids.get(story.id)
    if (id === undefined || story.is_folder) continue
    // As it was pulled, its own id and place excepted.
    const { id: _id, uuid: _uuid, parent_id: parent, ...rest } = story
    const sent = { ...rest, content: renamed(rest.content, names), parent_id: (parent && ids.get(parent)) || 0 }
    await dataOf(
      client.stories.update(id, { body: { story: sent, publish: story.published ? 1 : 0, force_update: 1 } as never }),
    )
  }
}

/** Content with the other space's ids and addresses of stories and assets. */
function renamed(value: unknown, names: ReadonlyMap<string | number, string | number>): unknown {
  if (typeof value === 'string')
    return [...names].reduce(
      (text, [from, to]) => (typeof from === 'string' ? text.replaceAll(from, String(to)) : text),
      value,
    )
  if (Array.isArray(value)) return value.map((member) => renamed(member, names))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [
      key,
      key === 'id' && typeof member === 'number' ? (names.get(member) ?? member) : renamed(member, names),
    ]),
  )
}
