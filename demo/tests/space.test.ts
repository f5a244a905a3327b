import { describe, expect, it } from 'vitest'
import { pagesOf, readSpace, walk } from '../../tests/content/space.ts'
import { textsOf } from './texts.ts'
import {
  findBadSeo,
  findBadTypography,
  findBanned,
  findRepeated,
  findTooLong,
  findUntranslated,
  findUnwarned,
} from './wording.ts'

const space = readSpace()

describe('the demonstration space', () => {
  it('has words in both languages', () => {
    const count = (language: string) => textsOf(space).filter((text) => text.language === language).length
    expect(count('fr')).toBeGreaterThan(400)
    expect(count('en')).toBeGreaterThan(400)
  })

  it.each([
    ['destination', 8],
    ['hotel', 10],
    ['room', 30],
    ['casino', 8],
    ['restaurant', 16],
    ['spa', 6],
    ['activity', 16],
    ['offer', 12],
    ['seminar', 6],
    ['show', 14],
    ['event', 10],
    ['tournament', 10],
    ['article', 12],
    ['collection', 4],
  ])('is a whole group: %s × %i', (component, count) => {
    expect(pagesOf(space).filter(({ content }) => content.component === component).length).toBeGreaterThanOrEqual(count)
  })

  it('has three or four rooms in each hotel, restaurants of all booking kinds, and every status in its diary', () => {
    const of = (component: string) => pagesOf(space).filter(({ content }) => content.component === component)
    for (const { full_slug } of of('hotel')) {
      const rooms = of('room').filter((room) => room.full_slug.startsWith(full_slug))
      expect([full_slug, rooms.length >= 3]).toEqual([full_slug, true])
    }
    expect(new Set(of('restaurant').map(({ content }) => content.booking_provider))).toEqual(
      new Set(['thefork', 'zenchef', 'sevenrooms']),
    )
    const statuses = new Set(
      [...walk([...of('show'), ...of('event')].map(({ content }) => content))]
        .map(({ node }) => node.status)
        .filter(Boolean),
    )
    expect(statuses).toEqual(new Set(['open', 'canceled', 'exclusive', 'full', 'postponed', 'promotion']))
  })

  it.each([
    ['is translated throughout', findUntranslated],
    ['keeps to the typography of each language', findBadTypography],
    ['has no paragraph twice', findRepeated],
    ['keeps to the lengths of its fields', findTooLong],
    ['tells search engines what each page is', findBadSeo],
    ['has none of the words that say nothing', findBanned],
    ['gives the gambling warning as the law has it', findUnwarned],
  ])('%s', (_rule, find) => {
    expect(find(space)).toEqual([])
  })
})
