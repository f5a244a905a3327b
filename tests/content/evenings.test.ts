import { describe, expect, it } from 'vitest'
import { datesOf, hoursOf } from '#blocks/evening/town-options.ts'
import { isFeasible } from '#lib/booking/itinerary/hours.ts'
import { planItineraries, showNights } from '#lib/booking/itinerary/plan-itineraries.ts'
import { parseStoryReference } from '@barriere/shared/block-kit/decode.ts'
import { fromParisTime } from '@barriere/shared/domain/time/paris-time.ts'
import { inLanguage, pagesOf, readSpace } from './space.ts'

/** The space's stories, as a list brings them, with their blocks. */
const stories = pagesOf(readSpace()).flatMap((story) => {
  const reference = parseStoryReference({ ...story, content: inLanguage(story.content, 'fr') })
  return reference ? [reference] : []
})

const of = (component: string) => stories.filter((story) => story.component === component)

/** Days of the demonstration count from the Monday of the week in which it is loaded: here, that of the files. */
const MONDAY = '2026-06-01'

const NOW = fromParisTime(MONDAY, '09:00')

const evenings = of('destination').map(({ content: { title } }) => {
  const town = String(title)
  const property = { uuid: '', town }
  const shows = (['show', 'event'] as const).flatMap((kind) => datesOf(kind, of(kind), property, [], { locale: 'fr' }))
  const restaurants = of('restaurant').flatMap((story) => {
    const hours = story.content.town === town ? hoursOf(story) : undefined
    return hours ? [{ key: story.uuid, ...hours }] : []
  })
  const nights = showNights(shows, NOW).map((day) => ({
    day,
    plan: planItineraries({ day, party: 2, shows, restaurants, hotel: undefined, now: NOW }),
  }))
  return { town, nights }
})

describe('evenings of the demonstration', () => {
  it('has shows in each of the eight towns', () => {
    expect(evenings).toHaveLength(8)
    expect(evenings.filter(({ nights }) => nights.length < 8)).toEqual([])
  })

  it.each(evenings)('$town: on most nights with a show, dinner is possible too', ({ nights }) => {
    const whole = nights.filter(({ plan }) => plan.itineraries.some(({ table, show }) => table && show))
    expect(whole.length / nights.length).toBeGreaterThanOrEqual(0.6)
  })

  it.each(evenings)('$town: every proposal can be lived as it is proposed', ({ nights }) => {
    for (const { day, plan } of nights) {
      expect(plan.itineraries.length).toBeGreaterThan(0)
      for (const itinerary of plan.itineraries) expect([day, isFeasible(itinerary, day, NOW)]).toEqual([day, true])
    }
  })
})
