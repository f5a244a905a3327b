import { expect, test } from 'vitest'
import { toDocuments } from './document.ts'
import { Places } from './surroundings.ts'
import type { RawStory } from '../../kit/content/client.ts'

const story = (slug: string, content: Record<string, unknown>): RawStory => ({
  uuid: slug,
  full_slug: `website-hotels/${slug}`,
  content: { _uid: slug, component: 'page', title: slug, body: [], ...content },
})

const faq = (...questions: string[]) => ({
  _uid: 'faq',
  component: 'faq',
  items: questions.map((question, index) => ({
    _uid: `q${index}`,
    component: 'faq-item',
    question,
    answer: {
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: `Oui, ${'bien sûr '.repeat(40)}` }] }],
    },
  })),
})

test('each question of a page is found by itself, with the beginning of its answer and the name of its page', () => {
  const hotel = story('hotels/x/', { component: 'hotel', title: 'X', town: 'Cannes', price: '200', stars: '5' })
  const [page, ...questions] = toDocuments(
    { ...hotel, content: { ...hotel.content, body: [faq('Un parking ?', 'Un ascenseur ?')] } },
    'fr',
    new Places(),
  )
  expect(page).toMatchObject({ kind: 'hotel', part: '', price: 200 })
  expect(questions).toMatchObject([
    { kind: 'question', part: 'q0', name: 'Un parking ?', town: 'Cannes', price: undefined, stars: undefined },
    { kind: 'question', part: 'q1', name: 'Un ascenseur ?', shown: { page: 'X' } },
  ])
  expect(questions[0]?.shown.text).toMatch(/^Oui, bien sûr .{100,170}…$/)
})

test('pages are found; those hidden from search engines where editors list them', () => {
  const found = (content: Record<string, unknown>): number =>
    toDocuments(story('page', content), 'fr', new Places()).length
  expect(found({})).toBe(1)
  expect(found({ seo_hidden: true })).toBe(0)
  expect(found({ seo_hidden: true, search_listed: true })).toBe(1)
  expect(found({ component: 'header' })).toBe(0)
})

test('a page has the region of its town among its words', () => {
  const places = new Places()
  places.note('d', story('destinations/d', { component: 'destination', title: 'Dinard', region: 'Bretagne' }))
  const [document] = toDocuments(story('x', { component: 'restaurant', title: 'X', town: 'Dinard' }), 'fr', places)
  expect(document?.words.B).toContain('Bretagne')
})

test('a tournament stands where its casino does, with its days, its buy-in and as gambling', () => {
  const places = new Places()
  places.note('c', { ...story('casinos/c', { component: 'casino', town: 'Deauville', latitude: '49.36' }), uuid: 'c' })
  const flight = (at: string, status: string) => ({
    _uid: at,
    component: 'tournament-flight',
    starts_at: at,
    places: '40',
    status,
  })
  const [document] = toDocuments(
    story('tournois/x', {
      component: 'tournament',
      casino: ['c'],
      game: 'omaha',
      format: 'deepstack',
      flights: [
        flight('2026-12-02 19:00', 'open'),
        flight('2026-12-03 23:30', 'open'),
        flight('2026-12-09', 'canceled'),
      ],
      buy_in_prize: '70',
      buy_in_fee: '8.5',
      buy_in_staff: '4',
    }),
    'fr',
    places,
  )
  expect(document).toMatchObject({
    kind: 'tournament',
    town: 'Deauville',
    latitude: 49.36,
    category: 'deepstack',
    price: 82.5,
    days: [
      ['2026-12-02', '2026-12-02'],
      ['2026-12-04', '2026-12-04'],
    ],
    shown: { gambling: true, dates: ['2026-12-02T19:00:00.000Z', '2026-12-03T23:30:00.000Z'] },
  })
  expect(document?.words.B).toMatch(/tournoi poker .*omaha/)
})
