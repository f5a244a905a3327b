import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createManagementApiClient } from '@storyblok/management-api-client'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { load } from './assets.ts'
import { pullSpace, pushSpace, type PulledSpace } from './pushed-space.ts'
import { PUBLIC, startContentService, type ContentService } from './service.ts'
import { uuid, type FixtureSpace } from './space.ts'

// The official management client, unmodified, and its use by the official command line.

const picture = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 40, height: 20, channels: 3, background } })
    .png()
    .toBuffer()

const RED = 'https://a.storyblok.com/f/1/40x20/0123456789/red.png'
const GREEN = 'https://a.storyblok.com/f/1/40x20/1123456789/green.png'
const LANGUAGES = [{ code: 'en', name: 'English' }]

const space = async (): Promise<FixtureSpace> => ({
  languages: LANGUAGES,
  stories: [
    { slug: 'hotels', full_slug: 'hotels', is_folder: true },
    {
      slug: 'cannes',
      full_slug: 'hotels/cannes',
      parent_id: 1,
      tag_list: ['sea'],
      translated_slugs: [{ lang: 'en', slug: 'cannes-en', name: 'Cannes, in English' }],
      content: {
        _uid: 'c',
        component: 'page',
        title: 'Été',
        title__i18n__en: 'Summer',
        image: { fieldtype: 'asset', id: 7, filename: RED, alt: 'Rouge', focus: '' },
        related: [uuid(3)],
      },
    },
    {
      slug: 'home',
      full_slug: 'home',
      content: {
        _uid: 'h',
        component: 'page',
        link: { fieldtype: 'multilink', linktype: 'story', id: uuid(2), url: '', cached_url: 'hotels/cannes' },
        text: { type: 'doc', content: [{ type: 'image', attrs: { id: 8, src: `${GREEN}/m/20x0` } }] },
      },
    },
  ],
  components: [
    { id: 7, name: 'page', display_name: 'Page', is_root: true, schema: { title: { type: 'text', pos: 0 } } },
  ],
  datasources: [
    {
      id: 3,
      name: 'Colours',
      slug: 'colours',
      dimensions: [{ id: 301, name: 'English', entry_value: 'en' }],
      entries: [{ id: 300, name: 'red', value: 'Rouge', dimension_values: { en: 'Red' } }],
    },
  ],
  assets: [
    {
      id: 7,
      filename: RED,
      data: await picture('red'),
      alt: 'Rouge',
      meta_data: { alt: 'Rouge', alt__i18n__en: 'Red' },
      internal_tags_list: [{ id: 1, name: 'seaside' }],
    },
    { id: 8, filename: GREEN, data: await picture('green'), title: 'Vert' },
  ],
})

const clientOf = ({ url }: ContentService) =>
  createManagementApiClient({ personalAccessToken: 'local-management', spaceId: 1, baseUrl: url, rateLimit: false })

let full: ContentService

beforeAll(async () => {
  full = await startContentService(await space())
})
afterAll(() => full.stop())

