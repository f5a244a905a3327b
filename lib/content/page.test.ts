import { describe, expect, test, vi } from 'vitest'
import { faultLine } from '@barriere/shared/block-kit/field.ts'
import type { ContentGateway, StoryKey } from './gateway.ts'
import { toDirectory } from './live/directory.ts'
import { loadPage, loadStory } from './page.ts'
import { ContentError, ifPublished } from './service/content-error.ts'
import { type Story, toStory } from './story.ts'

const ROOT = 'website-hotels'
const HEADER = '5e8c1f0a-0000-4000-8000-00000000000a'

type Content = Record<string, unknown>

const story = (slug: string, content: Content, uuid = slug) => ({
  id: 1,
  uuid,
  name: `Nom de ${slug}`,
  full_slug: `${ROOT}/${slug}`,
  published_at: '1',
  content: { _uid: 'u', component: 'page', ...content },
})

const MAIN = {
  main: story('headers/main', { component: 'header' }),
  foot: story('footers/main', { component: 'footer' }),
}

interface Faked {
  known?: boolean
  failing?: string
  /** The last version of a default frame that is not published any more. */
  last?: Story
}

/** A gateway with some stories; by default the directory is available. */
function gatewayOf(stories: ReturnType<typeof story>[], { known = true, failing = '', last }: Faked = {}) {
  const read = async (key: StoryKey) => {
    const wanted = 'uuid' in key ? key.uuid : key.slug.replace(/\/$/, '')
    if (failing !== '' && wanted.includes(failing)) throw new ContentError('away')
    const found = stories.find(
      ({ uuid, full_slug }) => ('uuid' in key ? uuid : full_slug.replace(/\/$/, '')) === wanted,
    )
    if (!found) throw new ContentError('This record could not be found', 404)
    return toStory(found)
  }
  const links = stories.map(({ id, uuid, full_slug, name }) => ({
    id,
    uuid,
    slug: full_slug,
    name,
    published: true,
    is_folder: false,
    published_at: '1',
    alternates: [{ lang: 'en', path: full_slug.replace('mentions-legales', 'legal-notice') }],
  }))
  const snapshot = known ? { version: 1, redirects: new Map(), directory: toDirectory(links, ROOT) } : undefined
  const [getStory, getDraft] = [vi.fn(read), vi.fn(read)]
  const isPublished = (key: StoryKey) =>
    !snapshot || ('uuid' in key ? snapshot.directory.entries.has(key.uuid) : !!snapshot.directory.ofSlug(key.slug))
  const getFrame = async (slug: string) => (isPublished({ slug }) ? await ifPublished(getStory({ slug })) : last)
  return { getStory, getDraft, getFrame, isPublished, live: { snapshot } } as unknown as ContentGateway & {
    getStory: typeof getStory
    getDraft: typeof getDraft
  }
}

const address = { locale: 'fr', inside: 'mentions-legales', draft: false } as const

