import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { PREVIEW, startContentService, type ContentService } from './service.ts'
import { uuid } from './space.ts'

// Some tests start their own service, which takes seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

let service: ContentService

const multilink = (id: number) => ({
  fieldtype: 'multilink',
  linktype: 'story',
  id: uuid(id),
  url: '',
  cached_url: 'old',
})

beforeAll(async () => {
  service = await startContentService({
    languages: [
      { code: 'en', name: 'English' },
      { code: 'pt-br', name: 'Português' },
    ],
    stories: [
      {
        slug: 'blog',
        full_slug: 'blog',
        is_folder: true,
        translated_slugs: [{ lang: 'en', slug: 'journal', name: 'Journal' }],
      },
      {
        slug: 'index',
        full_slug: 'blog/',
        is_startpage: true,
        parent_id: 1,
        content: { _uid: 's', component: 'page', title: 'Blog' },
      },
      {
        slug: 'vin',
        full_slug: 'blog/vin',
        parent_id: 1,
        name: 'Vin',
        translated_slugs: [{ lang: 'en', path: 'journal/wine', name: 'Wine' }],
        content: {
          _uid: 'v',
          component: 'page',
          title: 'Vin',
          title__i18n__en: 'Wine',
          title__i18n__pt_br: 'Vinho',
          intro: 'Bonjour',
          intro__i18n__en: 'Hello',
          intro__i18n__pt_br: '',
          outro: 'Adieu',
          outro__i18n__en: null,
          image: {
            fieldtype: 'asset',
            filename: 'https://a.storyblok.com/f/1/10x10/abc/x.png',
            meta_data: { alt: 'Verre', alt__i18n__en: 'Glass' },
          },
          body: [{ _uid: 'b', component: 'teaser', text: 'Lire', text__i18n__en: 'Read', link: multilink(4) }],
        },
      },
      {
        slug: 'home',
        full_slug: 'home',
        name: 'Accueil',
        path: 'accueil',
        translated_slugs: [{ lang: 'en', slug: 'welcome', name: null }],
        group_id: uuid(900),
        content: {
          _uid: 'h',
          component: 'page',
          link: multilink(3),
          hidden: multilink(6),
          text: {
            type: 'doc',
            content: [
              {
                type: 'paragraph',
                content: [
                  {
                    type: 'text',
                    text: 'x',
                    marks: [{ type: 'link', attrs: { href: '/x', uuid: uuid(2), linktype: 'story' } }],
                  },
                ],
              },
            ],
          },
        },
      },
      { slug: 'heim', full_slug: 'heim', group_id: uuid(900), content: { _uid: 'g', component: 'page' } },
      { slug: 'secret', full_slug: 'secret', published: false, content: { _uid: 'z', component: 'page' } },
    ],
  })
})
afterAll(() => service.stop())

describe('one story in several languages', () => {
  test('the default language, without any translation key', async () => {
    const { data } = await service.client().getStory('blog/vin', {})
    expect(data.story).toMatchObject({
      lang: 'default',
      name: 'Vin',
      full_slug: 'blog/vin',
      content: { title: 'Vin', image: { meta_data: { alt: 'Verre' } } },
    })
    expect(JSON.stringify(data)).not.toContain('__i18n__')
  })

  test('each field in the language, else by default', async () => {
    const { data } = await service.client().getStory('blog/vin', { language: 'en' })
    expect(data.story).toMatchObject({
      lang: 'en',
      name: 'Wine',
      slug: 'wine',
      full_slug: 'en/journal/wine',
      default_full_slug: 'blog/vin',
      translated_slugs: [
        { path: 'journal/wine', name: 'Wine', lang: 'en', published: true },
        { path: 'blog/vin', name: null, lang: 'pt-br', published: true },
      ],
      content: {
        title: 'Wine',
        intro: 'Hello',
        outro: 'Adieu',
        body: [{ text: 'Read' }],
        image: { meta_data: { alt: 'Glass' } },
      },
    })
  })

  test('a block without any value in the language says so', async () => {
    const english = await service.client().getStory('blog/vin', { language: 'en' })
    expect(english.data.story.content).not.toHaveProperty('_translated')
    const portuguese = await service.client().getStory('blog/vin', { language: 'pt-br', fallback_lang: 'en' })
    expect(portuguese.data.story.content).not.toHaveProperty('_translated')
    expect(portuguese.data.story.content.body).toMatchObject([{ text: 'Read', _translated: false }])
    const home = await service.client().getStory('home', { language: 'en' })
    expect(home.data.story.content).toHaveProperty('_translated', false)
    expect(JSON.stringify((await service.client().getStory('home', {})).data)).not.toContain('_translated')
  })

  test('fallback_lang comes between the language and the default', async () => {
    const { data } = await service.client().getStory('blog/vin', { language: 'pt-br', fallback_lang: 'en' })
    expect(data.story.content).toMatchObject({ title: 'Vinho', intro: 'Hello', outro: 'Adieu' })
  })

  test.each(['en/journal/wine', 'en/blog/vin'])('%s: the path names the language', async (path) => {
    expect((await service.client().getStory(path, {})).data.story).toMatchObject({
      lang: 'en',
      content: { title: 'Wine' },
    })
  })

  test('a translated slug needs its language', async () => {
    expect((await service.client().getStory('journal/wine', { language: 'en' })).data.story.id).toBe(3)
    await expect(service.client().getStory('journal/wine', {})).rejects.toMatchObject({ status: 404 })
  })

  test("a start page has its folder's translated slug", async () => {
    expect((await service.client().getStory('en/journal', {})).data.story).toMatchObject({
      full_slug: 'en/journal/',
      default_full_slug: 'blog/',
    })
  })

  test.each(['en/journal/', 'en/blog/*', 'en/*'])('starts_with %s selects the language', async (prefix) => {
    const { data } = await service.client().getStories({ starts_with: prefix })
    expect(data.stories.find((story) => story.id === 3)).toMatchObject({ lang: 'en', content: { title: 'Wine' } })
  })

  test('an unknown language is the default one', async () => {
    expect((await service.client().getStory('blog/vin', { language: 'xx' })).data.story).toMatchObject({
      lang: 'default',
      content: { title: 'Vin' },
    })
  })

  test("stories of one group are each other's alternates", async () => {
    const { data } = await service.client().getStory('home', {})
    expect(data.story.alternates).toEqual([
      { id: 5, name: 'heim', slug: 'heim', published: true, full_slug: 'heim', is_folder: false, parent_id: null },
    ])
  })
})