describe('the management client', () => {
  type Resources = Record<string, Record<string, (...parameters: unknown[]) => Promise<unknown>>>

  /** Arguments of each method; methods that are not here have no counterpart in the service. */
  const CALLS: Readonly<Record<string, readonly unknown[]>> = {
    'assets.list': [],
    'assets.get': [7],
    'assets.signResponseObject': [{ query: { filename: 'a.png' } }],
    'assets.bulkMove': [{ body: { ids: [7], asset: { asset_folder_id: 0 } } }],
    'assets.bulkRestore': [{ body: { ids: [7] } }],
    'assetFolders.list': [],
    'assetFolders.create': [{ body: { asset_folder: { name: 'Sea' } } }],
    'assetFolders.get': [1],
    'assetFolders.update': [1, { body: { asset_folder: { name: 'Seas' } } }],
    'assetFolders.delete': [1],
    'componentFolders.list': [],
    'componentFolders.create': [{ body: { component_group: { name: 'Pages' } } }],
    'componentFolders.get': ['made'],
    'componentFolders.update': ['made', { body: { component_group: { name: 'All pages' } } }],
    'componentFolders.delete': ['made'],
    'components.list': [],
    'components.create': [{ body: { component: { name: 'hero', schema: {} } } }],
    'components.get': [7],
    'components.update': ['made', { body: { component: { name: 'hero', schema: {} } } }],
    'components.delete': ['made'],
    'datasources.list': [],
    'datasources.create': [{ body: { datasource: { name: 'Sizes', slug: 'sizes' } } }],
    'datasources.get': [3],
    'datasources.update': ['made', { body: { datasource: { name: 'Size' } } }],
    'datasources.replace': ['made', { body: { datasource: { name: 'Size', slug: 'sizes' } } }],
    'datasources.delete': ['made'],
    'datasourceEntries.list': [{ query: { datasource_id: 3 } }],
    'datasourceEntries.create': [{ body: { datasource_entry: { name: 'blue', value: 'Bleu', datasource_id: 3 } } }],
    'datasourceEntries.get': [300],
    'datasourceEntries.update': ['made', { body: { datasource_entry: { value: 'Azur' } } }],
    'datasourceEntries.replace': ['made', { body: { datasource_entry: { name: 'blue', value: 'Bleu' } } }],
    'datasourceEntries.delete': ['made'],
    'internalTags.list': [],
    'internalTags.create': [{ body: { internal_tag: { name: 'calm', object_type: 'component' } } }],
    'internalTags.update': ['made', { body: { internal_tag: { name: 'quiet', object_type: 'component' } } }],
    'internalTags.delete': ['made'],
    'presets.list': [],
    'presets.create': [{ body: { preset: { name: 'Short', component_id: 7, preset: {} } } }],
    'presets.get': ['made'],
    'presets.update': ['made', { body: { preset: { name: 'Long', component_id: 7, preset: {} } } }],
    'presets.delete': ['made'],
    'sharedAssetFolders.list': [],
    'spaces.list': [],
    'spaces.get': [],
    'stories.list': [],
    'stories.create': [{ body: { story: { name: 'New', slug: 'new', content: { component: 'page' } } } }],
    'stories.get': [2],
    'stories.update': ['made', { body: { story: { name: 'Newer' } } }],
    'stories.duplicate': ['made', { body: { story: {} } }],
    'stories.publish': ['made'],
    'stories.versions': [2],
    'stories.delete': ['made'],
    'users.me': [],
  }

  /** The service's refusal of each missing method. */
  const ABSENT: Readonly<Record<string, string>> = {
    'assets.convertToShared': 'POST assets/:id/convert',
    'components.restore': 'POST components/:id/restore',
    'components.restoreVersion': 'versions of components',
    'components.version': 'GET components/:id/component_versions/:id',
    'components.versions': 'versions of components',
    'experiments.activate': 'PUT experiments/:id/activate',
    'experiments.complete': 'PUT experiments/:id/complete',
    'experiments.completeWithWinner': 'PATCH experiments/:id/complete_with_winner',
    'experiments.create': 'POST experiments',
    'experiments.delete': 'DELETE experiments/:id',
    'experiments.get': 'GET experiments/:id',
    'experiments.list': 'GET experiments',
    'experiments.pause': 'PUT experiments/:id/pause',
    'experiments.selectWinner': 'PATCH experiments/:id/select_winner',
    'experiments.update': 'PUT experiments/:id',
    'sharedAssetFolders.create': 'POST shared_asset_folders',
    'sharedAssetFolders.delete': 'DELETE shared_asset_folders/:id',
    'sharedAssetFolders.get': 'GET shared_asset_folders/:id',
    'sharedAssetFolders.update': 'PUT shared_asset_folders/:id',
    'sharedAssets.delete': 'DELETE shared_assets/:id',
    'sharedAssets.get': 'GET shared_assets/:id',
    'sharedAssets.list': 'GET shared_assets',
    'sharedInternalTags.create': 'POST shared_internal_tags',
    'sharedInternalTags.delete': 'DELETE shared_internal_tags/:id',
    'sharedInternalTags.list': 'GET shared_internal_tags',
    'sharedInternalTags.update': 'PATCH shared_internal_tags/:id',
    'spaces.create': 'POST spaces',
    'spaces.delete': 'DELETE spaces/:id',
    'spaces.update': 'PUT spaces/:id',
  }

  const idIn = (value: unknown): unknown => {
    const [made] = Object.values(Object(value) as Record<string, unknown>)
    return Object(made).id as unknown
  }

  test('each method for what this service has works, every other is 501 by its name', async () => {
    const resources = clientOf(full) as unknown as Resources
    const made = new Map<string, unknown>()
    const faults: unknown[] = []
    for (const [call, parameters] of Object.entries(CALLS)) {
      const [resource = '', method = ''] = call.split('.')
      const given = parameters.map((parameter) => (parameter === 'made' ? made.get(resource) : parameter))
      const answer = (await resources[resource]?.[method]?.(...given)) as { data?: unknown; error?: unknown }
      if (answer.error) faults.push([call, answer.error])
      if (method === 'create') made.set(resource, idIn(answer.data))
    }
    expect(faults).toEqual([])

    // Methods that need files of their own, or a person: a token has no account.
    const wholes = [
      'users.updateMe',
      'assets.upload',
      'assets.create',
      'assets.update',
      'assets.delete',
      'assets.finalize',
      'assets.deleteMany',
      'sharedAssets.upload',
      'sharedAssets.create',
      'sharedAssets.update',
    ]
    const names = Object.entries(resources).flatMap(([resource, methods]) =>
      resource === 'interceptors' || typeof methods !== 'object'
        ? []
        : Object.entries(methods)
            .filter(([, method]) => typeof method === 'function')
            .map(([method]) => `${resource}.${method}`),
    )
    const others = names.filter((name) => !(name in CALLS) && !wholes.includes(name))
    const answers: Record<string, string> = {}
    for (const name of others) {
      const [resource = '', method = ''] = name.split('.')
      const options = { body: { short_filename: 'a.png' }, query: {} }
      const parameters = name === 'spaces.create' ? [options] : name === 'components.version' ? [1, 1] : [1, options]
      const { error } = (await resources[resource]?.[method]?.(...parameters)) as {
        error?: { response?: { status?: number; data?: { error?: string } } }
      }
      expect([name, error?.response?.status]).toEqual([name, 501])
      answers[name] = error?.response?.data?.error?.replace('This service has no ', '') ?? ''
    }
    expect(answers).toEqual(ABSENT)
  })

  test('assets are uploaded, described, and come back from the trash', async () => {
    const client = clientOf(full)
    const file = new Blob([new Uint8Array(await picture('olive'))])
    const { id } = await client.assets.upload({ body: { short_filename: 'olive.png' }, file })
    await client.assets.update(id, { body: { asset: { alt: 'Olive' } } })
    expect((await client.assets.get(id)).data).toMatchObject({ id, alt: 'Olive', short_filename: 'olive.png' })
    expect((await client.assets.finalize(id)).data).toMatchObject({ id })
    const trash = async () =>
      (await client.assets.list({ query: { in_folder: -1 } })).data?.assets.map(({ id: own }) => own)
    await client.assets.deleteMany({ body: { ids: [id] } })
    expect(await trash()).toEqual([id])
    await client.assets.bulkRestore({ body: { ids: [id] } })
    expect(await trash()).toEqual([])
    await client.assets.delete(id)
  })

  test('a shared library takes nothing: a single space has none', async () => {
    const upload = { body: { short_filename: 'a.png' }, file: new Blob([new Uint8Array(await picture('teal'))]) }
    const { sharedAssets } = clientOf(full)
    const calls = [
      sharedAssets.create(upload as never),
      sharedAssets.upload(upload as never),
      sharedAssets.update(1, { body: { asset: { alt: 'A' } } }),
    ]
    for (const refused of calls) await expect(refused).rejects.toMatchObject({ response: { status: 501 } })
  })

  test('a file is replaced by a signature that names its asset', async () => {
    const client = clientOf(full)
    const made = await client.assets.create({
      body: { short_filename: 'blue.png', alt: 'Bleu' },
      file: new Blob([new Uint8Array(await picture('blue'))]),
    })
    const signed = await client.assets.signResponseObject({
      query: { filename: 'blue.png', id: made.id as number } as { filename: string },
    })
    expect(signed.data?.id).toBe(made.id)
    const form = new FormData()
    for (const [name, value] of Object.entries(signed.data?.fields ?? {})) form.append(name, String(value))
    form.append('file', new File([new Uint8Array(await picture('navy'))], 'blue.png', { type: 'image/png' }))
    expect((await fetch(signed.data?.post_url ?? '', { method: 'POST', body: form })).status).toBe(204)
    await client.assets.finalize(made.id as number)
    const replaced = (await client.assets.get(made.id as number)).data
    expect(replaced).toMatchObject({ id: made.id, alt: 'Bleu' })
    expect(replaced?.filename).not.toBe(made.filename)
    await client.assets.delete(made.id as number)
  })
})

