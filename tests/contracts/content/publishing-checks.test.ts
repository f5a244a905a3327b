import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DATABASES, hasPostgres, postgresDatabase } from '@barriere/testing/postgres.ts'
import { type ContentService, PUBLIC, startContentService } from './service.ts'
import { uuid } from './space.ts'

const HOUR = 3_600_000

const components = [
  {
    id: 1,
    name: 'page',
    is_root: true,
    schema: {
      title: { type: 'text', translatable: true, required: true },
      gambling: { type: 'boolean' },
      link: { type: 'multilink' },
      body: { type: 'bloks' },
    },
  },
  {
    id: 2,
    name: 'hero',
    is_nestable: true,
    schema: {
      image: { type: 'asset' },
      text: { type: 'richtext', translatable: true },
      // Clients may store any value as a schema.
      odd: null,
      odder: { type: 'option', options: 'none', pos: 'first' },
    },
  },
  { id: 3, name: 'tournaments-list', is_nestable: true, schema: 'none' },
]

const FILE = 'https://a.storyblok.com/f/1/1600x900/0123456789/beach.jpg'

const picture = (alt: string, english: string) => ({
  fieldtype: 'asset',
  id: 7,
  filename: FILE,
  alt,
  meta_data: { alt, alt__i18n__en: english },
})

const page = (image: object, more: object = {}) => ({
  _uid: 'p',
  component: 'page',
  title: 'Plage',
  title__i18n__en: 'Beach',
  body: [{ _uid: 'h', component: 'hero', image }],
  ...more,
})

const GOOD = page(picture('Une plage', 'A beach'))
const BAD = page(picture('Une autre plage', ' '))

const FAULT = { rule: 'alternative', uid: 'h', field: 'image', language: 'en' }

const space = {
  languages: [{ code: 'en', name: 'English' }],
  components,
  datasources: [{ id: 1, name: 'Checks', slug: 'publishing-checks' }],
  stories: [
    { slug: 'home', full_slug: 'home', name: 'Home', content: GOOD, published: true },
    { slug: 'other', full_slug: 'other', name: 'Other', content: GOOD, published: true },
  ],
}

