import { type Fixtures, filler } from '../fixture-values.ts'
import { showStories } from '../shows-list/shows-list.fixtures.ts'

export const showDatesFixtures: Fixtures = {
  minimal: { _uid: 'show-dates-minimal', component: 'show-dates', show: [showStories.jazz.uuid] },
  full: {
    _uid: 'show-dates-full', component: 'show-dates', eyebrow: 'Réserver', title: 'Quatre soirs', intro: 'Ouverture des portes une heure avant.',
    show: [showStories.piano.uuid], show_past: true, tone: 'night',
  },
  longest: { _uid: 'show-dates-longest', component: 'show-dates', eyebrow: filler(60), title: filler(80), intro: filler(300), show: [showStories.piano.uuid], tone: 'alternate' },
}