test('a space pushed into an empty service and pulled again is the same, pictures included; also twice', async () => {
  const empty = await startContentService({ languages: LANGUAGES, stories: [] })
  try {
    const pulled = await pullSpace(clientOf(full), full)
    await pushSpace(clientOf(empty), pulled)
    const first = await pullSpace(clientOf(empty), empty)
    expect(comparable(first)).toEqual(comparable(pulled))
    await pushSpace(clientOf(empty), pulled)
    expect(comparable(await pullSpace(clientOf(empty), empty))).toEqual(comparable(pulled))
  } finally {
    await empty.stop()
  }
})

/** A space without service-specific values: ids, uuids and addresses are replaced by the names of their owners. */
function comparable({ stories, assets, components, datasources, tags }: PulledSpace): unknown {
  const names = new Map<string, string>([
    ...stories.map(({ uuid: own, full_slug: slug }) => [own, `story ${slug}`] as const),
    ...assets.map(({ asset }) => [asset.filename, `asset ${asset.short_filename}`] as const),
  ])
  const digest = (data: Uint8Array): string => createHash('sha256').update(data).digest('hex')
  const named = (value: unknown): unknown => {
    if (typeof value === 'string') return [...names].reduce((text, [from, to]) => text.replaceAll(from, to), value)
    if (Array.isArray(value)) return value.map(named)
    if (typeof value !== 'object' || value === null) return value
    const own = Object.entries(value).filter(([key, member]) => !(key === 'id' && typeof member === 'number'))
    return Object.fromEntries(own.map(([key, member]) => [key, named(member)]))
  }
  const by = <T>(items: readonly T[], key: (item: T) => string): unknown[] =>
    items.toSorted((left, right) => (key(left) < key(right) ? -1 : 1)).map(named)
  return {
    stories: by(
      stories.map(({ full_slug, name, tag_list, content, translated_slugs: slugs, published }) => ({
        full_slug,
        name,
        tag_list,
        content,
        published,
        translated: slugs.map(({ lang, slug, name: own }) => ({ lang, slug, name: own })),
      })),
      ({ full_slug: slug }) => slug,
    ),
    assets: by(
      assets.map(({ asset, data }) => ({
        name: asset.short_filename,
        texts: [asset.alt, asset.title, asset.meta_data],
        tags: asset.internal_tags_list.map(({ name }) => name),
        digest: digest(data),
      })),
      ({ name }) => name,
    ),
    components: by(
      components.map(({ name, display_name, schema, is_root }) => ({ name, display_name, schema, is_root })),
      ({ name }) => name,
    ),
    datasources,
    tags: tags.toSorted(),
  }
}

