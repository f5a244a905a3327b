import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DATABASES, hasPostgres, postgresDatabase } from '@barriere/testing/postgres.ts'
import { load, post, sign, upload, type AssetAnswer } from './assets.ts'
import { Receiver } from './receiver.ts'
import { PUBLIC, startContentService, type ContentService } from './service.ts'

const picture = (background: string, width = 40, height = 20): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()

const SEEDED = 'https://a.storyblok.com/f/1/40x20/0123456789/red.png'
const asset = (focus = '10x5:11x6') => ({ fieldtype: 'asset', id: 7, filename: SEEDED, alt: 'Rouge', focus })

const stories = [
  {
    slug: 'hotel',
    full_slug: 'hotel',
    content: {
      _uid: 'h',
      component: 'page',
      body: [{ _uid: 'b', component: 'hero', image: asset(), image__i18n__en: asset('0x0:1x1') }],
    },
  },
  {
    slug: 'text',
    full_slug: 'text',
    content: {
      _uid: 't',
      component: 'page',
      text: { type: 'doc', content: [{ type: 'image', attrs: { id: 7, src: `${SEEDED}/m/20x0` } }] },
    },
  },
  { slug: 'other', full_slug: 'other', content: { _uid: 'o', component: 'page', title: 'red.png' } },
]

