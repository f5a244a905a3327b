// @vitest-environment jsdom
import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { BOOKING_PATH } from '#lib/booking/booking-path.ts'
import { type RawBlock, isRawBlock } from '@barriere/shared/block-kit/define-block.ts'
import type { FieldDescriptor } from '@barriere/shared/block-kit/field.ts'
import { parseStoryReference } from '@barriere/shared/block-kit/decode.ts'
import { ContentError } from '#lib/content/service/content-error.ts'
import { LOCALES } from '@barriere/shared/domain/locale.ts'
import { log } from '#lib/process/log.ts'
import { TEST_ALL } from '@barriere/testing/test-size.ts'
import { BlockList } from './block-list.tsx'
import { type Fixtures, storyOf } from './fixture-values.ts'
import { contactFormFixtures } from './contact-form/contact-form.fixtures.ts'
import { eventFormFixtures } from './event-form/event-form.fixtures.ts'
import { newsletterFixtures } from './newsletter/newsletter.fixtures.ts'
import { fixturesOf } from './fixtures.ts'
import { footerFixtures } from './footer/footer.fixtures.ts'
import { headerFixtures } from './header/header.fixtures.ts'
import { heroFixtures } from './hero/hero.fixtures.ts'
import { houseListFixtures } from './house-list/house-list.fixtures.ts'
import { FORBIDDEN, dangers, idFaults, markupFaults } from './markup-faults.ts'
import { BLOCKS, type BlockName, COMPONENTS, FRAGMENTS, PROMOTIONAL_BLOCKS } from './schemas.ts'
import { contextOf, show } from './test-support.tsx'

const { getStory, listStories, posts } = vi.hoisted(() => ({ getStory: vi.fn(), listStories: vi.fn(), posts: vi.fn() }))

vi.mock('#lib/content/gateway.ts', () => ({
  contentGateway: () => ({
    getStory,
    getDraft: getStory,
    getFrame: (slug: string) => getStory({ slug }),
    listStories,
    listEntries: async () => ({ entries: [{ name: 'stay', value: 'Mon séjour' }], tags: [] }),
    forVisitor: async (read: () => Promise<unknown>) => await read(),
    listDrafts: listStories,
    live: { ensure: async () => ({ directory: { entries: new Map() } }) },
  }),
}))
vi.mock('#lib/gateways/instagram/instagram.ts', () => ({ instagramGateway: () => ({ posts }) }))
vi.mock('#lib/gateways/icons/icons.ts', () => ({
  iconGateway: () => ({
    find: async (icon: { collection: string }) =>
      icon.collection === 'rivage'
        ? { kind: 'found', icon: { ...icon, body: '<path d="M0 0"/>', left: 0, top: 0, width: 32, height: 32 } }
        : { kind: 'unknown' },
  }),
}))
vi.mock('#lib/gateways/search/search.ts', async (original) => ({
  ...(await original<object>()),
  searchGateway: () => ({ search: async () => undefined }),
}))
vi.mock('#lib/process/log.ts', () => ({ log: { info: vi.fn(), warn: vi.fn(), error: vi.fn(), debug: vi.fn() } }))

const NAMES = Object.keys(BLOCKS) as BlockName[]

const FIXTURES = Object.fromEntries(
  await Promise.all(NAMES.map(async (name) => [name, await fixturesOf(name)] as const)),
) as Record<BlockName, Fixtures>

/** Stories that the fixtures refer to: the content of the space in these tests. */
const STORIES: readonly RawStory[] = [
  ...storiesIn(FIXTURES),
  storyOf('hotels/longest', { component: 'hotel', title: 'Longest', town: houseListFixtures.longest.town }),
]

interface RawStory {
  readonly uuid: string
  readonly full_slug: string
  readonly content: RawBlock
}

function* storiesIn(value: unknown): Generator<RawStory> {
  if (typeof value !== 'object' || value === null) return
  if ('full_slug' in value && 'content' in value) yield value as RawStory
  else for (const member of Object.values(value)) yield* storiesIn(member)
}

beforeEach(() => {
  vi.clearAllMocks()
  listStories.mockImplementation(async ({ contentType }: { contentType: string }) => ({
    stories: STORIES.filter(({ content }) => content.component === contentType).map(parseStoryReference),
    tags: [],
  }))
  getStory.mockImplementation(async ({ uuid = '', slug = '' }: { uuid?: string; slug?: string }) => {
    const frames: Readonly<Record<string, RawBlock>> = { headers: headerFixtures.full, footers: footerFixtures.full }
    const frame = frames[slug.split('/')[1] ?? '']
    const story = frame ? { uuid: slug, full_slug: slug, content: frame } : STORIES.find((one) => one.uuid === uuid)
    if (!story) throw new ContentError('not there', 404)
    return { ...story, id: 1, fullSlug: story.full_slug, publishedAt: undefined, shown: [], linked: [] }
  })
  posts.mockResolvedValue(
    ['a', 'b'].map((id) => ({ id, permalink: `https://instagram.example/p/${id}`, picture: `/api/instagram/${id}` })),
  )
})