describe('resolve_assets', () => {
  test('brings the assets of the stories as the library has them; the client puts them in their places', async () => {
    await clientOf(full).assets.update(7, { body: { asset: { alt: 'Carmin' } } })
    const read = async (query: string) =>
      (await (await fetch(`${full.url}/v2/cdn/stories/hotels/cannes?token=${PUBLIC}${query}`)).json()) as {
        assets?: { id: number; alt: string; filename: string }[]
      }
    expect(await read('')).not.toHaveProperty('assets')
    const { assets } = await read('&resolve_assets=1')
    expect(assets).toMatchObject([{ id: 7, alt: 'Carmin' }])
    expect(assets?.[0]?.filename).toMatch(new RegExp(`^${full.url}/f/`))
    expect((await read('&resolve_assets=1&language=en')).assets).toMatchObject([{ id: 7, alt: 'Red' }])

    const client = full.client({ inlineAssets: true })
    const { data } = await client.get('cdn/stories/hotels/cannes', { resolve_assets: 1 })
    // The field's own texts go before the library's.
    expect(data.story.content.image).toMatchObject({
      alt: 'Rouge',
      content_type: 'image/png',
      short_filename: 'red.png',
    })
  })
})

describe('the trash of the media library', () => {
  const DAY = 86_400_000
  const clock = { time: Date.now(), now: () => clock.time }

  test('is emptied after its days, with the files that nothing else has', async () => {
    const service = await startContentService({ stories: [] }, { CONTENT_TRASH_DAYS: 30 }, { clock })
    try {
      const client = clientOf(service)
      const file = async (colour: string) => new Blob([new Uint8Array(await picture(colour))])
      const gone = await client.assets.create({ body: { short_filename: 'gone.png' }, file: await file('black') })
      const kept = await client.assets.create({ body: { short_filename: 'kept.png' }, file: await file('black') })
      const alone = await client.assets.create({ body: { short_filename: 'alone.png' }, file: await file('white') })
      const stored = async () =>
        (await readdir(join(service.data, 'assets'), { recursive: true })).filter((name) => /[\da-f]{64}$/.test(name))
      expect(await stored()).toHaveLength(2)
      await client.assets.delete(gone.id as number)
      await client.assets.delete(alone.id as number)
      clock.time += 30 * DAY - 1
      expect(await list(client, -1)).toEqual(expect.arrayContaining([gone.id, alone.id]))
      clock.time += 1
      await expect.poll(() => list(client, -1), { timeout: 5_000 }).toEqual([])
      await expect.poll(stored, { timeout: 5_000 }).toHaveLength(1)
      expect(await list(client)).toEqual([kept.id])
      expect((await load(service, kept.filename as string)).status).toBe(200)
    } finally {
      await service.stop()
    }
  })

  const list = async (client: ReturnType<typeof clientOf>, folder?: number): Promise<unknown[]> =>
    ((await client.assets.list({ query: folder === undefined ? {} : { in_folder: folder } })).data?.assets ?? []).map(
      ({ id }) => id,
    )
})