describe('a page', () => {
  test('comes with the default frame, its addresses, and what it depends on', async () => {
    const page = await loadPage(
      address,
      gatewayOf([story('mentions-legales', { title: 'Mentions' }), MAIN.main, MAIN.foot]),
    )
    expect([page.header?.uuid, page.localHeader, page.footer?.uuid]).toEqual([
      'headers/main',
      undefined,
      'footers/main',
    ])
    expect(page.alternates).toEqual({ fr: '/mentions-legales', en: '/en/legal-notice' })
    expect(page.tags).toEqual(['story:mentions-legales', 'access:members'])
    expect(page.faults).toEqual([])
  })

  test('chooses its own header, local header and footer', async () => {
    const own = [
      story('h', { component: 'header' }, HEADER),
      story('l', { component: 'header' }, 'local'),
      story('f', { component: 'footer' }, 'foot'),
    ]
    const page = await loadPage(
      address,
      gatewayOf([
        story('mentions-legales', { title: 'M', header: [HEADER], local_header: ['local'], footer: ['foot'] }),
        ...own,
        MAIN.main,
      ]),
    )
    expect([page.header?.uuid, page.localHeader?.uuid, page.footer?.uuid]).toEqual([HEADER, 'local', 'foot'])
    expect(page.tags).toEqual(['story:mentions-legales', 'access:members'])
    const missing = await loadPage(
      address,
      gatewayOf([story('mentions-legales', { title: 'M', header: [HEADER], footer: ['foot'] }), ...own.slice(2)]),
    )
    expect(missing.tags).toContain(`story:${HEADER}`)
  })

  test('renders without a missing header, does not request it, and depends on its folder', async () => {
    const gateway = gatewayOf([story('mentions-legales', { title: 'M' })])
    const page = await loadPage(address, gateway)
    expect([page.header, page.footer]).toEqual([undefined, undefined])
    expect(gateway.getStory).toHaveBeenCalledOnce()
    expect(page.tags).toEqual([
      'story:mentions-legales',
      `list:${ROOT}/headers`,
      `list:${ROOT}/footers`,
      'access:members',
    ])
  })

  test('keeps the last version of a default frame that is unpublished, and tells its editor', async () => {
    const kept = toStory(MAIN.main)
    const gateway = gatewayOf([story('mentions-legales', { title: 'M' }), MAIN.foot], { last: kept })
    const page = await loadPage(address, gateway)
    expect(page.header).toBe(kept)
    expect(page.tags).toEqual(expect.arrayContaining([`list:${ROOT}/headers`]))
    expect(page.tags).not.toContain(`list:${ROOT}/footers`)
    expect(page.faults).toEqual([])
    const draft = await loadPage({ ...address, draft: true }, gateway)
    expect(draft.header).toBe(kept)
    expect(draft.faults.map(faultLine)).toEqual(['header: unpublishedFrame'])
  })

  test('rejects when the service fails half-way, instead of rendering incompletely', async () => {
    const gateway = gatewayOf([story('mentions-legales', { title: 'M' }), MAIN.main, MAIN.foot], { failing: 'footers' })
    await expect(loadPage(address, gateway)).rejects.toThrow('away')
  })

  test('is found by its translated address, and by the service itself where there is no directory', async () => {
    const stories = [story('mentions-legales', { title: 'M' })]
    const gateway = gatewayOf(stories)
    expect((await loadPage({ ...address, locale: 'en', inside: 'legal-notice' }, gateway)).story.uuid).toBe(
      'mentions-legales',
    )
    const blind = gatewayOf(stories, { known: false })
    expect((await loadPage(address, blind)).alternates).toEqual({ fr: '/mentions-legales', en: '/en/mentions-legales' })
    await expect(loadPage({ ...address, inside: 'nope' }, blind)).rejects.toMatchObject({ notFound: true })
  })

  test('stands on its name and its blocks where its own fields are at fault', async () => {
    const body = [{ _uid: 'b', component: 'quote', text: 'x' }]
    const page = await loadPage(
      address,
      gatewayOf([story('mentions-legales', { component: 'hotel', theme: 'purple', body })]),
    )
    expect(page.view).toMatchObject({ title: 'Nom de mentions-legales', body, theme: 'auto' })
    expect(page.faults.map((fault) => fault.path)).toEqual(['title', 'theme', 'town'])
    const odd = await loadPage(address, gatewayOf([story('mentions-legales', { component: 'spaceship', title: 'M' })]))
    expect(odd.faults).toEqual([{ path: 'component', kind: 'unknownType' }])
  })

  test.each(['constructor', 'toString', '__proto__'])(
    'of a content type that is called %s is none of ours',
    async (component) => {
      const page = await loadPage(address, gatewayOf([story('mentions-legales', { component, title: 'M' })]))
      expect(page.faults).toEqual([{ path: 'component', kind: 'unknownType' }])
      expect(page.view.title).toBe('M')
    },
  )

  test('of an editor is read as a draft, frame included', async () => {
    const gateway = gatewayOf([story('mentions-legales', { title: 'M' }), MAIN.main, MAIN.foot])
    await loadPage({ ...address, draft: true }, gateway)
    expect(gateway.getStory).not.toHaveBeenCalled()
    expect(gateway.getDraft).toHaveBeenCalledTimes(3)
  })
})

test('a fragment is read alone', async () => {
  const gateway = gatewayOf([MAIN.main])
  expect((await loadStory({ locale: 'fr', inside: `${ROOT}/headers/main`, draft: false }, gateway)).uuid).toBe(
    'headers/main',
  )
})