const showBlock = (raw: RawBlock, more: Parameters<typeof contextOf>[0]): Promise<HTMLElement> =>
  showBlocks([raw], more)

function showBlocks(blocks: readonly RawBlock[], more: Parameters<typeof contextOf>[0]): Promise<HTMLElement> {
  // Removes the previous page, because fields read existing inputs from the document.
  document.body.replaceChildren()
  return show(<BlockList blocks={blocks} context={contextOf(more)} />)
}

/** Copy of a block, as an editor makes it: the block and its parts get new uids. */
function copyOf<T>(value: T): T {
  if (Array.isArray(value)) return value.map(copyOf) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, name === '_uid' ? `${member}-copy` : copyOf(member)]),
  ) as T
}

/** Collapses spaces. `shownIn` adds the captions of large pictures, which are attributes of their links. */
const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

const shownIn = (page: HTMLElement): string =>
  plain(
    [
      page.textContent,
      ...[...page.querySelectorAll<HTMLElement>('[data-caption]')].map((one) => one.dataset['caption']),
    ].join(' '),
  )

/** Splits a field's text, because blocks render its lines and facts in separate elements. */
const pieces = (text: string): string[] => text.split(/\n| · /).map(plain)

/**
 * Text that an editor entered into the translatable fields of a block and its parts. Untranslatable texts (icon names,
 * times, codes) are settings.
 */
function textsOf(raw: RawBlock): string[] {
  const fields: Readonly<Record<string, { readonly descriptor: FieldDescriptor }>> =
    COMPONENTS[raw.component as keyof typeof COMPONENTS].fields
  return Object.entries(fields).flatMap(([name, { descriptor }]) => {
    const value = raw[name]
    if (descriptor.type === 'bloks') return ((value ?? []) as RawBlock[]).flatMap(textsOf)
    if (descriptor.type === 'richtext') return [...textNodesIn(value)].map(plain)
    return descriptor.translatable && typeof value === 'string' ? pieces(value) : []
  })
}

function* textNodesIn(value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null) return
  if ('type' in value && value.type === 'text' && 'text' in value) yield String(value.text)
  else for (const member of Object.values(value)) yield* textNodesIn(member)
}

/** Fields that contain parts, such as the questions of an FAQ, each with the first text of every part. */
const partsOf = (raw: RawBlock): (readonly [field: string, texts: readonly string[]])[] =>
  Object.entries(raw).flatMap(([field, value]) =>
    Array.isArray(value) && value.every((one) => isRawBlock(one))
      ? [[field, value.flatMap((part) => textsOf(part)[0] ?? [])] as const]
      : [],
  )

/** Stored XSS: a text that breaks out of its markup, and an address that runs a script. */
const ATTACKS = [`"'></script></style></textarea><b data-xss onmouseover="alert(1)">`, 'java\tscript:alert(1)'] as const

/** Members that identify a value or its type. Editors do not write them. */
const KINDS: readonly string[] = ['_uid', '_editable', 'component', 'fieldtype', 'linktype', 'type']

/** Copies of a value, each with one text replaced by an attack. Of a list, only the first member is attacked. */
function* attacked(value: unknown, attack: string): Generator<unknown> {
  if (typeof value === 'string') yield attack
  else if (Array.isArray(value)) for (const bad of attacked(value[0], attack)) yield value.with(0, bad)
  else if (typeof value === 'object' && value !== null)
    for (const [name, member] of Object.entries(value))
      if (!KINDS.includes(name)) for (const bad of attacked(member, attack)) yield { ...value, [name]: bad }
}

/** Whether the texts occur in this order, without overlap. */
function inOrder(texts: readonly string[], shown: string): boolean {
  let from = 0
  return texts.every((text) => {
    const at = shown.indexOf(text, from)
    from = at + text.length
    return at >= 0
  })
}

/** Parts that a block sorts: rooms of a plan by position, special days by date. */
const SORTED: readonly string[] = ['rooms', 'special_days']