describe('resolve_links', () => {
  const raw = async (query: string) => {
    const answer = await fetch(`${service.url}/v2/cdn/stories/home?token=${PREVIEW}&${query}`)
    return ((await answer.json()) as { links: Record<string, unknown>[] }).links
  }

  test('url, in fields and rich text, in the language; unpublished ones left out', async () => {
    expect(await raw('resolve_links=url&language=en')).toEqual([
      { id: 3, uuid: uuid(3), name: 'Wine', slug: 'wine', full_slug: 'en/journal/wine', url: 'en/journal/wine' },
      { id: 2, uuid: uuid(2), name: 'index', slug: 'index', full_slug: 'en/journal/', url: 'en/journal/' },
    ])
  })

  test('link is an object of the links endpoint', async () => {
    const [link] = await raw('resolve_links=link')
    expect(link).toMatchObject({
      id: 3,
      uuid: uuid(3),
      slug: 'blog/vin',
      full_slug: 'blog/vin',
      path: null,
      real_path: '/blog/vin',
      published: true,
      is_folder: false,
    })
  })

  test.each(['story', '1'])('%s is the whole story', async (mode) => {
    const links = await raw(`resolve_links=${mode}`)
    expect(links.map((link) => link.content)).toEqual([
      expect.objectContaining({ title: 'Vin' }),
      expect.objectContaining({ title: 'Blog' }),
    ])
  })

  test('level 2 follows the links of linked stories', async () => {
    expect((await raw('resolve_links=url')).map((link) => link.id)).toEqual([3, 2])
    expect((await raw('resolve_links=url&resolve_links_level=2')).map((link) => link.id)).toEqual([3, 2, 4])
  })

  test('the official client puts them in place', async () => {
    const { data } = await service.client().getStory('home', { resolve_links: 'url' })
    expect(data.story.content.link.story).toMatchObject({ url: 'blog/vin' })
    expect(data.story.content.text.content[0].content[0].marks[0].attrs.story).toMatchObject({ full_slug: 'blog/' })
    expect(data.story.content.hidden).not.toHaveProperty('story')
  })

  test('over the limit only UUIDs', async () => {
    const small = await startContentService(
      {
        stories: [
          {
            slug: 'a',
            full_slug: 'a',
            content: { _uid: 'a', component: 'page', one: multilink(2), two: multilink(3) },
          },
          { slug: 'b', full_slug: 'b', content: { _uid: 'b', component: 'page' } },
          { slug: 'c', full_slug: 'c', content: { _uid: 'c', component: 'page' } },
        ],
      },
      { CONTENT_LINKS_LIMIT: 1 },
    )
    try {
      const answer = await fetch(`${small.url}/v2/cdn/stories/a?token=${PREVIEW}&resolve_links=url`)
      expect(await answer.json()).toMatchObject({ links: [], link_uuids: [uuid(2), uuid(3)] })
      const { data } = await small.client().getStory('a', { resolve_links: 'url' })
      expect([data.story.content.one.story.slug, data.story.content.two.story.slug]).toEqual(['b', 'c'])
    } finally {
      await small.stop()
    }
  })
})

describe('cdn/links', () => {
  test('stories and folders with their languages', async () => {
    const { data } = await service.client().get('cdn/links', { with_parent: 0, include_dates: 1 })
    const links = Object.values(data.links as Record<string, Record<string, unknown>>)
    expect(links.map((link) => link.slug)).toEqual(['blog', 'home', 'heim'])
    expect(links[0]).toMatchObject({
      is_folder: true,
      path: null,
      alternates: [
        { path: 'journal', name: 'Journal', lang: 'en', translated_slug: 'journal', translated: false },
        { lang: 'pt-br', path: 'blog', translated: false },
      ],
    })
    expect(links[1]).toMatchObject({ path: 'accueil', real_path: '/accueil', published_at: expect.any(String) })
  })

  test('one by its UUID', async () => {
    const { data } = await service.client().get(`cdn/links/${uuid(3)}`, {})
    expect(data.link).toMatchObject({ slug: 'blog/vin', parent_id: 1 })
  })
})

test('files are named at this server, whatever their home', async () => {
  const { data } = await service.client().getStory('blog/vin', {})
  expect(data.story.content.image.filename).toBe(`${service.url}/f/1/10x10/abc/x.png`)
})
