// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { parseStoryReference } from '@barriere/shared/block-kit/decode.ts'
import { ContentError } from '#lib/content/service/content-error.ts'
import { GET } from './route.ts'

const { listStories } = vi.hoisted(() => ({ listStories: vi.fn() }))

vi.mock('#lib/content/gateway.ts', () => ({
  contentGateway: () => ({ listStories, forVisitor: (request: () => Promise<unknown>) => request() }),
}))

vi.mock('@barriere/shared/domain/time/clock.ts', () => ({
  systemClock: { now: () => Date.parse('2026-06-10T10:00:00Z') },
}))

const story = (slug: string, content: Readonly<Record<string, unknown>>) =>
  parseStoryReference({
    uuid: `u-${slug}`,
    name: slug,
    full_slug: `website-hotels/${slug}`,
    content: { _uid: slug, title: `Titre <${slug}>`, teaser: 'Un & deux', ...content },
  })

const STORIES: Readonly<Record<string, unknown[]>> = {
  article: [
    story('journal/ancien', { component: 'article', published_on: '2026-05-01 06:00', category: 'table' }),
    story('journal/nouveau', { component: 'article', published_on: '2026-06-01 06:00', category: 'places' }),
  ],
  event: [
    story('evenements/passe', { component: 'event', town: 'deauville', starts_at: '2026-06-09 18:00' }),
    story('evenements/tournoi', {
      component: 'event',
      town: 'deauville',
      starts_at: '2026-07-01 18:00',
      gambling: true,
    }),
    story('evenements/fete', { component: 'event', town: 'deauville', starts_at: '2026-07-14 18:00' }),
  ],
  show: [
    story('spectacles/cabaret', {
      component: 'show',
      town: 'deauville',
      performances: [
        { _uid: 'a', component: 'performance', starts_at: '2026-07-02 18:30' },
        { _uid: 'b', component: 'performance', starts_at: '2026-07-03 18:30', status: 'canceled' },
        { _uid: 'c', component: 'performance', starts_at: '2026-07-04 18:30', status: 'postponed' },
      ],
    }),
  ],
}

const ask = (name: string) => GET(new Request(`http://localhost/feeds/${name}`), { params: Promise.resolve({ name }) })

const read = async (name: string) => {
  const answer = await ask(name)
  const xml = new DOMParser().parseFromString(await answer.text(), 'application/xml')
  const texts = (selector: string) => [...xml.querySelectorAll(selector)].map(({ textContent }) => textContent)
  return { answer, xml, texts }
}

beforeEach(() => {
  listStories.mockImplementation(async ({ contentType }: { contentType: string }) => ({
    stories: STORIES[contentType],
    tags: [],
  }))
})

test('the journal, the newest first, is XML that a reader understands', async () => {
  const { answer, xml, texts } = await read('journal-fr.xml')
  expect(answer.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8')
  expect(xml.querySelector('parsererror')).toBeNull()
  expect(texts('channel > language')).toEqual(['fr'])
  expect(texts('item > title')).toEqual(['Titre <journal/nouveau>', 'Titre <journal/ancien>'])
  expect(texts('item > link')[0]).toBe('http://localhost:3000/journal/nouveau')
  expect(texts('item > description')[0]).toBe('Un & deux')
  expect(texts('item > category')).toEqual(['Lieux', 'À table'])
  expect(texts('item > pubDate')[0]).toBe('Mon, 01 Jun 2026 06:00:00 GMT')
})

test('the agenda tells what is to come and when, without what is cancelled, postponed or gambling', async () => {
  const { xml, texts } = await read('agenda-en.xml')
  expect(texts('item > title').map((title) => title.replace(/\u00a0/g, ' '))).toEqual([
    'Thu 2 July, 8.30 pm · Titre <spectacles/cabaret>',
    'Tue 14 July, 8 pm · Titre <evenements/fete>',
  ])
  expect([...xml.getElementsByTagName('ev:startdate')].map(({ textContent }) => textContent)).toEqual([
    '2026-07-02T18:30:00.000Z',
    '2026-07-14T18:00:00.000Z',
  ])
  expect(new Set(texts('guid')).size).toBe(2)
})

test('while the content is away, a reader is told to come again', async () => {
  listStories.mockRejectedValue(new ContentError('down'))
  expect([(await ask('journal-en.xml')).status, (await ask('agenda-fr.xml')).headers.get('retry-after')]).toEqual([
    503,
    '10',
  ])
})

test.each(['journal.xml', 'journal-de.xml', 'x'])('%s is no feed', async (name) => {
  expect((await ask(name)).status).toBe(404)
})
