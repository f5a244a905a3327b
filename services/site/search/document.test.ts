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
