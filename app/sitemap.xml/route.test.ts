import { beforeEach, expect, test, vi } from 'vitest'
import { toDirectory } from '#lib/content/live/directory.ts'
import { ContentError } from '#lib/content/service/content-error.ts'
import { GET } from './route.ts'

const { ensure, listHidden, getStory, warn } = vi.hoisted(() => ({
  ensure: vi.fn(),
  listHidden: vi.fn(),
  getStory: vi.fn(),
  warn: vi.fn(),
}))

vi.mock('#lib/content/gateway.ts', () => ({ contentGateway: () => ({ live: { ensure }, listHidden, getStory }) }))

vi.mock('#lib/process/log.ts', () => ({ log: { warn } }))

const link = (id: number, slug: string, more = {}) => ({
  id,
  uuid: `u-${id}`,
  slug: `website-hotels/${slug}`,
  name: slug,
  published: true,
  is_folder: false,
  published_at: '2026-06-01T08:00:00.000Z',
  ...more,
})

const know = (...links: object[]) => {
  ensure.mockResolvedValue({ directory: toDirectory(links, 'website-hotels') })
}

const ask = (query = '') => GET(new Request(`http://localhost/sitemap.xml${query}`))

const locs = async (answer: Response) =>
  [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => loc)

beforeEach(() => {
  vi.clearAllMocks()
  listHidden.mockResolvedValue({ stories: [] })
  getStory.mockResolvedValue({ content: {} })
})

test('pages are listed whole, what frames them and what is not for everyone is not', async () => {
  know(
    link(1, ''),
    link(2, 'mentions-legales', { alternates: [{ lang: 'en', path: 'website-hotels/legal-notice' }] }),
    link(3, 'headers/main'),
    link(4, 'infiniment-barriere/compte'),
    link(5, 'brouillon', { published: false }),
  )
  const answer = await ask()
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/xml'])
  expect(await locs(answer)).toEqual(
    ['', '/en', '/mentions-legales', '/en/legal-notice'].map((path) => `http://localhost:3000${path}`),
  )
})

test('of a guarded section only what is for everyone is listed, and nothing while nobody can tell', async () => {
  know(link(1, 'hotels'), link(2, 'infiniment-barriere'), link(3, 'infiniment-barriere/compte'))
  getStory.mockImplementation(async ({ uuid }: { uuid: string }) => ({
    content: { access: uuid === 'u-2' ? 'public' : 'members' },
  }))
  expect(await locs(await ask())).toEqual(
    ['/hotels', '/en/hotels', '/infiniment-barriere', '/en/infiniment-barriere'].map(
      (path) => `http://localhost:3000${path}`,
    ),
  )
  getStory.mockRejectedValue(new ContentError('down'))
  expect(await locs(await ask())).toEqual(['http://localhost:3000/hotels', 'http://localhost:3000/en/hotels'])
  expect(warn).toHaveBeenCalledTimes(2)
})

test('a page that search engines shall not show is left out, in every language', async () => {
  know(link(1, 'hotels'), link(2, 'deconnexion'))
  listHidden.mockResolvedValue({ stories: [{ uuid: 'u-2' }, { uuid: 'u-9' }] })
  expect(await locs(await ask())).toEqual(['http://localhost:3000/hotels', 'http://localhost:3000/en/hotels'])
  expect(warn).not.toHaveBeenCalled()
})

test('while nobody can tell which pages are hidden, the map is there with all of them', async () => {
  know(link(1, 'hotels'), link(2, 'deconnexion'))
  listHidden.mockRejectedValue(new ContentError('reset'))
  const answer = await ask()
  expect([answer.status, (await locs(answer)).length]).toEqual([200, 4])
  expect(warn.mock.calls).toEqual([[{ event: 'sitemap.hidden-unknown', reason: 'reset' }, expect.any(String)]])
})

test('more addresses than the protocol allows in a file are an index of files that it allows', async () => {
  know(...Array.from({ length: 25_001 }, (_, index) => link(index, `p-${index}`)))
  const index = await ask()
  expect(await index.clone().text()).toContain('<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">')
  const files = await locs(index)
  expect(files).toHaveLength(11)
  const seen = new Set<string>()
  for (const file of files) {
    const urls = await locs(await GET(new Request(file as string)))
    expect(urls.length).toBeLessThanOrEqual(50_000)
    for (const url of urls) seen.add(url as string)
  }
  expect(seen.size).toBe(50_002)
})

test('a great many pages are an index, whose parts are there and no others', async () => {
  know(...Array.from({ length: 2_501 }, (_, index) => link(index, `p-${index}`)))
  expect(await locs(await ask())).toEqual([
    'http://localhost:3000/sitemap.xml?part=1',
    'http://localhost:3000/sitemap.xml?part=2',
  ])
  expect(await locs(await ask('?part=1'))).toHaveLength(5_000)
  expect(await locs(await ask('?part=2'))).toEqual(['http://localhost:3000/p-2500', 'http://localhost:3000/en/p-2500'])
  for (const part of ['0', '3', '-1', '1e0', '', '99999'])
    expect([part, (await ask(`?part=${part}`)).status]).toEqual([part, 404])
})

test('while the addresses are not known, crawlers are asked to come again', async () => {
  ensure.mockResolvedValue(undefined)
  const answer = await ask()
  expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('cache-control')]).toEqual([
    503,
    '10',
    'no-store',
  ])
})