/** Texts that are not rendered: label of an unsafe link, facts replaced by the booking form, a distant special day. */
const NOT_SHOWN: Readonly<Record<string, readonly string[]>> = {
  'cards-longest': ['Cliquer'],
  // Shown after the visitor sends the request.
  'contact-form-full': [String(contactFormFixtures.full.thanks)],
  'contact-form-longest': [String(contactFormFixtures.longest.thanks)],
  'event-form-full': [String(eventFormFixtures.full.thanks)],
  'event-form-longest': [String(eventFormFixtures.longest.thanks)],
  'newsletter-full': [String(newsletterFixtures.full.thanks)],
  'opening-hours-full': ['Réveillon'],
  'hero-longest': (heroFixtures.longest.bar as RawBlock[]).flatMap(textsOf),
}

const NAVIGATION = 'is navigation'

const WAYS = 'leads to a map'

/** Blocks with links that analytics does not measure, and the reason. All other links have a mark. */
const UNMARKED: Partial<Record<BlockName, string>> = {
  'activities': 'narrows the list',
  'article-categories': NAVIGATION,
  'articles-list': 'leads to other pages of the list',
  'breadcrumb': NAVIGATION,
  'casino-info': WAYS,
  'consent-choices': 'leads to what partners say of themselves',
  'contact-form': 'shows what is agreed to',
  'gallery-popin': 'enlarges a picture',
  'hotel-info': WAYS,
  'instagram-images': 'shows a post elsewhere',
  'newsletter': 'shows what is agreed to',
  'offers-list': 'narrows the list',
  'photo-gallery': 'enlarges a picture',
  'responsible-gaming': 'leads to help, which nobody measures',
  'restaurant-info': WAYS,
  'rich-text': 'is part of a text',
  'search': 'narrows the search',
  'search-box': 'narrows the search',
  'site-menu': NAVIGATION,
  'spa-info': WAYS,
}

/** Links that need no mark: to anchors of the page, telephone, e-mail, logout and the gambling help. */
const SPEAKING =
  ':is([href^="#"], [href^="tel:"], [href^="mailto:"], [data-logout], [href="https://www.joueurs-info-service.fr"])'

const blockFaults = () =>
  vi
    .mocked(log.warn)
    .mock.calls.map(([line]) => line as Record<string, unknown>)
    .filter(({ event }) => event === 'block.fault')

test('every folder with fixtures is a block of the registry, or frames pages', () => {
  const folders = globSync('blocks/*/*.fixtures.ts').map((path) => basename(path, '.fixtures.ts'))
  expect(folders.toSorted()).toEqual([...NAMES, ...Object.keys(FRAGMENTS)].toSorted())
})

test('each block has a minimal, a full and a longest fixture', () => {
  for (const name of NAMES) {
    expect(Object.keys(FIXTURES[name])).toEqual(expect.arrayContaining(['minimal', 'full', 'longest']))
    expect(Object.values(FIXTURES[name]).map(({ component }: RawBlock) => component)).toEqual(
      Object.keys(FIXTURES[name]).map(() => name),
    )
  }
})

interface Shown {
  readonly name: BlockName
  readonly raw: RawBlock
  readonly page: HTMLElement
}

/** Rules for every block on a published page. */
const RULES: Readonly<Record<string, (shown: Shown) => void>> = {
  'is read without a fault and keeps the markup rules'({ page }) {
    expect(blockFaults()).toEqual([])
    expect(page.childElementCount).toBeGreaterThan(0)
    expect(markupFaults(page, 1)).toEqual([])
  },

  'is marked for analytics, and so are its links and booking forms'({ name, raw, page }) {
    const root = page.querySelector<HTMLElement>('[data-block]')
    expect(root?.dataset['block']).toBe(`${name} ${raw._uid}`)
    expect('promo' in (root?.dataset ?? {})).toBe(PROMOTIONAL_BLOCKS.includes(name))
    const unmarked = page.querySelectorAll(`a[href]:not([data-track], [href^="${BOOKING_PATH}"], ${SPEAKING})`)
    // Analytics does not measure the links of member pages.
    if (!(name in UNMARKED || name.startsWith('member-') || page.querySelector('[data-private]')))
      expect([...unmarked].map((link) => link.outerHTML)).toEqual([])
    const elsewhere = [...page.querySelectorAll('form[target=_blank]')]
    expect(elsewhere.filter((form) => !form.matches('[data-track^=book]'))).toEqual([])
  },

  'shows every text that an editor typed'({ raw, page }) {
    const shown = shownIn(page)
    const hidden = NOT_SHOWN[raw._uid] ?? []
    expect(textsOf(raw).filter((text) => !shown.includes(text) && !hidden.includes(text))).toEqual([])
  },

  'has its title as a heading, and its parts in the editor’s order'({ raw, page }) {
    const headings = [...page.querySelectorAll('h2')].map((heading) => plain(heading.textContent ?? ''))
    if (typeof raw.title === 'string') expect(headings).toContain(plain(raw.title))
    const hidden = NOT_SHOWN[raw._uid] ?? []
    const shown = shownIn(page)
    const jumbled = partsOf(raw).filter(
      ([field, texts]) =>
        !SORTED.includes(field) &&
        !inOrder(
          texts.filter((text) => !hidden.includes(text)),
          shown,
        ),
    )
    expect(jumbled).toEqual([])
  },

  'carries edit attributes in a draft alone'({ page }) {
    expect(page.querySelector('[data-blok-c], [data-blok-uid]')).toBeNull()
  },
}

