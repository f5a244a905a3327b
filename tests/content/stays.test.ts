import { describe, expect, test } from 'vitest'
import { DEMONSTRATION } from '@barriere/shared/locales/locales.ts'
import { STAYS } from '#services/hotel/seed/stays.ts'
import { AUDIENCE } from '#services/partners/availability/availability.ts'
import { LOCALES } from '@barriere/shared/domain/locale.ts'
import { inLanguage, pagesOf, readSpace } from './space.ts'

const pages = pagesOf(readSpace())

describe('stays of the demonstration members', () => {
  const stays = Object.values(STAYS).flat()

  test.each(LOCALES)('are in rooms that their hotels have, for as many as these take, in %s', (locale) => {
    expect(stays.length).toBeGreaterThan(10)
    for (const [[name, town, hotel], room, , , adults, children] of stays) {
      const page = (end: string) =>
        pages.find(({ full_slug: slug }) => slug === `website-hotels/hotels/${hotel}/${end}`)
      expect(page('')?.content).toMatchObject({ title: name, town })
      const content = inLanguage(page(`chambres/${room}`)?.content ?? {}, locale) as Readonly<Record<string, unknown>>
      expect([room, content.title]).toEqual([room, DEMONSTRATION[locale].rooms[room]])
      expect([room, Number(content.guests) >= adults + children]).toEqual([room, true])
    }
  })
})

test.each(LOCALES)('members are promised the price of the booking engine, in %s', (locale) => {
  expect(DEMONSTRATION[locale].advantages['member-rate'].text).toMatch(
    new RegExp(`^${AUDIENCE.public - AUDIENCE.member}\\s?%`),
  )
})
