import { type Fixtures, UNBREAKABLE, assetOf, filler, storyOf } from '../fixture-values.ts'
import { openingHoursFixtures } from '../opening-hours/opening-hours.fixtures.ts'
import { showStories } from '../shows-list/shows-list.fixtures.ts'

export const keyFactsStories = {
  restaurant: storyOf('restaurants/key-facts', {
    component: 'restaurant',
    title: 'La Criée',
    image: assetOf('restaurant-la-criee.avif', 960, 640),
    town: 'Deauville',
    street: '2, promenade des Cabines',
    phone: '02 61 91 00 27',
    price: '34',
    booking_provider: 'thefork',
    booking_id: '7d1c52a4-3b0e-4f69-9a8d-20c6e45b1f73',
    body: [
      { _uid: 'hours', component: 'opening-hours', periods: openingHoursFixtures.full.periods },
      { _uid: 'menu', component: 'menu' },
      { _uid: 'info', component: 'restaurant-info' },
    ],
  }),
  casino: storyOf('casinos/key-facts', {
    component: 'casino',
    title: `${UNBREAKABLE} ${filler(60)}`,
    town: UNBREAKABLE,
    street: filler(90),
    phone: '+33 (0)1 99 00 10 20',
    body: [{ _uid: 'hours', component: 'opening-hours', periods: openingHoursFixtures.longest.periods }],
  }),
}

export const keyFactsFixtures: Fixtures = {
  minimal: { _uid: 'key-facts-minimal', component: 'key-facts', of: [showStories.piano.uuid] },
  full: { _uid: 'key-facts-full', component: 'key-facts', of: [keyFactsStories.restaurant] },
  longest: { _uid: 'key-facts-longest', component: 'key-facts', of: [keyFactsStories.casino] },
}