/** Adds the broken rule to the message of a failure. */
async function holds(rule: string, check: () => void | Promise<void>): Promise<void> {
  try {
    await check()
  } catch (error) {
    if (error instanceof Error) error.message = `${rule}: ${error.message}`
    throw error
  }
}

/** Each block in each language with `TEST_ALL`, else in one language, alternating from block to block. */
const BY_LANGUAGE = NAMES.flatMap((name, turn) =>
  LOCALES.filter((_, index) => TEST_ALL || index === turn % LOCALES.length).map((locale) => ({ name, locale })),
)

describe.each(BY_LANGUAGE)('$name, in $locale', ({ name, locale }) => {
  test.each(Object.entries(FIXTURES[name]))('keeps every rule: %s', async (_, raw: RawBlock) => {
    const page = await showBlock(raw, { locale })
    for (const [rule, check] of Object.entries(RULES)) await holds(rule, () => check({ name, raw, page }))
    const { innerHTML } = page

    await holds('repeats nothing of an address’s secret', async () => {
      const parameters = { token: 's3cret-1', return: '/s3cret-2' }
      const asked = await showBlock(raw, { locale, parameters })
      expect(asked.innerHTML).not.toContain('s3cret')
      expect(asked.innerHTML).toBe(innerHTML)
    })

    await holds('carries edit attributes in a draft', async () => {
      const marks = { name, space: '1', uid: raw._uid, id: '1' }
      const draft = await showBlock(
        { ...raw, _editable: `<!--#storyblok#${JSON.stringify(marks)}-->` },
        { locale, draft: true },
      )
      expect(draft.querySelectorAll(`[data-blok-uid="1-${raw._uid}"]`)).toHaveLength(1)
    })

    await holds('opens a page with its title as the only h1', async () => {
      const first = await showBlock(raw, { locale, first: true })
      expect(markupFaults(first, 0)).toEqual([])
      if (raw.title) expect(first.querySelectorAll('h1').length).toBeLessThanOrEqual(1)
    })
  })
})

const PURPOSE = 'is what its page is for, which has one; fields of its forms are known by name'

/** Blocks with fixed ids, which a second block on the page would repeat, and the reason that allows it. */
const ONE_OF_A_PAGE: Partial<Record<BlockName, string>> = {
  'consent-choices': PURPOSE,
  'contact-form': PURPOSE,
  'event-form': PURPOSE,
  'level-clock': PURPOSE,
  'newsletter': PURPOSE,
  'request-status': PURPOSE,
  'rich-text': 'has anchors that editors name',
  'search': PURPOSE,
  'seminar-form': PURPOSE,
}

/** Blocks of the programmes' pages: a page contains only one of them. */
const OF_MEMBERS = /^(?:member-|casino-(?:card|kiosk|limits|offers|points|registrations|rewards|sponsorship)$)/

test.each(NAMES.filter((name) => !(name in ONE_OF_A_PAGE || OF_MEMBERS.test(name))))(
  '%s stands twice on a page, each with ids of its own',
  async (name) => {
    for (const raw of Object.values(FIXTURES[name]))
      expect(idFaults(await showBlocks([raw, copyOf(raw)], { locale: 'fr' }))).toEqual([])
  },
)

// Attacks each field of each block, so it runs only with `TEST_ALL`.
describe.each(TEST_ALL ? NAMES : [])('%s', (name) => {
  test.each(ATTACKS)('runs nothing of what is stored in any of its fields: %s', async (attack) => {
    const cases = [...attacked(FIXTURES[name].full, attack)] as RawBlock[]
    for (const raw of [...cases, ...cases.slice(0, 1).map((one) => ({ ...one, _uid: attack }))]) {
      const page = await showBlock(raw, { draft: true })
      expect([...dangers(page, FORBIDDEN), ...page.querySelectorAll('[data-xss]')]).toEqual([])
    }
  })
})