describe.each(DATABASES)('%s', (kind) => {
  describe.skipIf(kind === 'postgres' && !hasPostgres())('assets', () => {
    const receiver = new Receiver()
    let service: ContentService

    const get = async (id: number): Promise<AssetAnswer> =>
      (await service.manage<AssetAnswer>('GET', `spaces/1/assets/${id}`)).body
    const list = async (query = ''): Promise<AssetAnswer[]> =>
      (await service.manage<{ assets: AssetAnswer[] }>('GET', `spaces/1/assets?per_page=100&${query}`)).body.assets
    const content = async (slug: string): Promise<Record<string, unknown>> => {
      const answer = await fetch(`${service.url}/v2/cdn/stories/${slug}?token=${PUBLIC}`)
      return ((await answer.json()) as { story: { content: Record<string, unknown> } }).story.content
    }
    const cv = async (): Promise<number> =>
      ((await (await service.deliver(`spaces/me?token=${PUBLIC}`)).json()) as { space: { version: number } }).space
        .version

    beforeAll(async () => {
      service = await startContentService(
        {
          languages: [{ code: 'en', name: 'English' }],
          stories,
          assets: [
            {
              id: 7,
              filename: SEEDED,
              data: await picture('red'),
              alt: 'Rouge',
              focus: '10x5:11x6',
              meta_data: { alt: 'Rouge', alt__i18n__en: 'Red' },
            },
            {
              id: 9,
              filename: 'https://a.storyblok.com/f/1/40x20/1123456789/gr%C3%BCn.png',
              data: await picture('green'),
              title: 'Vert',
            },
          ],
        },
        {
          CONTENT_WEBHOOK_URLS: [await receiver.listen()],
          ...(kind === 'postgres' ? { DATABASE_URL: await postgresDatabase() } : {}),
        },
      )
    })
    beforeEach(() => {
      receiver.received = []
    })
    afterAll(async () => {
      await service.stop()
      await receiver.close()
    })

    test('the library is filled from the sidecars, and its files are served', async () => {
      expect(await get(7)).toMatchObject({
        id: 7,
        filename: SEEDED,
        short_filename: 'red.png',
        content_type: 'image/png',
        alt: 'Rouge',
        focus: '10x5:11x6',
        meta_data: { alt: 'Rouge', alt__i18n__en: 'Red' },
        is_private: false,
      })
      expect((await load(service, SEEDED)).status).toBe(200)
      const drawn = await load(service, (await get(9)).filename, '/m/10x0/filters:format(png)')
      expect((await sharp(await drawn.arrayBuffer()).metadata()).width).toBe(10)
      expect((await service.manage('GET', 'spaces/1/assets/4711')).status).toBe(404)
      expect((await load(service, 'https://a.storyblok.com/f/1/40x20/0123456789/red.webp')).status).toBe(404)
    })

    test('a file without an alternative text takes that of a story that is published, and keeps it', async () => {
      const { filename } = await get(9)
      const copy = (alt: string, english: string) => ({
        fieldtype: 'asset',
        id: 9,
        filename,
        alt,
        meta_data: { alt, alt__i18n__en: english },
      })
      const save = async (slug: string, image: object, publish: 0 | 1) =>
        await service.manage('POST', 'spaces/1/stories', {
          story: { name: slug, slug, content: { _uid: slug, component: 'page', image } },
          publish,
        })
      await save('meadow', copy('Une', 'A'), 0)
      expect((await get(9)).alt).toBe('')
      await save('field', copy('Une prairie', 'A meadow'), 1)
      const described = { alt: 'Une prairie', meta_data: { alt: 'Une prairie', alt__i18n__en: 'A meadow' } }
      expect(await get(9)).toMatchObject({ title: 'Vert', ...described })
      await save('pasture', copy('Un pré', 'A pasture'), 1)
      expect(await get(9)).toMatchObject(described)
    })

    test('texts are written in both languages; plain fields and meta data say the same', async () => {
      const changes = { alt: 'Vert', copyright: '© X', focus: '1x2:3x4', meta_data: { alt__i18n__en: 'Green' } }
      const answer = await service.manage('PUT', 'spaces/1/assets/9', { asset: changes })
      expect(answer.status).toBe(200)
      expect(await get(9)).toMatchObject({
        alt: 'Vert',
        title: 'Vert',
        copyright: '© X',
        focus: '1x2:3x4',
        meta_data: { alt: 'Vert', title: 'Vert', copyright: '© X', alt__i18n__en: 'Green' },
      })
      await service.manage('PUT', 'spaces/1/assets/9', { asset: { meta_data: { alt: 'Prairie' } } })
      expect(await get(9)).toMatchObject({ alt: 'Prairie', meta_data: { alt: 'Prairie' } })
    })

    test.each([
      ['a private asset', { is_private: true }],
      ['a date', { publish_at: '2030-01-01' }],
      ['a focal point outside the picture', { focus: '39x0:41x1' }],
      ['a focal point that is none', { focus: 'middle' }],
      ['a folder that does not exist', { asset_folder_id: 999 }],
      ['a tag that does not exist', { internal_tag_ids: [1] }],
    ])('%s is refused', async (_, changes) => {
      const before = await get(9)
      expect((await service.manage('PUT', 'spaces/1/assets/9', { asset: changes })).status).toBe(422)
      expect(await get(9)).toEqual(before)
    })

    test('an upload in three steps makes an asset, and tells the webhooks; no page changes', async () => {
      const before = await cv()
      const data = await picture('blue', 30, 10)
      const signed = await sign(service, { filename: 'Été à la Mer.PNG', title: 'Mer', size: '30x10' })
      expect(signed.fields['Content-Type']).toBe('image/png')
      expect((await post(signed, data)).status).toBe(204)
      const { body } = await service.manage<AssetAnswer>('GET', `spaces/1/assets/${signed.id}/finish_upload`)
      expect(body).toMatchObject({ id: signed.id, short_filename: 'ete-a-la-mer.png', content_length: data.length })
      expect(body.filename).toMatch(/^https:\/\/a\.storyblok\.com\/f\/1\/30x10\/[\da-f]{10}\/ete-a-la-mer\.png$/)
      expect(await get(signed.id)).toEqual({ ...body, title: 'Mer', meta_data: { title: 'Mer' } })
      for (const address of [body.filename, signed.public_url, `https:${signed.pretty_url}`])
        expect(Buffer.from(await (await load(service, address)).arrayBuffer()).equals(data)).toBe(true)
      await receiver.until((hook) => hook.body.action === 'created')
      expect(receiver.received.map((hook) => hook.body)).toEqual([
        expect.objectContaining({ action: 'created', space_id: 1, asset_id: signed.id }),
      ])
      expect(await cv()).toBe(before)
      // Idempotent: a client may have missed the answer.
      expect((await service.manage('GET', `spaces/1/assets/${signed.id}/finish_upload`)).body).toEqual(body)
    })

    test('an animation tells how many pictures it has: the site shows the first', async () => {
      const colours = await Promise.all([picture('red'), picture('lime')])
      const animated = await sharp(colours, { join: { animated: true } })
        .gif()
        .toBuffer()
      expect(await upload(service, { filename: 'moving.gif' }, animated)).toMatchObject({ frames: 2 })
      expect(await upload(service, { filename: 'still.png' }, await picture('navy'))).toMatchObject({ frames: null })
    })

    test('the same file again is the same asset, under either id; in another folder it is another', async () => {
      const data = await picture('yellow')
      const first = await upload(service, { filename: 'twice.png' }, data)
      const signed = await sign(service, { filename: 'twice.png', alt: 'ignored' })
      await post(signed, data)
      expect((await service.manage('GET', `spaces/1/assets/${signed.id}/finish_upload`)).body).toEqual(first)
      expect(await get(signed.id)).toEqual(first)
      const { body } = await service.manage<{ asset_folder: { id: number } }>('POST', 'spaces/1/asset_folders', {
        asset_folder: { name: 'Elsewhere' },
      })
      const folder = body.asset_folder.id
      const elsewhere = await upload(service, { filename: 'twice.png', asset_folder_id: String(folder) }, data)
      expect(elsewhere).toMatchObject({ asset_folder_id: folder })
      expect(elsewhere.id).not.toBe(first.id)
      expect(elsewhere.filename).not.toBe(first.filename)
      expect((await list('search=TWICE')).map(({ id }) => id).sort()).toEqual([first.id, elsewhere.id].sort())
    })

    test('a signature takes one file, by its secret alone, and none before it has a file is finished', async () => {
      const data = await picture('black')
      const signed = await sign(service, { filename: 'once.png' })
      expect((await service.manage('GET', `spaces/1/assets/${signed.id}/finish_upload`)).status).toBe(422)
      const forged = { ...signed, fields: { ...signed.fields, 'x-amz-signature': 'x'.repeat(43) } }
      expect((await post(forged, data)).status).toBe(403)
      expect((await post({ ...signed, fields: { ...signed.fields, policy: '7' } }, data)).status).toBe(403)
      expect((await post(signed, data)).status).toBe(204)
      expect((await post(signed, await picture('white'))).status).toBe(403)
    })

    test('where an asset is used: stories and their fields, not texts that happen to hold its name', async () => {
      const { body } = await service.manage<{ uses: { full_slug: string; fields: unknown[] }[] }>(
        'GET',
        'spaces/1/assets/7/uses',
      )
      expect(body.uses).toMatchObject([
        {
          full_slug: 'hotel',
          published: true,
          draft: true,
          fields: [
            { path: 'body.0.image', component: 'hero', field: 'image' },
            { path: 'body.0.image__i18n__en', component: 'hero', field: 'image__i18n__en' },
          ],
        },
        { full_slug: 'text', fields: [{ path: 'text', component: 'page', field: 'text' }] },
      ])
    })

    test('a used asset is not deleted without force; the trash gives it back', async () => {
      const refused = await service.manage<{ uses: unknown[] }>('DELETE', 'spaces/1/assets/7')
      expect(refused.status).toBe(409)
      expect(refused.body.uses).toHaveLength(2)
      expect((await load(service, SEEDED)).status).toBe(200)
      const free = await upload(service, { filename: 'free.png' }, await picture('purple'))
      expect((await service.manage('DELETE', `spaces/1/assets/${free.id}`)).status).toBe(200)
      expect(await list('search=free.png')).toEqual([])
      expect((await list('in_folder=-1')).map(({ id }) => id)).toEqual([free.id])
      expect((await get(free.id)).deleted_at).not.toBeNull()
      expect((await load(service, free.filename)).status).toBe(404)
      expect((await service.manage('POST', 'spaces/1/assets/bulk_destroy', { ids: [free.id, 7] })).status).toBe(409)
    })

    test('deletion and restoration are told', async () => {
      const gone = await upload(service, { filename: 'gone.png' }, await picture('orange'))
      await service.manage('DELETE', `spaces/1/assets/${gone.id}?force=true`)
      const restored = await fetch(`${service.url}/v1/spaces/1/assets/bulk_restore`, {
        method: 'POST',
        headers: { 'authorization': 'local-management', 'content-type': 'application/json' },
        body: JSON.stringify({ ids: [gone.id] }),
      })
      expect(restored.status).toBe(204)
      expect((await load(service, gone.filename)).status).toBe(200)
      await receiver.until((hook) => hook.body.action === 'restored')
      const told = receiver.received.filter((hook) => hook.body.asset_id === gone.id)
      expect(told.map((hook) => hook.body.action)).toEqual(['created', 'deleted', 'restored'])
    })

    test('another file: every copy of the asset changes in one change, focal points stay in their place', async () => {
      const before = await cv()
      const data = await picture('navy', 80, 40)
      const replaced = await upload(service, { filename: 'navy.png', id: '7' }, data)
      expect(replaced).toMatchObject({ id: 7, focus: '20x10:22x12', alt: 'Rouge', short_filename: 'navy.png' })
      expect(await cv()).toBeGreaterThan(before)
      const own = `${service.url}${new URL(replaced.filename).pathname}`
      expect(await content('hotel')).toMatchObject({
        body: [{ image: { id: 7, filename: own, focus: '20x10:22x12', alt: 'Rouge' } }],
      })
      expect(JSON.stringify(await content('text'))).toContain(`${own}/m/20x0`)
      const draft = await service.manage<{ story: { content: { body: Record<string, { focus: string }>[] } } }>(
        'GET',
        'spaces/1/stories/1',
      )
      expect(draft.body.story.content.body[0]?.image__i18n__en?.focus).toBe('0x0:2x2')
      // Open pages still find the old file.
      expect((await load(service, SEEDED)).status).toBe(200)
      await receiver.until((hook) => hook.body.action === 'replaced')
      expect(receiver.received.map((hook) => hook.body.action)).toEqual(['published', 'published', 'replaced'])
    })

    test('a focal point that comes with another file holds for every copy', async () => {
      const data = await picture('teal', 80, 40)
      const replaced = await upload(service, { filename: 'teal.png', id: '7', focus: '70x30:71x31' }, data)
      expect(replaced.focus).toBe('70x30:71x31')
      expect(await content('hotel')).toMatchObject({ body: [{ image: { focus: '70x30:71x31' } }] })
    })

    test('another file is a save: history, the lock of who has the story open, and releases know it', async () => {
      const before = await service.manage('GET', 'spaces/1/stories/1')
      const etag = before.headers.get('etag') ?? ''
      const made = await service.manage<{ release: { id: number } }>('POST', 'spaces/1/releases', {
        release: { name: 'Printemps' },
      })
      const release = made.body.release.id
      const { story } = before.body as { story: { content: Record<string, unknown> } }
      const planned = { ...story.content, title: 'Printemps' }
      await service.manage('PUT', `spaces/1/stories/1?release_id=${release}`, { story: { content: planned } })
      const uses = await service.manage<{ uses: { release_ids: number[] }[] }>('GET', 'spaces/1/assets/7/uses')
      expect(uses.body.uses[0]?.release_ids).toEqual([release])

      const replaced = await upload(service, { filename: 'lilac.png', id: '7' }, await picture('plum', 80, 40))
      const stale = await service.manage(
        'PUT',
        'spaces/1/stories/1',
        { story: { content: story.content } },
        { 'if-match': etag },
      )
      expect(stale.status).toBe(412)
      const inRelease = await service.manage('GET', `spaces/1/stories/1?release_id=${release}`)
      expect(inRelease.body).toMatchObject({
        story: { content: { title: 'Printemps', body: [{ image: { filename: replaced.filename } }] } },
      })
      const versions = await service.manage<{ story_versions: unknown[] }>(
        'GET',
        'spaces/1/story_versions?by_story_id=1&show_content=1',
      )
      expect(JSON.stringify(versions.body.story_versions[0])).toContain(replaced.filename)
      const answer = await service.manage<{ release: { conflicts?: unknown[] } }>('GET', `spaces/1/releases/${release}`)
      expect(answer.body.release.conflicts ?? []).toEqual([])
    })

    test('lists: filters, order, pages, and what is malformed', async () => {
      expect((await list('by_alt=prairie')).map(({ id }) => id)).toEqual([9])
      expect((await list('search=vert')).map(({ id }) => id)).toEqual([9])
      expect((await list('sort_by=short_filename:asc')).map(({ short_filename: name }) => name)).toEqual(
        (await list()).map(({ short_filename: name }) => name).sort(),
      )
      expect(await list('is_private=1')).toEqual([])
      expect(await list('with_tags=x')).toEqual([])
      const { body } = await service.manage<{ internal_tag: { id: number } }>('POST', 'spaces/1/internal_tags', {
        internal_tag: { name: 'Presse', object_type: 'asset' },
      })
      const tag = { id: body.internal_tag.id, name: 'Presse' }
      await service.manage('PUT', 'spaces/1/assets/9', { asset: { internal_tag_ids: [tag.id] } })
      expect(await get(9)).toMatchObject({ internal_tag_ids: [tag.id], internal_tags_list: [tag] })
      expect((await list('with_tags=x,Presse')).map(({ id }) => id)).toEqual([9])
      expect((await list('updated_at_gte=2100-01-01')).length).toBe(0)
      expect((await list('by_kind=video')).length).toBe(0)
      const page = await service.manage<{ assets: unknown[] }>('GET', 'spaces/1/assets?per_page=1&page=2')
      expect(page.body.assets).toHaveLength(1)
      expect(Number(page.headers.get('total'))).toBe((await list()).length)
      for (const query of ['in_folder=x', 'by_kind=music', 'created_at_gte=soon', 'sort_by=name:up'])
        expect([query, (await service.manage('GET', `spaces/1/assets?${query}`)).status]).toEqual([query, 422])
    })

    test('folders: in each other, moved, never into themselves; what a deleted one held moves up', async () => {
      const folder = async (body: Record<string, unknown>): Promise<number> =>
        (
          await service.manage<{ asset_folder: { id: number } }>('POST', 'spaces/1/asset_folders', {
            asset_folder: body,
          })
        ).body.asset_folder.id
      const hotels = await folder({ name: 'Hôtels' })
      const rooms = await folder({ name: 'Chambres', parent_id: hotels })
      const into = (id: number, parent: number) =>
        service.manage('PUT', `spaces/1/asset_folders/${id}`, { asset_folder: { parent_id: parent } })
      expect((await into(hotels, rooms)).status).toBe(422)
      expect((await into(hotels, hotels)).status).toBe(422)
      expect((await into(hotels, 12_345)).status).toBe(422)
      const { body } = await service.manage('GET', `spaces/1/asset_folders?with_parent=${hotels}`)
      expect(body).toMatchObject({ asset_folders: [{ id: rooms, name: 'Chambres', parent_id: hotels }] })
      await service.manage('PUT', 'spaces/1/assets/9', { asset: { asset_folder_id: rooms } })
      expect((await list(`in_folder=${rooms}`)).map(({ id }) => id)).toEqual([9])
      expect((await service.manage('DELETE', `spaces/1/asset_folders/${hotels}`)).status).toBe(422)
      expect((await service.manage('DELETE', `spaces/1/asset_folders/${rooms}`)).status).toBe(200)
      expect((await get(9)).asset_folder_id).toBe(hotels)
      expect((await service.manage('DELETE', `spaces/1/asset_folders/${hotels}?recursive=true`)).status).toBe(200)
      expect((await get(9)).asset_folder_id).toBeNull()
      expect((await service.manage('GET', `spaces/1/asset_folders/${rooms}`)).status).toBe(404)
    })

    test('no call without authentication', async () => {
      for (const path of ['assets', 'assets/7', 'assets/7/uses', 'assets/7/finish_upload', 'asset_folders'])
        expect((await fetch(`${service.url}/v1/spaces/1/${path}`)).status).toBe(401)
    })
  })
})

test('the demonstration space: each of its files is in the library', async () => {
  const { readdir } = await import('node:fs/promises')
  const names = (await readdir('content/assets/1')).filter((name) => name.endsWith('.json'))
  const service = await startContentService({ stories: [] }, { CONTENT_DIR: 'content' })
  try {
    const answers = await Promise.all(
      [1, 2, 3].map((page) =>
        service.manage<{ assets: AssetAnswer[] }>('GET', `spaces/1/assets?per_page=100&page=${page}`),
      ),
    )
    const assets = new Map(answers.flatMap(({ body }) => body.assets.map((own) => [own.id, own])))
    expect(assets.size).toBe(names.length)
    for (const name of names) {
      const sidecar = JSON.parse(await readFile(`content/assets/1/${name}`, 'utf8')) as AssetAnswer
      expect(assets.get(sidecar.id)).toMatchObject(sidecar)
    }
  } finally {
    await service.stop()
  }
})