describe.each(DATABASES)('%s', (kind) => {
  describe.skipIf(kind === 'postgres' && !hasPostgres())('checks before publishing', () => {
    let service: ContentService
    let now = Date.parse('2026-11-02T11:00:00Z')

    beforeAll(async () => {
      service = await startContentService(
        space,
        kind === 'postgres' ? { DATABASE_URL: await postgresDatabase() } : {},
        { clock: { now: () => now } },
      )
    })
    afterAll(() => service.stop())
    beforeEach(async () => {
      await save(GOOD)
      expect((await service.manage('GET', 'spaces/1/stories/1/publish')).status).toBe(200)
    })

    const save = (content: object, more: object = {}, query = '') =>
      service.manage('PUT', `spaces/1/stories/1${query}`, { story: { content }, ...more })
    const live = async (): Promise<unknown> => {
      const answer = await service.deliver(`stories/home?token=${PUBLIC}&cv=1`)
      return ((await answer.json()) as { story: { content: { body: { image: unknown }[] } } }).story.content.body[0]
        ?.image
    }
    const draft = async (): Promise<unknown> =>
      (await service.manage<{ story: { content: unknown } }>('GET', 'spaces/1/stories/1')).body.story.content

    test('a draft may lack what its publication may not, by whatever call: the answer says where', async () => {
      expect((await save(BAD)).status).toBe(200)
      for (const answer of [
        await service.manage('GET', 'spaces/1/stories/1/publish'),
        await save(BAD, { publish: 1 }),
        await save(BAD, {}, '?publish=1'),
        await service.manage('POST', 'spaces/1/story_schedulings', {
          story_scheduling: { story_id: 1, publish_at: new Date(now + HOUR).toISOString() },
        }),
        await service.manage('PUT', 'spaces/1/stories/1', {
          story: { publish_at: new Date(now + HOUR).toISOString() },
        }),
      ]) {
        expect(answer.status).toBe(422)
        expect(answer.body).toEqual({
          base: ['Home: alternative in image (en) of block h'],
          faults: [{ story_id: 1, ...FAULT }],
        })
      }
      expect(await live()).toMatchObject({ alt: 'Une plage' })
    })

    test('what is refused is kept as a draft; a new story is not made', async () => {
      const written = page(picture('', ''))
      expect((await save(written, { publish: 1 })).body).toMatchObject({
        faults: [{ ...FAULT, language: undefined }, FAULT].map(({ language, ...fault }) =>
          language === undefined ? fault : { ...fault, language },
        ),
      })
      expect([await draft(), await live()]).toMatchObject([written, { alt: 'Une plage' }])
      const made = await service.manage('POST', 'spaces/1/stories', {
        story: { name: 'New', slug: 'new', content: BAD },
        publish: 1,
      })
      expect(made.status).toBe(422)
      const { body } = await service.manage<{ stories: object[] }>('GET', 'spaces/1/stories?with_slug=new')
      expect(body.stories).toEqual([])
    })

    test('who was refused saves on: the answer has the tag of what was kept', async () => {
      const asked = async (content: object, publish: boolean, tag: string | null) => {
        const { status, headers } = await service.manage(
          'PUT',
          'spaces/1/stories/1',
          { story: { content }, ...(publish ? { publish: 1 } : {}) },
          { 'if-match': tag ?? '' },
        )
        return { status, tag: headers.get('etag') }
      }
      const { headers } = await service.manage('GET', 'spaces/1/stories/1')
      const refused = await asked(BAD, true, headers.get('etag'))
      expect([refused.status, refused.tag === headers.get('etag')]).toEqual([422, false])
      expect((await asked(BAD, false, headers.get('etag'))).status).toBe(412)
      expect((await asked(GOOD, true, refused.tag)).status).toBe(200)
    })

    test('a picture inside of formatted text needs its words too', async () => {
      const text = { type: 'doc', content: [{ type: 'image', attrs: { src: FILE, alt: '' } }] }
      const hero = { _uid: 'h', component: 'hero', text }
      const { status, body } = await save(page({}, { body: [hero] }), { publish: 1 })
      expect(status).toBe(422)
      expect(body).toMatchObject({ faults: [{ rule: 'alternative', field: 'text' }] })
    })

    test.each([
      ['in its words', { title: 'Soirée poker' }, { detail: 'poker' }],
      ['by its blocks', { body: [{ _uid: 't', component: 'tournaments-list' }] }, {}],
    ])('gambling %s needs the notice of the law', async (_name, more, detail) => {
      const content = page(picture('Une plage', 'A beach'), more)
      const { status, body } = await save(content, { publish: 1 })
      expect([status, body.faults]).toEqual([
        422,
        [{ story_id: 1, rule: 'gambling', uid: 'p', field: 'gambling', ...detail }],
      ])
      expect((await save({ ...content, gambling: true }, { publish: 1 })).status).toBe(200)
    })

    test('what is only advice, and what the screen alone holds to, is published', async () => {
      const gone = { fieldtype: 'multilink', linktype: 'story', id: uuid(99), cached_url: 'gone' }
      const content = page(picture('Une plage', 'A beach'), { title: '', link: gone })
      expect((await save(content, { publish: 1 })).status).toBe(200)
    })

    test('a language into which the page is not translated asks for nothing', async () => {
      const content = { ...BAD, title__i18n__en: undefined }
      expect((await save(content, { publish: 1 })).status).toBe(200)
    })

    test('no datasource of the editors weakens it', async () => {
      const entry = { name: 'alternative', value: 'off', datasource_id: 1 }
      expect((await service.manage('POST', 'spaces/1/datasource_entries', { datasource_entry: entry })).status).toBe(
        201,
      )
      expect((await save(BAD, { publish: 1 })).status).toBe(422)
    })

    test('a release publishes all of its stories, or none and says why', async () => {
      const made = await service.manage<{ release: { id: number } }>('POST', 'spaces/1/releases', {
        release: { name: 'Summer' },
      })
      const { id } = made.body.release
      const put = (story: number, content: object) =>
        service.manage('PUT', `spaces/1/stories/${story}?release_id=${id}`, { story: { content } })
      await put(1, page(picture('Une mer', 'A sea')))
      await put(2, BAD)
      const publish = () => service.manage('PUT', `spaces/1/releases/${id}`, { release: {}, do_release: true })
      expect(await publish()).toMatchObject({ status: 422, body: { faults: [{ story_id: 2, ...FAULT }] } })
      expect(await live()).toMatchObject({ alt: 'Une plage' })
      await put(2, GOOD)
      expect((await publish()).status).toBe(200)
      expect(await live()).toMatchObject({ alt: 'Une mer' })
    })

    test('a schedule whose draft loses its words meanwhile is not carried out, and says why', async () => {
      await save(page(picture('Une mer', 'A sea')))
      const made = await service.manage<{ story_scheduling: { id: number } }>('POST', 'spaces/1/story_schedulings', {
        story_scheduling: { story_id: 1, publish_at: new Date(now + HOUR).toISOString() },
      })
      expect(made.status).toBe(201)
      await save(BAD)
      now += 2 * HOUR
      const path = `spaces/1/story_schedulings/${made.body.story_scheduling.id}`
      const shown = async () => JSON.stringify((await service.manage('GET', path)).body)
      await expect.poll(shown, { timeout: 10_000 }).toContain('Home: alternative in image (en) of block h')
      expect(await live()).toMatchObject({ alt: 'Une plage' })
    })
  })
})

test('an installation says which: none, or more', async () => {
  const publish = async (checks: ('required' | 'link-gone')[], content: object) => {
    const service = await startContentService(space, { CONTENT_CHECKS: checks })
    const { status } = await service.manage('PUT', 'spaces/1/stories/1', { story: { content }, publish: 1 })
    const other = { fieldtype: 'multilink', linktype: 'story', id: uuid(2), cached_url: 'other' }
    const linked = await service.manage('PUT', 'spaces/1/stories/2', {
      story: { content: { ...GOOD, link: other } },
      publish: 1,
    })
    await service.stop()
    return [status, linked.status]
  }
  expect(await publish([], BAD)).toEqual([200, 200])
  expect(await publish(['required', 'link-gone'], { ...BAD, title: '' })).toEqual([422, 200])
  const gone = { fieldtype: 'multilink', linktype: 'story', id: uuid(99), cached_url: 'gone' }
  expect(await publish(['link-gone'], { ...GOOD, link: gone })).toEqual([422, 200])
})
