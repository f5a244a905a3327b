import { describe, expect, test } from 'vitest'
import { changedTags, isPage, toDirectory } from './directory.ts'

const ROOT = 'website-hotels'

const link = (slug: string, more: object = {}) => ({
  id: slug.length,
  uuid: `uuid-${slug}`,
  slug,
  name: slug,
  published: true,
  is_folder: false,
  published_at: '2026-06-12T10:00:00.000Z',
  alternates: [],
  ...more,
})
const english = (path: string | null) => ({
  alternates: [
    { lang: 'de', path: 'de/x' },
    { lang: 'en', name: 'x', path, published: true, translated_slug: 'x' },
  ],
})

describe('toDirectory', () => {
  const directory = toDirectory(
    [
      link('website-hotels/'),
      link('website-hotels/hotels'),
      link('website-hotels/hotels/les-colombages', english('en/website-hotels/hotels/the-timbers')),
      link('website-hotels/offres', english('')),
      link('website-hotels/spas', english(null)),
      link('website-hotels/headers/main'),
    ],
    ROOT,
  )

  test.each([
    ['/', 'website-hotels', 'fr'],
    ['/en', 'website-hotels', 'en'],
    ['/hotels', 'website-hotels/hotels', 'fr'],
    ['/hotels/les-colombages', 'website-hotels/hotels/les-colombages', 'fr'],
    ['/en/hotels/the-timbers', 'website-hotels/hotels/les-colombages', 'en'],
    ['/en/offres', 'website-hotels/offres', 'en'],
    ['/en/spas', 'website-hotels/spas', 'en'],
    ['/website-hotels/headers/main', 'website-hotels/headers/main', 'fr'],
    ['/en/website-hotels/headers/main', 'website-hotels/headers/main', 'en'],
  ])('%s is %s in %s', (path, slug, locale) => {
    const found = directory.find(path)
    expect([found?.entry.slug, found?.locale]).toEqual([slug, locale])
    expect(found?.entry.paths[found.locale]).toBe(path)
  })

  test('tells in which languages a page has text; where the service does not say, in all', () => {
    const told = (translated?: boolean) => ({ alternates: [{ lang: 'en', path: 'en/x', translated }] })
    const { entries } = toDirectory(
      [link('website-hotels/a', told(false)), link('website-hotels/b', told(true)), link('website-hotels/c', told())],
      ROOT,
    )
    expect([...entries.values()].map(({ languages }) => languages)).toEqual([['fr'], ['fr', 'en'], ['fr', 'en']])
  })

  test('tells the addresses of one page in two languages', () => {
    const pairs = [
      ['/', '/en'],
      ['/hotels/les-colombages', '/en/hotels/the-timbers'],
      ['/en/spas', '/spas'],
      ['/spas', '/spas'],
      ['/spas', '/en/hotels'],
      ['/hotels/les-colombages', '/en/hotels/les-colombages'],
      ['/nope', '/en/nope'],
    ] as const
    expect(pairs.map(([path, other]) => directory.areTranslations(path, other))).toEqual([
      ...[true, true, true],
      ...[false, false, false, false],
    ])
  })

  test.each([
    '/en/hotels/les-colombages',
    '/hotels/the-timbers',
    '/hotels/',
    '/headers/main',
    '/nope',
    '',
    '/website-hotels',
    'hotels',
    '/__proto__',
  ])('%j is nothing', (path) => {
    expect(directory.find(path)).toBeUndefined()
  })

  test.each([
    ['a story of another root', link('website-casinos/x')],
    ['a root that only begins like ours', link('website-hotels-old/x')],
    ['a folder', link('website-hotels/x', { is_folder: true })],
    ['a story not published', link('website-hotels/x', { published: false })],
    ['an entry without a uuid', link('website-hotels/x', { uuid: undefined })],
    ['what is no entry', 'website-hotels/x'],
    ['null', null],
  ])('%s has no address', (_, raw) => {
    const built = toDirectory([raw, link('website-hotels/y')], ROOT)
    expect([...built.entries.values()].map((entry) => entry.slug)).toEqual(['website-hotels/y'])
    expect(built.find('/x')).toBeUndefined()
  })

  test('alternates that make no sense leave the default slug', () => {
    const built = toDirectory(
      [link('website-hotels/x', { alternates: 'none' }), link('website-hotels/y', { alternates: null })],
      ROOT,
    )
    expect([built.find('/en/x')?.entry.slug, built.find('/en/y')?.entry.slug]).toEqual([
      'website-hotels/x',
      'website-hotels/y',
    ])
  })

  test('headers and footers are no pages', () => {
    const pages = [...directory.entries.values()].filter((entry) => isPage(entry, ROOT)).map((entry) => entry.slug)
    expect(pages).not.toContain('website-hotels/headers/main')
    expect(pages).toHaveLength(5)
  })
})

describe('without prefixes', () => {
  const directory = toDirectory(
    [
      link('website-hotels/hotels'),
      link('website-hotels/actualites', english('en/website-hotels/plan')),
      link('website-hotels/plan', english('en/website-hotels/map')),
    ],
    ROOT,
    'no-prefix',
  )

  test.each([
    ['/hotels', 'website-hotels/hotels', 'website-hotels/hotels'],
    ['/plan', 'website-hotels/plan', 'website-hotels/actualites'],
    ['/map', undefined, 'website-hotels/plan'],
    ['/actualites', 'website-hotels/actualites', undefined],
    ['/en/hotels', undefined, undefined],
  ])('%s is %s in French and %s in English', (path, inFrench, inEnglish) => {
    const slugs = (['fr', 'en'] as const).map((locale) => directory.find(path, locale)?.entry.slug)
    expect(slugs).toEqual([inFrench, inEnglish])
    expect(directory.localesOf(path)).toEqual([...(inFrench ? ['fr'] : []), ...(inEnglish ? ['en'] : [])])
  })
})

describe('changedTags', () => {
  const hotel = link('website-hotels/hotels/x')
  const others = [link('website-hotels/'), link('website-hotels/hotels/y')]
  const tagsBetween = (before: unknown[], after: unknown[]) =>
    [...changedTags(toDirectory([...others, ...before], ROOT), toDirectory([...others, ...after], ROOT))].toSorted()
  const lists = ['list:website-hotels', 'list:website-hotels/hotels']
  const uuid = hotel.uuid

  test('nothing changed: no page is touched', () => {
    expect(tagsBetween([hotel], [{ ...hotel }])).toEqual([])
  })

  test('published again: the pages that show it, and its lists', () => {
    expect(tagsBetween([hotel], [{ ...hotel, published_at: '2026-06-13T10:00:00.000Z' }])).toEqual([
      ...lists,
      `story:${uuid}`,
    ])
  })

  test.each([
    ['came', [], [hotel]],
    ['went', [hotel], []],
    ['taken off line', [hotel], [{ ...hotel, published: false }]],
  ])('%s: the pages that link to it as well', (_, before, after) => {
    expect(tagsBetween(before, after)).toEqual([`address:${uuid}`, ...lists, `story:${uuid}`])
  })

  test('moved: the lists of the old folder and of the new', () => {
    expect(tagsBetween([hotel], [{ ...hotel, slug: 'website-hotels/archive/x' }])).toEqual([
      `address:${uuid}`,
      'list:website-hotels',
      'list:website-hotels/archive',
      'list:website-hotels/hotels',
      `story:${uuid}`,
    ])
  })

  test('an English slug of its own is a move too', () => {
    expect(tagsBetween([hotel], [{ ...hotel, ...english('website-hotels/hotels/z') }])).toContain(`address:${uuid}`)
  })
})
